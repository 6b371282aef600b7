"""Arrays of machine numbers for hot loops: the compiler's own if available, else lists that behave the same."""

from typing import TYPE_CHECKING, Any

__all__ = ["append", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:

        class vec(list):  # noqa: N801 - the compiler's name
            """As the compiler's `vec[i64]`: a slice is an independent array."""

            def __class_getitem__(cls, _item: Any) -> type:
                return cls

            def __getitem__(self, place: Any) -> Any:
                found = super().__getitem__(place)
                return vec(found) if isinstance(place, slice) else found

        def append(array: vec, item: Any) -> vec:
            array.append(item)
            return array
