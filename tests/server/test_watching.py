"""What operators get to watch and run a site with: alerts, a dashboard, a container, services."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY

from chrysalide.server import metrics
from tests.server.proxies import DEPLOY, program

ROOT = DEPLOY.parent
NAME = re.compile(r"\b(chrysalide_\w+|process_\w+)")
OTHERS = {"process_resident_memory_bytes", "process_cpu_seconds_total"}  # of prometheus_client, on Linux


def exported() -> set[str]:
    """The names of all series, as Prometheus sees them."""
    assert metrics.__name__  # it has registered them
    names = set(OTHERS)
    for family in REGISTRY.collect():
        if family.name.startswith("chrysalide"):
            ending = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "info": ["_info"]}
            names |= {family.name + end for end in ending.get(family.type, [""])}
    return names


def asked(part: Any) -> set[str]:
    """The series named in the expressions of alerts or of a dashboard."""
    if isinstance(part, dict):
        own = [str(part[key]) for key in ("expr", "query") if key in part]
        return {name for text in own for name in NAME.findall(text)}.union(*map(asked, part.values()))
    return set().union(*map(asked, part)) if isinstance(part, list) else set()


def alerts() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    return read


def dashboard() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return read


def test_alerts_and_dashboard_ask_for_what_is_exported() -> None:
    assert asked(alerts())
    assert asked(alerts()) <= exported()
    assert asked(dashboard()) <= exported()


def test_the_dashboard_shows_what_the_site_counts() -> None:
    """All but how long the pieces of reviews take."""
    shown = {re.sub(r"_(total|bucket|count|sum|info)$", "", name) for name in asked(dashboard())}
    counted = {family.name for family in REGISTRY.collect() if family.name.startswith("chrysalide")}
    left_out = {"chrysalide_reviews", "chrysalide_review_piece_seconds", "chrysalide_bot_processes_died"}
    assert counted - shown == left_out
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard()["panels"]]
    assert len(set(places)) == len(places)


def test_prometheus_accepts_the_alerts_and_each_is_set_off_by_what_it_is_for(tmp_path: Path) -> None:
    promtool = program("promtool")
    shutil.copy(DEPLOY / "alerts.yml", tmp_path)
    shutil.copy(Path(__file__).with_name("alerts_test.yml"), tmp_path)
    for command in (["check", "rules", "alerts.yml"], ["test", "rules", "alerts_test.yml"]):
        done = subprocess.run([promtool, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    tried = set(re.findall(r"alertname: (\w+), exp_alerts", (tmp_path / "alerts_test.yml").read_text("utf-8")))
    assert tried == {rule["alert"] for group in alerts()["groups"] for rule in group["rules"]}


def test_prometheus_accepts_the_dashboards_expressions(tmp_path: Path) -> None:
    """As rules: they have the same grammar."""
    promtool = program("promtool")
    expressions = [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]
    rules = [{"record": f"panel:{n}", "expr": one.replace("$job", "chrysalide")} for n, one in enumerate(expressions)]
    (tmp_path / "rules.yml").write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    command = [promtool, "check", "rules", str(tmp_path / "rules.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# --- containers -------------------------------------------------------------------------------------------------


def test_the_compose_file_fits_the_other_files() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    services = compose["services"]
    build = services["site"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for volume in services["proxy"]["volumes"]:
        if volume.startswith("./"):
            assert (DEPLOY / volume.partition(":")[0]).is_file()
    inside = {name for name, service in services.items() if "inside" in service["networks"]}
    assert inside == set(services), "they reach one another"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["site"]["environment"]["CHRYSALIDE_PROXIES"] == proxy
    assert services["proxy"]["environment"]["CHRYSALIDE_SITE"] == "site:8000"
    assert "CHRYSALIDE_SITE" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "@database/" in services["site"]["environment"]["CHRYSALIDE_DATABASE_URL"]


def test_the_site_understands_what_containers_and_services_start(capsys: pytest.CaptureFixture[str]) -> None:
    from chrysalide.cli.main import main

    assert main(["serve", "--help"]) == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    started = [*compose["services"]["site"]["command"], *json.loads(re.findall(r"^CMD (.*)$", image, re.MULTILINE)[-1])]
    started += re.findall(r"--[a-z-]+", (DEPLOY / "chrysalide.service").read_text(encoding="utf-8"))
    assert {word for word in started if word.startswith("--")} <= known


def test_the_image_leaves_behind_and_takes_only_what_there_is() -> None:
    """test_image.py builds it, in a thorough run."""
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    left = [name for line in re.findall(r"rm -rf (src.*?) \\$", image, re.MULTILINE) for name in line.split()]
    taken = re.findall(r"^COPY --from=build /opt/chrysalide/(\S+)", image, re.MULTILINE)
    assert left
    assert taken
    assert [name for name in (*left, *taken) if name != ".venv" and not any(ROOT.glob(name))] == []


@pytest.mark.parametrize(("file", "line"), [(".dockerignore", "**/.env"), (".gitignore", ".env")])
def test_the_secrets_of_the_services_stay_out_of_images_and_commits(file: str, line: str) -> None:
    """docs/hosting.md has the password of the database written to deploy/.env."""
    assert "> .env" in (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert line in (ROOT / file).read_text(encoding="utf-8").splitlines()
