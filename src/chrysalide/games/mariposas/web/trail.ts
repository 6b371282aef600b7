/** The steps of a turn up to the question that is asked: card, butterfly, cell; at a birth its cell, child, payment. */
import type { Props } from "$web/painting/contract";
import { pickedPiece } from "./aim";
import { placeArgs, type MariposasView } from "./types";

export interface Step {
  id: string;
  text: string;
  state: "done" | "now" | "next";
  /** The target that takes this step back. */
  back?: string;
  /** Of the card in play: its movements, and which are made. */
  moves?: { length: number; made: boolean }[];
}

type Scene = Pick<Props<MariposasView>, "view" | "lit" | "picked" | "t">;

export function trail(scene: Scene): Step[] {
  const { view, t } = scene;
  if (view.phase === "birth") return birthSteps(view, t);
  if (["flower", "gain", "adjacent"].includes(view.phase))
    return [cardStep(view, t), cellStep(view, t), { id: view.phase, text: t(`web-step-${view.phase}`), state: "now" }];
  if (["play", "copy", "launch", "land"].includes(view.phase)) return flightSteps(scene);
  return [];
}

function flightSteps({ view, lit, picked, t }: Scene): Step[] {
  const piece = view.turn.flying?.cell === null ? view.turn.flying.piece : pickedPiece(picked);
  const landing = [...lit].some((target) => target.startsWith("cell:"));
  const steps: Step[] = [cardStep(view, t)];
  const before = view.phase === "play" || view.phase === "copy";
  if (piece === null) steps.push({ id: "piece", text: t("web-step-piece"), state: before ? "next" : "now" });
  else steps.push(pieceStep(view, piece, picked, t));
  steps.push({ id: "cell", text: t("web-step-cell"), state: landing || (piece !== null && !before) ? "now" : "next" });
  return steps;
}

function cardStep(view: MariposasView, t: Scene["t"]): Step {
  const { card, as, moves } = view.turn;
  if (card === null || view.phase === "copy") return { id: "card", text: t("web-step-card"), state: "now" };
  const kind = [...view.kinds, ...view.bonus_kinds].find((one) => one.card === (as ?? card));
  const left = [...moves];
  const marked = (kind?.moves ?? []).map((length) => ({ length, made: !taken(left, length) }));
  // A bonus card may add movements; those of a card in flight are made.
  return {
    id: "card",
    text: t("web-step-card"),
    state: "done",
    moves: [...marked, ...left.map((length) => ({ length, made: false }))],
  };
}

function taken(left: number[], length: number): boolean {
  const at = left.indexOf(length);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

function pieceStep(view: MariposasView, piece: string, picked: readonly string[], t: Scene["t"]): Step {
  const generation = view.seats[view.seat]?.pieces.find((one) => one.piece === piece)?.generation ?? 0;
  const last = picked.at(-1);
  return {
    id: "piece",
    text: t("web-step-piece-named", { generation }),
    state: "done",
    ...(last !== undefined && picked.includes(`piece:${piece}`) ? { back: last } : {}),
  };
}

function cellStep(view: MariposasView, t: Scene["t"]): Step {
  const cell = view.cells.find((one) => one.cell === view.turn.flying?.cell);
  return { id: "cell", text: cell ? t("place", placeArgs(cell)) : t("web-step-cell"), state: "done" };
}

function birthSteps(view: MariposasView, t: Scene["t"]): Step[] {
  const { generation = 0, turns = false } = view.birth ?? {};
  return [
    cellStep(view, t),
    { id: "birth", text: t("web-step-birth", { generation, turns }), state: "done" },
    { id: "pay", text: t("web-step-pay"), state: "now" },
  ];
}
