"""A push service on this machine, and browsers that subscribe to it: they decrypt what the site sends."""

import json
import os
import queue
import threading
from base64 import urlsafe_b64decode
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chrysalide.server.table.web_push import encoded
from tests.server.site import SECONDS

CURVE = ec.SECP256R1()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages over plain http; `status` is what it answers."""

    def __init__(self) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.put(Received(self.path, dict(self.headers.items()), body))
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the base class's name
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def next(self) -> Received:
        return self.received.get(timeout=SECONDS)


@dataclass
class Device:
    """A browser's subscription: what it tells the site, and the private key that it keeps."""

    service: PushService
    name: str = "browser"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        point: bytes = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return point

    @property
    def endpoint(self) -> str:
        return f"{self.service.origin}/send/{self.name}"

    def described(self, lang: str = "fr") -> dict[str, str]:
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "lang": lang, **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message as a browser does: RFC 8188 and 8291, written from the receiver's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, closed = body[21 : 21 + length], body[21 + length :]
        assert len(closed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        root = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(root)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(root)
        text = AESGCM(key).decrypt(nonce, closed, None).rstrip(b"\0")
        assert text.endswith(b"\2")
        message: dict[str, Any] = json.loads(text[:-1])
        return message


def check_signature(header: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header and the public key that they are signed with; raises if the signature is wrong."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(half, "big") for half in (raw(signature)[:32], raw(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(parts["k"]))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    read: dict[str, Any] = json.loads(raw(claims))
    return read, parts["k"]
