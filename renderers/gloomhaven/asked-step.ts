import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look, NowAsked } from '../pictures.ts';
import type { Sign } from './act-events.ts';
import type { Act } from './act-terms.ts';
import { listIn, valueIn } from './asked-marks.ts';

/** The step that asks: what somebody is doing now and cannot go on with until they are answered. It ends the strip, in the colour of now. */

/** By which sign each question of a deed is told; and what of it is counted. */
const STEPS: Readonly<Record<string, { what: string; counts?: 'n' | 'points' }>> = {
  move: { what: 'move', counts: 'points' },
  'move-on': { what: 'move', counts: 'points' },
  'move-by-rule': { what: 'move' },
  'forced-way': { what: 'push' },
  attack: { what: 'attack', counts: 'n' },
  'attack-more': { what: 'target' },
  'kill-area': { what: 'attack' },
  'one-by-rule': { what: 'target' },
  'targets-by-rule': { what: 'target' },
  focus: { what: 'target' },
  place: { what: 'target' },
  'place-by-rule': { what: 'target' },
  'heal-by-rule': { what: 'heal' },
  push: { what: 'push', counts: 'n' },
  pull: { what: 'pull', counts: 'n' },
  recover: { what: 'cards' },
};

/** Whom an ability takes is asked with its own sign; all others have the sign of a target. */
const AIMS: ReadonlySet<string> = new Set(['heal', 'shield', 'retaliate', 'push', 'pull', 'damage']);

/** The sign of the step that a question is about: what is given, and how much of it where that is the same for all. */
function stepOf(key: string | undefined, about: NowAsked['about']): Sign | undefined {
  if (key === 'aim') {
    const said = valueIn(valueIn(about, 'asks'), 'args');
    const [op, given] = [String(valueIn(about, 'op')), listIn(said, 'conditions')];
    const what = given.length > 0 ? given.join(' ') : AIMS.has(op) ? op : op === 'recover' ? 'cards' : 'target';
    return { is: 'asks', n: Number(valueIn(said, 'n') ?? 0), what };
  }
  if (key === undefined || !Object.hasOwn(STEPS, key)) return undefined;
  const { what, counts } = STEPS[key]!;
  return { is: 'asks', n: counts === undefined ? 0 : Number(valueIn(about, counts) ?? 0), what };
}

/** All acts with the one that asks as the last: the newest of whoever asks, or another one; `asks` is absent where no deed does. */
export function withAsked(view: View, { now }: Look, acts: readonly Act[]): { acts: Act[]; asks?: Act } {
  const [first, ...others] = now?.asked ?? [];
  const sign = first && stepOf(first.key, first.about);
  if (!first || !sign || others.some(({ key }) => key !== first.key)) return { acts: [...acts] };
  const named = valueIn(first.about, 'actor');
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === first.seat)?.id;
  const doer = typeof named === 'string' && named !== '' ? named : (view.turn?.actor ?? hero ?? '');
  if (!view.figures.some(({ id }) => id === doer)) return { acts: [...acts] };
  const last = acts.at(-1);
  // A gift reaches whoever takes it.
  const asksOf = first.key === 'recover' && hero !== undefined && hero !== doer ? { asksOf: hero } : {};
  if (last?.doer !== doer) {
    const asks: Act = {
      act: (last?.act ?? 0) + 1,
      doer,
      went: false,
      came: [],
      asks: sign,
      ...asksOf,
      ...aimsOf(doer, now),
    };
    return { acts: [...acts, asks], asks };
  }
  Object.assign(last, { asks: sign, ...asksOf, ...onceAsked(last, sign) });
  return { acts: [...acts], asks: last };
}

/** Whom a monster means for which it is asked. */
function aimsOf(doer: string, now: Look['now']): Pick<Act, 'aims'> {
  const { shown } = now?.events.findLast(({ type, shown }) => type === 'intends' && shown.actor === doer) ?? {};
  return typeof shown?.focus === 'string' ? { aims: shown.focus } : {};
}

/** A plain attack or move that is asked about and of which nothing came yet: beside the question it would be read as a second one. */
function onceAsked({ card, came, went }: Act, { what }: Sign): Pick<Act, 'card'> {
  if (card?.as === undefined || card.as.what !== what || came.length > 0 || went) return {};
  return { card: { ...card, as: { ...card.as, isAsked: true } } };
}

/** From where to where it goes what somebody else may take from whoever acts. */
export function giftAsked({ figures, turn }: View, { now }: Look): { from: string; at: string }[] {
  const from = figures.find(({ id }) => id === turn?.actor)?.at;
  return (now?.asked ?? []).flatMap(({ key, seat }) => {
    const at = figures.find((one) => one.kind === 'character' && one.seat === seat)?.at;
    return key !== 'recover' || from === undefined || at === undefined || from === at ? [] : [{ from, at }];
  });
}
