import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { briefing } from '../../printed/words/scenario.ts';
import { HALVES } from '../../state/state.ts';
import type { View } from '../view.types.ts';

/** The round and its phase, whose turn it is, and who acts when. */
export function now({ stage, phase, round, turn, ends, order, elements }: View): BoardSection[] {
  return boardSection('now', [
    boardLine('round', { round: round || null, phase: { key: `text-board.phase.${phase}` } }),
    boardLine(`stage.${stage}`),
    ...(ends === null ? [] : [boardLine(`ends.${ends}`)]),
    ...(turn ? turnLines(turn) : []),
    ...(order.length > 0 ? [boardLine('order', { places: order.map(placeNamed) })] : []),
    ...elementLines(elements),
  ]);
}

function turnLines({ actor, done, moved, harm, infused }: NonNullable<View['turn']>): Message[] {
  const halves = HALVES.flatMap((half): Json[] => {
    const card = done[half];
    return card === undefined ? [] : [{ key: `text-board.done-${half}`, args: { card } }];
  });
  return [
    boardLine('turn', { actor, halves }),
    ...(moved + harm > 0 ? [boardLine('turn-so-far', { moved, harm })] : []),
    ...(infused.length > 0 ? [boardLine('infused', { elements: [...infused] })] : []),
  ];
}

function placeNamed(place: View['order'][number]): Json {
  const { initiative, done } = place;
  if (place.who === 'character') {
    const { seat, again = null } = place;
    return { key: 'text-board.place-seat', args: { seat, initiative, again, done } };
  }
  return { key: `text-board.place-${place.who}`, args: { type: place.type, initiative, done } };
}

function elementLines(elements: View['elements']): Message[] {
  const those = (state: string) => Object.entries(elements).flatMap(([id, is]) => (is === state ? [id] : []));
  return (['strong', 'waning'] as const).flatMap((state) =>
    those(state).length > 0 ? [boardLine(`elements-${state}`, { elements: those(state) })] : [],
  );
}

/** The scenario: its goal, what holds in it, its level, and what of its goal is done. */
export function goal({ scenario: no, level, monsterLevel, killed }: View): BoardSection[] {
  return boardSection('goal', [
    boardLine('scenario', { scenario: String(no), level, monsterLevel }),
    ...briefing(scenario(no)).map((says) => boardLine('goal-says', { says: says as unknown as Json })),
    ...Object.entries(killed).map(([type, n]) => {
      const isThing = scenario(no).objectives.some(({ id }) => id === type);
      return boardLine(isThing ? 'destroyed' : 'killed', { type, n });
    }),
  ]);
}
