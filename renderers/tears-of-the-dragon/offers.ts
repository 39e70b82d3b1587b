import { areas, limits } from '#games/tears-of-the-dragon/printed/content';
import type { BattleView, FighterView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { NowAsked } from '../pictures.ts';
import { GARRISON } from './hurt-parts.ts';
import { isRecord, listOf } from './told.ts';

/** What each question offers, as everybody may know it: answers in words, people of a side, places, and who stands in a line. */

/** Questions with a few answers that lie nowhere: what each is called in the catalogue, below `may`. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  choose: ['end'],
  command: ['sure', 'roll'],
  close: ['arrange', 'end'],
  muster: ['arrange', 'end'],
  'extra-spells': ['teach', 'end'],
  deploy: ['place', 'end'],
  'put-counter': ['place', 'plan'],
  'wizard-act': ['fight', 'cast'],
  'stay-or-retreat': ['stand', 'retreat'],
  'siege-or-fight': ['storm', 'break-off'],
  pursue: ['storm', 'break-off'],
  stand: ['inside', 'outside'],
  overrun: ['overrun', 'fight'],
  learn: ['learn', 'leave'],
  'come-out': ['some', 'nobody'],
  'hidden-go': ['some', 'nobody'],
  'summon-backfired': ['one-unit', 'nobody'],
  exchange: ['accept', 'counter', 'refuse'],
  'breach-first': ['breach', 'wait'],
  spoil: ['again', 'leave'],
  shipwreck: ['cast', 'leave'],
  aim: ['dragon-aim', 'enemy-aim'],
};

/** Questions that one of all own people of a kind answers, or about whose boxes they are. */
export const PEOPLE: Readonly<Record<string, FighterView['kind']>> = {
  ambassador: 'wizard',
  'extra-spells': 'wizard',
  'give-spell': 'wizard',
  muster: 'leader',
  close: 'leader',
};

/** The people that a question offers by name; empty for others. */
export const offeredIn = ({ about }: Pick<NowAsked, 'about'>): string[] =>
  isRecord(about) ? listOf(about.options).filter((one) => typeof one === 'string') : [];

/** Where somebody is put, as everybody sees it: back among his own, or to a port without enemies. */
export function seatsOfReturn(view: View, { seat, key }: Pick<NowAsked, 'seat' | 'key'>): string[] {
  const holds = (id: string, who: number, isOpen: (piece: { kind: string }) => boolean) =>
    view.places.some(
      (place) => place.id === id && place.stacks.some((one) => one.seat === who && one.pieces.some(isOpen)),
    );
  if (key === 'put-back')
    return view.places.flatMap(({ id, controller }) =>
      areas.has(id) && (controller === seat || holds(id, seat, ({ kind }) => kind !== 'leader')) ? [id] : [],
    );
  if (key === 'deploy') return view.places.flatMap(({ id, controller }) => (controller === seat ? [id] : []));
  if (key === 'send-to-port')
    return [...areas.values()].flatMap(({ id, type }) => (type === 'port' && !holds(id, seat, () => true) ? [id] : []));
  return [];
}

/** Questions about those who stand in a line: of which side, and what an answer does to them. */
const IN_LINE: Readonly<Record<string, { side: 'own' | 'foe'; sign?: string }>> = {
  'take-hits': { side: 'own' },
  'leader-points': { side: 'own', sign: '+?' },
  fog: { side: 'foe', sign: '−?' },
  victim: { side: 'foe' },
  vanguard: { side: 'own' },
};

/** Those in a battle's lines whom an answer may name, by slot, with what it would do to them; none for other questions. */
export function offeredInLine(battle: BattleView, asked: readonly NowAsked[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const one of asked) {
    const { key = '', seat, about } = one;
    const options = offeredIn(one);
    const rule = IN_LINE[key];
    const on = key === 'reroll' && isRecord(about) ? about.on : undefined;
    for (const line of battle.lines) {
      const isMeant = rule !== undefined && options.length === 0 && (line.seat === seat) === (rule.side === 'own');
      for (const face of line.leaders) if (options.includes(face)) found.set(face, '');
      for (const { slot, face, gone, dice, modified } of line.pieces) {
        if (key === 'leader-points' && modified >= limits.strengthCap) continue;
        const isNamed = options.includes(slot) || options.includes(face);
        const rolls = line.seat === on && dice.length > 0;
        if (gone === null && (isMeant || isNamed || rolls)) found.set(slot, rule?.sign ?? '');
      }
      const wall = line.garrison;
      const isWall = isMeant && key !== 'leader-points' && wall !== undefined && !wall.out;
      if (isWall || (line.seat === on && (wall?.dice.length ?? 0) > 0)) found.set(GARRISON, rule?.sign ?? '');
    }
  }
  return found;
}
/** The same battle while a side shares out its leaders' points: what they added in the round before is gone. */
export function unshared(battle: BattleView, asked: readonly NowAsked[]): BattleView {
  const sharing = new Set(asked.flatMap(({ key, seat }) => (key === 'leader-points' ? [seat] : [])));
  if (sharing.size === 0) return battle;
  const walls = areas.get(battle.at)?.defenceBonus ?? 0;
  return {
    ...battle,
    lines: battle.lines.map((line) => {
      if (!sharing.has(line.seat)) return line;
      const own = ({ strength, modified }: FighterView) =>
        strength === undefined ? modified : Math.min(modified, strength + (line.inside && !line.garrison ? walls : 0));
      return { ...line, pieces: line.pieces.map((piece) => ({ ...piece, modified: own(piece) })) };
    }),
  };
}
