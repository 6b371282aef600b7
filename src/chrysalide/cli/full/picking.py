"""From clicks on the picture to a choice: each click names the next target of those that are left."""

from dataclasses import dataclass, replace

from chrysalide.core.messages import Choice


@dataclass(frozen=True)
class Picking:
    choices: tuple[Choice, ...] = ()
    picked: tuple[str, ...] = ()

    @property
    def left(self) -> list[Choice]:
        """The choices that begin with what was picked."""
        return [choice for choice in self.choices if choice.targets[: len(self.picked)] == self.picked]

    @property
    def lit(self) -> set[str]:
        """What can be picked next."""
        return {choice.targets[len(self.picked)] for choice in self.left if len(choice.targets) > len(self.picked)}

    @property
    def settled(self) -> Choice | None:
        """The choice, once there is only one."""
        return self.left[0] if self.picked and len(self.left) == 1 else None

    def pick(self, target: str) -> "Picking | None":
        """One target more, or else the first one of another choice; None if it is neither."""
        if target in self.lit:
            return replace(self, picked=(*self.picked, target))
        fresh = replace(self, picked=())
        return replace(fresh, picked=(target,)) if target in fresh.lit else None

    def back(self) -> "Picking":
        return replace(self, picked=self.picked[:-1])
