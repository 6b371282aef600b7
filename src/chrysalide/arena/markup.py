"""Elements of a page: their contents are escaped, and every tag is closed."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, tostring

Part = Element | str | None


def tag(kind: str, /, *parts: Part | Iterable[Part], **attributes: str | float | None) -> Element:
    """`tag("p", "text", tag("b", "more"), class_="note")`; an attribute or a part that is None is left out."""
    element = Element(kind)
    for key, value in attributes.items():
        if value is not None:
            text = f"{value:.4g}" if isinstance(value, float) else str(value)
            element.set(key.rstrip("_").replace("_", "-"), text)
    for part in parts:
        for one in [part] if part is None or isinstance(part, str | Element) else part:
            _add(element, one)
    return element


def _add(element: Element, part: Part) -> None:
    if isinstance(part, Element):
        element.append(part)
    elif part is not None and len(element):
        element[-1].tail = (element[-1].tail or "") + part
    elif part is not None:
        element.text = (element.text or "") + part


def document(lang: str, head: list[Element], body: list[Element]) -> str:
    root = Element("html", lang=lang)
    SubElement(root, "head").extend(head)
    SubElement(root, "body").extend(body)
    return f"<!doctype html>\n{tostring(root, 'unicode', method='html')}\n"
