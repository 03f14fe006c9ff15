"""What deploys the server says what the program reads, and runs it with as little as it needs."""

from __future__ import annotations

import json
import re
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.run_dockerfile import build, instructions, let_in_by_docker

ROOT = Path(__file__).parents[1]
VARIABLE = re.compile(r"SHOWRUNNER_[A-Z_]+|OPENAI_[A-Z_]+|OTEL_[A-Z_]+|DATABASE_URL")
ENV_EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
COMPOSE_TEXT = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(COMPOSE_TEXT)
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
SERVICES: dict[str, Any] = COMPOSE["services"]
METRICS_PORT = 9464
"""Where a worker serves `/metrics` and `/health`."""
COMPOSE_ONLY = {
    *("POSTGRES_PASSWORD", "SITE_ADDRESS", "HTTP_PORT", "HTTPS_PORT", "MODEL_FILE"),
    *("SUBNET", "CONTAINERS", "PROXY_ADDRESS", "API_PROCESSES"),
    *("PRUNE_DAYS", "BACKUP_DAYS"),
}
"""What `docker-compose.yml` alone needs."""
CLIENT_ONLY = {"SHOWRUNNER_TOKEN"}
"""What commands need that speak to a server from elsewhere."""


def terms_of(stage: int, name: str) -> list[str]:
    return [terms for said, terms in instructions(stage) if said == name]


def read_by_the_program() -> set[str]:
    """The environment variables that the package's code names, as far as they are a server's."""
    quoted = re.compile(rf'"({VARIABLE.pattern})"')
    sources = (ROOT / "showrunner").rglob("*.py")
    named = {name for path in sources for name in quoted.findall(path.read_text(encoding="utf-8"))}
    return named - CLIENT_ONLY


def described() -> dict[str, str]:
    """The variables of the example, each with the comment before it."""
    found = re.findall(r"(?m)((?:^#.*\n)+)^([A-Z_]+)=", ENV_EXAMPLE)
    return {name: comment for comment, name in found}


def test_the_example_of_settings_names_and_explains_every_setting_and_no_other() -> None:
    names = re.findall(r"(?m)^([A-Z_]+)=", ENV_EXAMPLE)
    assert len(set(names)) == len(names)
    assert set(names) == read_by_the_program() | COMPOSE_ONLY
    assert set(described()) == set(names)


def test_the_example_of_settings_holds_no_secret() -> None:
    for name in ("POSTGRES_PASSWORD", "DATABASE_URL", "SHOWRUNNER_SMTP_URL", "OPENAI_API_KEY"):
        assert re.search(rf"(?m)^{name}=$", ENV_EXAMPLE)


def test_the_page_on_deploying_names_no_setting_that_there_is_not() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    named = set(VARIABLE.findall(page))
    assert len(named) > 5
    assert named <= read_by_the_program()


def test_compose_hands_on_every_setting_that_the_program_reads() -> None:
    given = COMPOSE["services"]["api"]["environment"]
    assert set(given) == read_by_the_program()
    for name in given.keys() - {"DATABASE_URL", "SHOWRUNNER_TRUSTED_PROXIES"}:
        assert given[name] == f"${{{name}:-}}"


def test_compose_believes_its_own_proxy_and_nobody_else() -> None:
    """Its address is fixed, and outside the part of the network that other containers get."""
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    proxy = SERVICES["proxy"]["networks"]["default"]["ipv4_address"]
    trusted = SERVICES["api"]["environment"]["SHOWRUNNER_TRUSTED_PROXIES"]
    assert trusted == f"${{SHOWRUNNER_TRUSTED_PROXIES:-{proxy}}}"
    address, subnet, others = (
        re.sub(r"\$\{[A-Z_]+:-(.*)\}", r"\1", one)
        for one in (proxy, network["subnet"], network["ip_range"])
    )
    assert ip_address(address) in ip_network(subnet)
    assert ip_address(address) not in ip_network(others)
    assert set(ip_network(others)) < set(ip_network(subnet))
    assert ip_network(subnet).is_private
    for name, value in (("PROXY_ADDRESS", address), ("SUBNET", subnet), ("CONTAINERS", others)):
        assert re.search(rf"(?m)^{name}={re.escape(value)}$", ENV_EXAMPLE)


def test_the_proxy_speaks_tls_and_finds_every_api_process() -> None:
    proxy = SERVICES["proxy"]
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    assert set(re.findall(r"\{\$([A-Z_]+)", CADDYFILE)) == set(proxy["environment"])
    assert "Strict-Transport-Security" in CADDYFILE
    command, scale = SERVICES["api"]["command"], SERVICES["api"]["scale"]
    port = command[command.index("--port") + 1]
    processes = [f"{COMPOSE['name']}-api-{number}:{port}" for number in range(1, scale + 1)]
    assert f"reverse_proxy {{$API_PROCESSES:{' '.join(processes)}}} {{" in CADDYFILE
    assert proxy["environment"]["API_PROCESSES"] == f"${{API_PROCESSES:-{' '.join(processes)}}}"
    assert f"\nAPI_PROCESSES={' '.join(processes)}\n" in ENV_EXAMPLE
    assert "health_uri /ready" in CADDYFILE, "a process without a database gets no requests"
    assert "flush_interval -1" in CADDYFILE, "streams must not wait"
    assert CADDYFILE.count("{") == CADDYFILE.count("}")


def test_compose_runs_two_api_processes_and_workers_that_drive() -> None:
    api, worker = SERVICES["api"], SERVICES["worker"]
    assert api["scale"] >= 2 <= worker["scale"]
    assert api["command"][-2:] == ["--workers", "external"]
    assert worker["command"] == ["showrunner", "worker", "--metrics", f"0.0.0.0:{METRICS_PORT}"]
    differ = {"command", "scale", "healthcheck", "stop_grace_period"}
    assert {name: one for name, one in api.items() if name not in differ} == {
        name: one for name, one in worker.items() if name not in differ
    }
    kind, *probe = worker["healthcheck"]["test"]
    assert (kind, probe[:2]) == ("CMD", ["python", "-c"])
    compile(probe[2], "probe", "exec")
    assert f"http://127.0.0.1:{METRICS_PORT}/health" in probe[2]


def test_prometheus_finds_every_process_that_has_metrics() -> None:
    jobs = yaml.safe_load((ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8"))
    found = {}
    for job in jobs["scrape_configs"]:
        (names,) = job["dns_sd_configs"]
        (service,) = names["names"]
        found[service] = (names["type"], names["port"], "authorization" in job)
    assert found == {"api": ("A", 8000, True), "worker": ("A", METRICS_PORT, False)}
    assert set(found) <= set(SERVICES)


def test_a_model_server_pruning_and_backups_run_only_where_they_are_asked_for() -> None:
    profiles = {name: one["profiles"] for name, one in SERVICES.items() if "profiles" in one}
    assert profiles == {name: [name] for name in ("prune", "backup", "model")}
    assert "ports" not in SERVICES["model"]


def test_the_page_on_deploying_has_every_proxy_say_that_tls_is_to_be_used() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^```[a-z]*\n(.*?)^```$", page)
    proxies = [block for block in blocks if "reverse_proxy" in block or "proxy_pass" in block]
    assert len(proxies) == 2
    assert all("Strict-Transport-Security" in one for one in proxies)


def test_compose_takes_nothing_from_outside_that_the_example_does_not_name() -> None:
    taken = set(re.findall(r"\$\{([A-Z_]+)", COMPOSE_TEXT))
    assert taken >= COMPOSE_ONLY
    assert taken <= set(described())


def test_compose_starts_without_defaults_for_secrets() -> None:
    passwords = re.findall(r"\$\{POSTGRES_PASSWORD[^}]*\}", COMPOSE_TEXT)
    assert passwords and set(passwords) == {"${POSTGRES_PASSWORD:?set it in .env}"}


def test_compose_runs_postgresql_18_and_the_api_watched_and_restarted() -> None:
    database = SERVICES["database"]
    assert database["image"] == "postgres:18"
    assert database["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    for name in ("api", "worker"):
        assert SERVICES[name]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert {service["restart"] for service in SERVICES.values()} == {"unless-stopped"}
    volumes = {entry.split(":")[0] for one in SERVICES.values() for entry in one["volumes"]}
    assert {name for name in volumes if not name.startswith(".")} == set(COMPOSE["volumes"])


def test_compose_publishes_the_proxy_and_nothing_else() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["proxy"]
    assert not any("container_name" in one for one in SERVICES.values())
    for name in ("api", "worker"):
        assert (SERVICES[name]["cap_drop"], SERVICES[name]["read_only"]) == (["ALL"], True)


def test_images_are_official_ones_pinned_by_tag() -> None:
    bases = [terms_of(stage, "FROM")[0].split()[0] for stage in (0, 1)]
    assert len(set(bases)) == 1
    for image in (*bases, *(SERVICES[name]["image"] for name in ("database", "proxy"))):
        assert re.fullmatch(r"[a-z]+:[0-9][a-z0-9.-]*", image)
    assert "-slim" in bases[0]
    with pytest.raises(IndexError):
        instructions(2)


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    (user,) = terms_of(1, "USER")
    assert int(user) > 0
    (health,) = terms_of(1, "HEALTHCHECK")
    probe = json.loads(health.partition(" CMD ")[2])
    assert probe[:2] == ["python", "-c"]
    compile(probe[2], "probe", "exec")
    assert "http://127.0.0.1:8000/health" in probe[2]
    command = json.loads(terms_of(1, "CMD")[0])
    assert command[:2] == ["showrunner", "serve"]
    assert command[command.index("--port") + 1] == terms_of(1, "EXPOSE")[0] == "8000"
    names = [name for name, _ in instructions(1)]
    assert names.index("USER") < names.index("CMD")
    assert "COPY" not in names[names.index("USER") :]


def test_the_image_installs_what_the_locks_name_by_hash() -> None:
    (install, console, wheel) = terms_of(0, "RUN")
    assert "--require-hashes -r requirements-setup.lock" in install
    assert "--require-hashes requirements.lock" in install
    assert "-c requirements-dev.lock" in install
    assert "--require-hashes -r requirements-node.lock" in console
    assert " ci " in console, "what package-lock.json names by hash"
    assert re.search(r'-c requirements-dev\.lock "[^"]*\.whl\)\[workers,tracing\]"', wheel)
    installs = re.findall(r"pip (?:install|sync)[^&]*", " & ".join(terms_of(0, "RUN")))
    assert len(installs) == 5
    for one in installs:
        assert ".lock" in one or "--no-deps" in one


def test_no_secret_goes_into_the_image() -> None:
    for stage in (0, 1):
        assert not terms_of(stage, "ARG")
        for terms in terms_of(stage, "ENV"):
            assert not VARIABLE.search(terms)
    assert not list(let_in_by_docker([".env", "runs/showrunner.db", ".git/config", "tests/a.py"]))
    needed = ["pyproject.toml", "requirements.lock", "showrunner/errors.py", "cast/a.toml"]
    assert list(let_in_by_docker(needed)) == needed


def test_whatever_the_build_needs_is_let_in() -> None:
    needed = re.findall(r'"([a-z]+)"', _only_include())
    assert {"showrunner", "alembic"} <= set(needed)
    copied = [word for terms in terms_of(0, "COPY") for word in terms.split()[:-1]]
    files = [*(word for word in copied if word != "."), "README.md", "LICENSE"]
    assert len(list(let_in_by_docker([*files, *(f"{one}/x" for one in needed)]))) == len(
        files
    ) + len(needed)


def _only_include() -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"only-include = \[([^]]*)\]", text)
    assert found is not None
    return found[1]


@pytest.mark.full
def test_the_image_of_a_clean_checkout_has_the_console_workers_and_traces(tmp_path: Path) -> None:
    environment = build(tmp_path)
    (package,) = environment.glob("lib/*/site-packages/showrunner")
    pages = {path.name for path in (package / "console").iterdir()}
    assert {"index.html", "index.de.html"} <= pages
    imports = "import showrunner.running.worker, opentelemetry.exporter.otlp.proto.http"
    subprocess.run([environment / "bin" / "python", "-c", imports], cwd=tmp_path, check=True)
