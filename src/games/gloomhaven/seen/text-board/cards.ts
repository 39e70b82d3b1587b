import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { card } from '../../printed/content/cards.ts';
import { items } from '../../printed/content/content.ts';
import { halfWords, itemWords } from '../../printed/words/card.ts';
import type { Chosen } from '../../state/state.ts';
import type { SeenCharacter, View } from '../view.types.ts';

/** What only the viewer knows: the hand with what the cards do, and what is chosen for this round. */
export function own({ own: mine }: View): BoardSection[] {
  if (!mine) return [];
  const { hand, chosen, played } = mine;
  return boardSection('own', [
    ...(chosen ? [chosenLine(chosen)] : []),
    ...(played.length > 0 ? [boardLine('played', { cards: [...played] })] : []),
    ...hand.map(cardLine),
  ]);
}

/** “Trample (initiative 72). Top … Bottom …” */
function cardLine(no: number): Message {
  const { initiative, top, bottom } = card(no);
  const does = (half: typeof top) => halfWords(half) as unknown as Json;
  return boardLine('card', { card: no, initiative, top: does(top), bottom: does(bottom) });
}

const chosenLine = (chosen: Chosen): Message =>
  chosen.what === 'rest'
    ? boardLine('chosen-rest')
    : boardLine('chosen', { lead: chosen.lead, second: chosen.second, initiative: card(chosen.lead).initiative });

/** A section for each character, the viewer's own first. */
export function characters({ characters: all, viewer }: View): BoardSection[] {
  const own = all.filter(({ seat }) => seat === viewer);
  return [...own, ...all.filter(({ seat }) => seat !== viewer)].map((one) => ({
    id: `character-${one.seat}`,
    heading: boardLine(one.seat === viewer ? 'you' : 'character', { seat: one.seat }),
    lines: characterLines(one),
  }));
}

function characterLines(one: SeenCharacter): Message[] {
  const { level, hand, discard, lost, active, played, chosen, hasChosen, xp, money, treasures, exhausted } = one;
  return [
    ...(exhausted ? [boardLine('exhausted')] : []),
    boardLine('level', { level, xp, money, class: one.class }),
    boardLine('hand', { n: hand, hasChosen }),
    ...(chosen ? [chosenLine(chosen)] : []),
    ...(played.length > 0 ? [boardLine('played', { cards: [...played] })] : []),
    ...(active.length > 0 ? [boardLine('active', { cards: active.map(activeNamed) })] : []),
    ...(discard.length > 0 ? [boardLine('discard', { cards: [...discard] })] : []),
    ...(lost.length > 0 ? [boardLine('lost', { cards: [...lost] })] : []),
    ...one.items.map(itemLine),
    ...(treasures.length > 0 ? [boardLine('treasures', { numbers: treasures.map(String) })] : []),
    modifierLine(one.modifiers),
  ];
}

const activeNamed = ({ card: no, half, used }: SeenCharacter['active'][number]): Json => ({
  key: `text-board.active-${half}`,
  args: { card: no, used: used || null },
});

function itemLine({ id, state, used }: SeenCharacter['items'][number]): Message {
  const item = items.get(id);
  return boardLine('item', {
    item: id,
    state: { key: `text-board.item-${state}` },
    used: used || null,
    does: item ? (itemWords(item) as unknown as Json) : null,
  });
}

/** Modifier cards that are left to draw, and those that have fallen. */
export const modifierLine = ({ left, discard }: SeenCharacter['modifiers']): Message =>
  boardLine('modifiers', { n: left, discard: [...discard] });
