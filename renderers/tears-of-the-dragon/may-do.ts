import type { Locale } from '#core/text';
import { leaders } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import type { NowAsked } from '../pictures.ts';
import { group, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { now } from '../theme.ts';
import { facePart, isPerson, unitCounter, unseenCounter } from './hurt-parts.ts';
import { mayActOf } from './may-act.ts';
import { refugesOf } from './meant.ts';
import { type Kin, kin, pieceWords, placeName, shortName } from './names.ts';
import { ANSWERS, offeredIn, PEOPLE } from './offers.ts';
import { say } from './text.ts';
import { isRecord, standsAt } from './told.ts';

/** What whoever is asked may do now, as everybody can read it off the board. */

/** The acts of an activation by what they are called in the bar, in the order in which they stand there. */
const CALLED = {
  move: ['move'],
  sail: ['embark', 'sail'],
  attack: ['attack'],
  cast: ['cast'],
  regain: ['regain'],
  search: ['search', 'search-spell'],
  recruit: ['recruit', 'recruit-cadmin'],
  replenish: ['replenish'],
  dragon: ['recruit-terramax'],
  tower: ['enter-tower'],
} as const satisfies Record<string, readonly string[]>;
/** The question what is done in an activation. */
const ACT = 'act';

/**
 * What an answer may be, as small boards with a word each: acts of an activation, or answers that lie nowhere. None where the board
 * itself shows them. `fewer` have people by their counters alone.
 */
export function mayDo(asked: NowAsked, view: View, locale: Locale): { signs?: Sprite; fewer?: Sprite } {
  const people = peopleIn(asked, view);
  const party = partyIn(asked, view);
  const signsOf = (isNamed: boolean) => {
    const boards = [
      ...calledIn(asked).map((name) => board(name, say(`may.${name}`, locale))),
      ...people.map((face) => board(face, isNamed ? shortName(face, locale) : '', facePart(face, locale))),
      ...party.map((one) => ofParty(one, isNamed, locale)),
      ...(mayBeUnseen(party) || isBoxed(asked, view)
        ? [board('unseen', say('may.unseen', locale), unseenCounter(asked.seat))]
        : []),
      ...waysIn(asked, view, locale),
    ];
    return boards.length > 0 ? rows(boards, 4000, 'left', 8) : undefined;
  };
  const signs = signsOf(true);
  const fewer = people.length + party.length > 0 ? signsOf(false) : undefined;
  return { ...(signs && { signs }), ...(fewer && { fewer }) };
}

function calledIn({ key = '', acts = [] }: NowAsked): readonly string[] {
  // Whom one takes along may be nobody.
  if (key === 'follow') return ['nobody'];
  if (key !== ACT) return ANSWERS[key] ?? [];
  const open = Object.entries(CALLED).filter(([, names]) => acts.some(({ name }) => includes(names, name)));
  return [...open.map(([name]) => name), 'end'];
}

/** People of whom one is chosen, or some; all wizards who are asked for as such where one of them is seen nowhere on the map. */
function peopleIn(asked: NowAsked, view: View): string[] {
  const named = offeredIn(asked).filter(isPerson);
  if (named.length > 0 || PEOPLE[asked.key ?? ''] !== 'wizard') return named;
  const out = new Set(view.out.map(({ id }) => id));
  const own = view.wizards.flatMap(({ id, seat }) => (seat === asked.seat && !out.has(id) ? [id] : []));
  // One alone would read as the only choice.
  return own.some((id) => standsAt(view, id) === undefined) ? own : [];
}

/** Who takes the hit of a ruin's danger. */
const HIT = 'suffer';

/** Of a party in a ruin those who are seen, alike ones together: who has not been activated before. */
function partyIn({ key, seat, about }: NowAsked, view: View): Kin[] {
  const ruin = key === HIT && isRecord(about) ? about.ruin : undefined;
  const pieces = view.places
    .filter(({ id }) => id === ruin)
    .flatMap(({ stacks }) => stacks.filter((one) => one.seat === seat).flatMap((one) => one.pieces));
  return kin(pieces.filter(({ spent }) => !spent));
}

/** Units of a kind are told apart by their strength: one more hit removes whichever is reduced. */
function ofParty(one: Kin, isNamed: boolean, locale: Locale): Sprite {
  const { face, kind, reduced, strength } = one;
  if (kind !== 'unit') return board(face, isNamed ? shortName(face, locale) : '', facePart(face, locale));
  const words = isNamed ? pieceWords({ ...one, count: 1 }, locale) : String(strength ?? '');
  return board(reduced ? `${face}:reduced` : face, words, unitCounter(face, undefined, reduced));
}

/** Whether somebody unseen may take it: whatever lies in the box of a leader. */
const mayBeUnseen = (party: readonly Kin[]): boolean => party.some(({ face }) => leaders.has(face));

/** Whether all who may be activated lie unseen in boxes: the map has a mark for none of them. */
function isBoxed(asked: NowAsked, view: View): boolean {
  const { allowance } = view;
  const may = mayActOf(view, [asked]);
  const isOpen = allowance && (allowance.units > 0 || allowance.wizard) && asked.key === 'choose';
  return Boolean(isOpen) && !view.places.some((one) => one.stacks.some(({ pieces }) => pieces.some(may)));
}

/** Wider than that they would leave no room for the question. */
const WIDEST = 720;
/** Places where somebody flees to out of a battle, whose map shows little. */
function waysIn(asked: NowAsked, view: View, locale: Locale): Sprite[] {
  const boards = view.battle ? refugesOf(view, [asked]).map((id) => board(id, placeName(id, locale))) : [];
  return boards.reduce((sum, { w }) => sum + w + 8, 0) <= WIDEST ? boards : [];
}

const includes = (names: readonly string[], name: string): boolean => names.includes(name);

const HIGH = 50;
/** A board with a word, behind the counter of whom it names. */
function board(name: string, text: string, counter?: Sprite): Sprite {
  const aside = counter ? counter.w + (text === '' ? 0 : 4) : 0;
  const wide = Math.ceil(textWidth(text, 29, true));
  const w = aside + wide + (text === '' ? 20 : 24);
  const frame = { x: 0, y: 0, w, h: HIGH };
  const drawn = [
    rect(frame, { fill: '#3a4f0c', stroke: stroke(now, 2.5), radius: 9 }),
    ...(counter ? [put(counter, 10, (HIGH - counter.h) / 2)] : []),
    ...(text === ''
      ? []
      : [
          words(text, aside + (w - aside) / 2, HIGH / 2, {
            size: 29,
            bold: true,
            colour: now,
            align: 'centre',
            width: wide + 16,
          }),
        ]),
  ];
  return { w, h: HIGH, nodes: [group(drawn, { tag: `chip:${name}` })] };
}
