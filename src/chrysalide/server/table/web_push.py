"""Web push: a message that only one browser can read (RFC 8291, RFC 8188), signed by this site (VAPID, RFC 8292).

The library is imported on first use: most sites, and all tests of the rest, never need it.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

RECORD = 4096  # bytes of one encrypted record, as push services expect
LENGTH = 320  # every message is padded to this many bytes, so that its length says nothing
VALID_SECONDS = 12 * 3600  # push services accept signatures of up to a day
POINT = 65  # bytes of a public key
SECRET = 16  # bytes of the secret that the browser shares with us


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key on the curve P-256."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number: int = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are given when they subscribe."""
    return encoded(_point(private))


def is_browser_key(p256dh: str, auth: str) -> bool:
    """Could these come from a browser: a point on the curve, and a secret of the right length?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(p256dh)) == POINT and len(decoded(auth)) == SECRET
    except ValueError:
        return False


def encrypt(text: bytes, p256dh: str, auth: str, private: str = "", salt: bytes = b"", length: int = LENGTH) -> bytes:
    """The body of a push message. `private` and `salt` are drawn for every message, except in tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    private, salt = private or new_key(), salt or os.urandom(16)
    browser = decoded(p256dh)
    shared: bytes = _private(private).exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    )
    own = _point(private)
    root = _derive(shared, decoded(auth), b"WebPush: info\0" + browser + own, 32)
    key = _derive(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(root, salt, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\2" + bytes(max(0, length - len(text)))
    closed: bytes = AESGCM(key).encrypt(nonce, padded, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + closed


def authorization(private: str, endpoint: str, contact: str, now: float) -> str:
    """The header that says who sends: signed for one push service and half a day."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID_SECONDS, "sub": contact}
    signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature: bytes = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={signed}.{encoded(signature)}, k={public_key(private)}"


def _private(private: str) -> Any:
    """The library's own type of key, which is imported on first use."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1())


def _point(private: str) -> bytes:
    numbers = _private(private).public_key().public_numbers()
    point: bytes = b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return point


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    key: bytes = HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
    return key
