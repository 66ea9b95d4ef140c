"""Write the golden pages anew; read the difference before you commit it."""

from __future__ import annotations

from tests.support.text.pages import FOLDER, pages


def main() -> None:
    """Write every page, and remove those that are no longer made."""
    FOLDER.mkdir(exist_ok=True)
    made = dict(pages())
    for path in FOLDER.glob("*.txt"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
