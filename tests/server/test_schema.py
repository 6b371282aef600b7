"""The OpenAPI schema, and requests generated from it: the site answers all of them in its own form."""

import re
from pathlib import Path
from tempfile import gettempdir

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from chrysalide.server.operate.app import create_app
from tests.depth import examples
from tests.server.site import PEOPLE, SECONDS, Opened, Site

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SCHEMA = create_app(f"sqlite:///{gettempdir()}/never-opened.db").openapi()
OPERATIONS = [(method.upper(), path) for path, methods in SCHEMA["paths"].items() for method in methods]
CAN_BE_WRONG = [
    (method, path)
    for method, path in OPERATIONS
    if "requestBody" in SCHEMA["paths"][path][method.lower()] or path.endswith("/rules/{lang}")
]
HOLE = re.compile(r"\{\w+\}")


@pytest.fixture(scope="module")
def table(site: Site) -> Opened:
    """With a seat that has a token, and one that has an invitation."""
    return site.open({"kind": "person"}, {"kind": "open"})


@pytest.fixture(scope="module")
def described(site: Site) -> OpenApiSchema:
    schema = schemathesis.openapi.from_dict(site.get("/api/openapi.json").json())
    schema.config.update(base_url=f"http://127.0.0.1:{site.port}")
    return schema


def test_the_schema_is_valid_and_names_all_that_the_protocol_does(described: OpenApiSchema) -> None:
    described.validate()
    told = re.findall(r"^\| `([A-Z]+) (/api/[^`?]*)", PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE)
    known = {(method, HOLE.sub("{}", path)) for method, path in OPERATIONS}
    assert known == {(method, HOLE.sub("{}", path)) for method, path in told}
    assert "HTTPValidationError" not in str(described.raw_schema)  # our errors have their own form


CASES = [(*operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
CASES += [(*operation, GenerationMode.NEGATIVE) for operation in CAN_BE_WRONG]


@pytest.mark.parametrize(("method", "path", "mode"), CASES)
@given(data=st.data())
@settings(examples(10), suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_has_an_answer(
    described: OpenApiSchema, table: Opened, method: str, path: str, mode: GenerationMode, data: st.DataObject
) -> None:
    case = data.draw(described[path][method].as_strategy(generation_mode=mode))
    if "{table_id}" in path and data.draw(st.booleans()):
        case.path_parameters["table_id"] = table.id
        if data.draw(st.booleans()):
            case.headers["Authorization"] = f"Bearer {table.tokens[0]}"
    response = case.call(timeout=SECONDS)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
    assert "set-cookie" not in response.headers
    if response.status_code >= 400:
        assert set(response.json()["error"]) == {"code", "message", "text"}


def test_the_example_in_the_schema_opens_a_table(site: Site, described: OpenApiSchema) -> None:
    game = described.raw_schema["components"]["schemas"]["NewTable"]["properties"]["game"]["examples"][0]
    assert site.post("/api/tables", {"game": game, "seats": list(PEOPLE)}).status_code == 201
