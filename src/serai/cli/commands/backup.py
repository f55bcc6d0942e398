"""`serai backup`: everything that a store holds as one file, also while a server is running; and back again."""

import argparse
from pathlib import Path

from serai.cli.common import print_json
from serai.cli.errors import CallError
from serai.cli.stores import finished, opened, place_of
from serai.cli.streams import clean


def run(arguments: argparse.Namespace) -> int:
    """Write a backup, or read one into an empty store."""
    if arguments.restore is not None:
        if arguments.file is not None:
            raise CallError("either FILE, to write a backup, or --restore FILE, to read one")
        if arguments.force:
            raise CallError("--force: a backup is never restored over a store that holds something")
        said = finished(_restore(Path(arguments.restore), place_of(arguments.data)))
    elif arguments.file is None:
        raise CallError("the name of the FILE to write is missing (see serai backup --help)")
    else:
        said = finished(_back_up(place_of(arguments.data), Path(arguments.file), arguments.force))
    if arguments.json:
        print_json(said)
    else:
        print(clean(" ".join(f"{word} {value}" if word else str(value) for word, value in _words(said))))
    return 0


async def _back_up(place: str | Path, path: Path, force: bool) -> dict[str, object]:
    async with opened(place, reading=True) as store:
        await store.backup(path, overwrite=force)
        from_place = store.place
    return {"done": "backup", "store": from_place, "file": str(path), "bytes": path.stat().st_size}


async def _restore(path: Path, place: str | Path) -> dict[str, object]:
    if not path.is_file():  # before a store is made
        raise CallError(f"{path}: there is no such file")
    async with opened(place, reading=False) as store:
        await store.restore(path)
        figures = await store.stats()
        to_place = store.place
    return {"done": "restore", "store": to_place, "file": str(path), "tables": figures.tables, "people": figures.people}


def _words(said: dict[str, object]) -> list[tuple[str, object]]:
    if said["done"] == "backup":
        return [("", said["store"]), ("is kept in", said["file"]), ("", f"({said['bytes']:,} bytes, checked)")]
    return [
        ("", said["file"]),
        ("is now in", said["store"]),
        ("", f"({said['tables']} tables, {said['people']} people)"),
    ]
