import type { Choice, TableInfo, Update } from "$web/net/protocol";

export function choice(action: string, ...targets: string[]): Choice {
  return {
    action,
    label: { id: action, args: {} },
    detail: null,
    targets,
    gain: null,
    badge: null,
    icon: null,
    held: false,
  };
}

export function update(seq: number, kind: Update["kind"] = "step", events = 1): Update {
  return {
    seq,
    length: seq,
    kind,
    eyes: 0,
    events: Array.from({ length: events }, (_, index) => ({ id: `event-${index}`, args: {} })),
    view: {
      game: "any",
      viewer: 0,
      rules_version: 1,
      seats_count: 2,
      options: {},
      actor: 0,
      phase: "play",
      scores: [0, 0],
      winners: [],
    },
    choices: [],
    undo: false,
    undo_turn: false,
    undo_rule: null,
    undo_ask: false,
    undo_asked: null,
    draw: false,
    draw_rule: null,
    asked: null,
    clocks: null,
  };
}

export function tableInfo(): TableInfo {
  return {
    table: "k3v9",
    game: "any",
    options: {},
    secret_hands: false,
    status: "playing",
    commitment: "sha256:00",
    seed: null,
    created: "2026-11-15T09:00:00Z",
    listed: false,
    chat: true,
    ready_check: false,
    clock: null,
    absent: "medium",
    help: true,
    history: 0,
    imported: false,
    next: null,
    origin: null,
    ending: null,
    draws: false,
    rules_version: 1,
    length: 0,
    seats: [
      {
        seat: 0,
        kind: "person",
        name: "Camille",
        avatar: null,
        level: null,
        connected: true,
        gone: false,
        keeper: null,
        ready: false,
        resigned: false,
        ways: [],
      },
      {
        seat: 1,
        kind: "bot",
        name: "Vulcain",
        avatar: null,
        level: "medium",
        connected: true,
        gone: false,
        keeper: null,
        ready: false,
        resigned: false,
        ways: [],
      },
    ],
    scores: [0, 0],
    winners: [],
  };
}
