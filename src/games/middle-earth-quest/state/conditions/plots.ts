import type { Table } from '#core/types';
import { plotInPlay, plots } from '../../printed/cards/decks.ts';
import type { PlotRule } from '../../printed/cards/rule.ts';
import type { Chosen, Plot } from '../../printed/cards/shapes.ts';
import { isHaven, LOCATIONS, neighbours, within } from '../../printed/map/map.ts';
import { activePlots, foesAt, influenceAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { holds } from './conditions.ts';

/** Plots: where they can be played, and what they do while they lie in a slot (MEQ-3.6, 3.7). */

/** MEQ-3.6: where a Plot card can be played now: its location, or those Sauron may choose; none if it cannot be. */
export function placesFor(g: State, id: string): string[] {
  const plot = plots.get(id);
  if (!plot || !g.slots.includes(null) || g.pool < plot.pool || !isAllowed(g, plot)) return [];
  const { affects } = plot;
  return 'at' in affects ? [affects.at] : LOCATIONS.filter((place) => satisfies(g, place, affects.chosen));
}

const isAllowed = (g: State, { requires }: Plot): boolean => !requires || holds(g, null, requires);

const hasMarker = (g: State, place: string): boolean => activePlots(g).some(({ at }) => at === place);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** MEQ-3.7: what the location that Sauron chooses must be. */
function satisfies(g: State, place: string, wanted: Chosen): boolean {
  const { oneOf, type, foeWithin, influenceAdjacent, hasCharacter, noPlotMarker } = wanted;
  return (
    (!oneOf || oneOf.includes(place)) &&
    (!type || isHaven(place)) &&
    (foeWithin === undefined || within(place, foeWithin).some((near) => foesAt(g, near).length > 0)) &&
    (!influenceAdjacent || sum(neighbours(place).map((near) => influenceAt(g, near))) >= influenceAdjacent) &&
    (!hasCharacter || Object.values(g.characters).includes(place)) &&
    (!noPlotMarker || !hasMarker(g, place))
  );
}

/** What holds because of plots in play, and where their markers lie. */
export const plotRules = <R extends PlotRule['rule']>(g: State, rule: R) =>
  activePlots(g).flatMap(({ card, at }) => {
    const plot = plotInPlay(card);
    const rules: readonly PlotRule[] = 'rules' in plot ? (plot.rules ?? []) : [];
    return rules.flatMap((one) => (one.rule === rule ? [{ at, rule: one as Extract<PlotRule, { rule: R }> }] : []));
  });

/** The plot in a slot, as options name slots: "1" is the first. Throws if none lies there. */
export function plotOf(g: State, slot: string): string {
  const plot = g.slots[Number(slot) - 1];
  if (!plot) throw new Error(`no plot in slot ${slot}`);
  return plot.card;
}

/** MEQ-6.13: a plot leaves its slot; starting plots leave the game. */
export function discardPlot({ g, tell }: Table<State>, slot: number): void {
  const plot = g.slots[slot];
  if (!plot) return;
  g.slots[slot] = null;
  if (plots.has(plot.card)) g.plotDeck.discard.push(plot.card);
  tell({ type: 'plot-discarded', shown: { plot: plot.card, place: plot.at } });
}
