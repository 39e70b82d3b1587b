import corruptionData from '#data/middle-earth-quest/corruption.json' with { type: 'json' };
import encounterData from '#data/middle-earth-quest/encounters.json' with { type: 'json' };
import eventData from '#data/middle-earth-quest/events.json' with { type: 'json' };
import perilData from '#data/middle-earth-quest/perils.json' with { type: 'json' };
import plotData from '#data/middle-earth-quest/plots.json' with { type: 'json' };
import shadowData from '#data/middle-earth-quest/shadows.json' with { type: 'json' };
import { byId } from '../terms/by-id.ts';
import { read } from '../terms/read.ts';
import { Corruptions, Encounters, Events, Perils, Plots, Shadows } from './shapes.ts';

/** The decks of event, encounter, peril, shadow, corruption and plot cards, each kind by id. Read once. */

export type { Corruption, Encounter, Event, Peril, Plot, Shadow, StartingPlot } from './shapes.ts';

export const events = byId(read('events.json', Events, eventData).cards);
const encounterFile = read('encounters.json', Encounters, encounterData);
export const encounters = byId(encounterFile.cards);
/** How many cards each deck of encounters has, by its id. */
export const encounterDecks: ReadonlyMap<string, number> = new Map(
  encounterFile.decks.map(({ id, size }) => [id, size]),
);
const perilFile = read('perils.json', Perils, perilData);
export const perils = byId(perilFile.cards);
/** How many encounter and Peril cards are drawn (MEQ-6.11, MEQ-6.14), but for corruption cards that say otherwise. */
export const DRAWN = { encounter: encounterFile.draw, peril: perilFile.draw } as const;
export const shadows = byId(read('shadows.json', Shadows, shadowData).cards);
export const corruptions = byId(read('corruption.json', Corruptions, corruptionData).cards);
const plotFile = read('plots.json', Plots, plotData);
export const startingPlots = byId(plotFile.starting);
export const plots = byId(plotFile.deck);
/** How many plots can be active at once. */
export const PLOT_SLOTS = plotFile.slots;

/** The cards of a deck as they lie in it, each as often as there are copies. */
export const copiesOf = (cards: ReadonlyMap<string, { id: string; copies?: number }>): string[] =>
  [...cards.values()].flatMap(({ id, copies = 1 }) => Array<string>(copies).fill(id));

/** A plot in a slot: of the deck, or one that Sauron began with. Throws if there is none. */
export function plotInPlay(id: string) {
  const found = plots.get(id) ?? startingPlots.get(id);
  if (!found) throw new Error(`no plot ${id}`);
  return found;
}
