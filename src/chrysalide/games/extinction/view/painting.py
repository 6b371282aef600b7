"""What a viewer may know, built by adding: the table for all, hidden hands and faces for those who know them."""

from chrysalide.core.game import View
from chrysalide.games.extinction.phrases import phrasebook
from chrysalide.games.extinction.previews import line_previews, side_previews
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.phases import PHASES, SETTING_UP
from chrysalide.games.extinction.view.asking import question, turn_state
from chrysalide.games.extinction.view.calendar import end, history, track, turn_number
from chrysalide.games.extinction.view.embassies import ambassadors, vote
from chrysalide.games.extinction.view.habitat import birth, cells, population, reserve, supply
from chrysalide.games.extinction.view.pending import position
from chrysalide.games.extinction.view.people import cards, roles, seats
from chrysalide.games.extinction.view.placing import places
from chrysalide.games.extinction.view.weather import effects


def paint(state: Extinction, viewer: int | None) -> View:
    module = state.tables.module
    phrases = phrasebook(state.tables)
    return {
        "phase": PHASES[state.phase],
        "seat": None if state.stage == SETTING_UP else int(state.active),
        "module": module.id,
        "module_name": module.name,
        "level": state.tables.level,
        "face": module.face,
        "year": int(state.year),
        "turn": turn_number(state),
        "cells": cells(state),
        "population": population(state),
        "reserve": reserve(state),
        "supply": supply(state),
        "skip": int(state.skip),
        "track": track(state),
        "vote": vote(state),
        "birth": birth(state),
        "seats": seats(state, viewer),
        "roles": roles(state),
        "places": places(state),
        "cards": cards(state),
        "ambassadors": ambassadors(state, viewer, phrases),
        "effects": effects(state, phrases),
        "turn_state": turn_state(state),
        "question": question(state),
        "lines": line_previews(state),
        "sides": side_previews(state),
        "history": history(state),
        "end": end(state),
        "position": position(state),
    }
