"""`showrunner export --as` writes every export, and `import` reads a bundle."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from showrunner.exports.registry import EXPORTS
from showrunner.exports.tables.columns import TABLES
from tests.cli.running import listed, played, run, waiting


def test_every_export_is_written_under_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    season = played(out=tmp_path / "played")
    names = [export.name for export in EXPORTS if export.in_bundle]
    for name in (*names, "bundle", "season-file"):
        written = run("export", season, "--as", name).stdout
        file = Path(written.removeprefix("written to ").split("\n")[0].split(" (digest")[0])
        assert file.stat().st_size, name
        assert season[:8] in file.name
    assert len(list(tmp_path.glob(f"*{season[:8]}*"))) == len(names) + 2


def test_an_archive_goes_into_a_folder_as_its_files(tmp_path: Path) -> None:
    season = played(out=tmp_path / "played")
    folder = tmp_path / "tables"
    folder.mkdir()
    run("export", season, "--as", "csv", "--out", str(folder))
    assert {path.name for path in folder.iterdir()} == {f"{name}.csv" for name in TABLES}
    run("export", season, "--as", "csv", "--out", str(tmp_path / "csv.zip"))
    assert len(zipfile.ZipFile(tmp_path / "csv.zip").namelist()) == len(TABLES)
    run("export", season, "--as", "wiki-votes", "--out", str(folder))
    assert [path for path in folder.iterdir() if path.name.endswith(f"{season[:8]}.votes.wiki")]


def test_a_bundle_is_imported_elsewhere(tmp_path: Path) -> None:
    season = waiting(tmp_path)
    run("export", season, str(tmp_path / "s.zip"), "--as", "bundle")
    other = ("--database", str(tmp_path / "other.db"))
    assert run("import", str(tmp_path / "s.zip"), *other).stdout.strip() == season[:8]
    assert [row["id"] for row in listed(*other)] == [season]
    again = run("import", str(tmp_path / "s.zip"), *other, code=2).stderr
    assert "stored already" in again
    (tmp_path / "cut.zip").write_bytes((tmp_path / "s.zip").read_bytes()[:-100])
    cut = run("import", str(tmp_path / "cut.zip"), "--copy", *other, code=2).stderr
    assert "cut.zip: the archive is incomplete or damaged" in cut
    assert len(listed(*other)) == 1


def test_an_export_may_be_made_for_a_viewer(tmp_path: Path) -> None:
    season = waiting(tmp_path)
    seat = "ama"
    run("export", season, str(tmp_path / "v.md"), "--as", "markdown-votes", "--viewer", seat)
    secret = run("export", season, "--as", "jsonl", "--viewer", seat, code=2).stderr
    assert "jsonl is for producers" in secret
    whole = run("export", season, "--as", "bundle", "--viewer", "public", code=2).stderr
    assert "it is for producers" in whole


def test_documents_are_written_in_a_language(tmp_path: Path) -> None:
    season = waiting(tmp_path)
    page = tmp_path / "season.md"
    run("export", season, str(page), "--as", "episodes", "--language", "de")
    assert "## Die Besetzung" in page.read_text(encoding="utf-8")
    assert "## Die Besetzung" in run("transcript", season, "--language", "de").stdout
    assert "## Die Besetzung" in run("transcript", season, "--full", "--language", "de").stdout
    wrong = run("export", season, "--as", "episodes", "--language", "xx", code=2).stderr
    assert "there is no language 'xx'" in wrong and "en" in wrong and "de" in wrong
    assert wrong == run("transcript", season, "--language", "xx", code=2).stderr
    data = run("export", season, "--as", "jsonl", "--language", "de", code=2).stderr
    assert "jsonl" in data and "only these are translated: episodes, html" in data
    whole = run("export", season, "--as", "bundle", "--language", "de", code=2).stderr
    assert "it is in English" in whole


def test_a_wrong_name_and_two_files(tmp_path: Path) -> None:
    season = waiting(tmp_path)
    assert "there is no export 'cvs'" in run("export", season, "--as", "cvs", code=2).stderr
    both = run("export", season, "a.csv", "--as", "csv", "--out", "b.csv", code=2).stderr
    assert "give only one of them" in both
    nowhere = run("export", season, "/proc/no/file", "--as", "csv", code=2).stderr
    assert "name a file that can be written" in nowhere
