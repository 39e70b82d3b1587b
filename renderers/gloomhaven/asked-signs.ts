import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import type { NowAsked } from '../pictures.ts';
import { group, type Sprite } from '../scene.ts';
import { areaChip, beside, button, cardChip, HALVES, type Half, HIGH, itemChip, type Part } from './asked-chips.ts';
import { listIn, numbersIn, valueIn } from './asked-marks.ts';
import { bareCounter } from './figures.ts';
import { axial } from './lie.ts';
import { say } from './text.ts';

/** Behind a question, the answers that have no place on the map: buttons in signs and short words. */

interface Put {
  view: View;
  /** The same question to one, or to several. */
  asked: readonly NowAsked[];
  locale: Locale;
}
/** How much is called by its name: all of it, cards alone, or nothing. */
type Names = 'all' | 'cards' | 'none';

/** The answers of one question in `room` pixels: with their names as far as these leave the question whole. Undefined where all are on the map. */
export function askedSigns(
  put: Put,
  { room, isWhole }: { room: number; isWhole: (w: number) => boolean },
): Sprite | undefined {
  for (const names of ['all', 'cards', 'none'] as const) {
    const chips = chipsOf(put, { names, room });
    if (chips.length === 0) return undefined;
    const all = beside(chips);
    if ((all.w <= room && isWhole(all.w)) || names === 'none') return all;
  }
  return undefined;
}

interface Room {
  names: Names;
  room: number;
}

function chipsOf(put: Put, given: Room): Sprite[] {
  const { about, key = '' } = put.asked[0]!;
  const worn = numbersIn(about, 'items')
    .slice(0, MOST_ITEMS)
    .flatMap((id) => items.get(id) ?? []);
  const coins = worn.map((one) =>
    itemChip(one, given.names === 'all' && key !== 'turn' ? one.name[put.locale] : undefined),
  );
  // A question that is about its end alone has that behind what can be used.
  return [
    ...(Object.hasOwn(ANSWERS, key) ? ANSWERS[key]!(put, { ...given, coins: coins.length }) : tied(put)),
    ...coins,
    ...endOf(put),
  ];
}
const MOST_ITEMS = 4;

/** What ends a question or leaves it unanswered, in a word. */
const ENDS: Readonly<Record<string, string>> = {
  turn: 'end',
  move: 'stay',
  'move-on': 'stay',
  attack: 'skip',
  'attack-more': 'skip',
  'kill-area': 'skip',
  push: 'skip',
  pull: 'skip',
  consume: 'none',
  attacked: 'none',
  'attack-item': 'none',
  'turn-end': 'none',
  'after-rest': 'none',
  hasten: 'none',
};
const endOf = ({ asked, locale }: Put): Sprite[] => {
  const end = ENDS[asked[0]!.key ?? ''];
  return end === undefined ? [] : [button(end, [{ words: say(`chip.${end}`, locale) }])];
};

type Answers = (put: Put, room: Room & { coins: number }) => Sprite[];
const heroesOf = ({ view, asked }: Put): SeenCharacter[] =>
  asked.flatMap(({ seat }) => view.characters.find((one) => one.seat === seat) ?? []);

const ANSWERS: Readonly<Record<string, Answers>> = {
  turn: turnChips,
  attack: patternChip,
  damage: damageChips,
  choose: chooseChips,
  hand: ({ asked, locale }) => [
    button('cards', [{ sign: 'cards' }, { words: say('chip.cards', locale) }]),
    ...(asked.some(({ about }) => valueIn(about, 'gold') !== undefined)
      ? [button('shop', [{ sign: 'money', colour: '#ffd75e' }, { words: say('chip.shop', locale) }])]
      : []),
    button('equip', [{ words: say('chip.equip', locale) }]),
  ],
  'as-attack': ({ asked, locale }) => {
    const n = String(valueIn(asked[0]!.about, 'n'));
    return [
      button('as-attack', [{ sign: 'attack' }, { words: say('chip.attack', locale, { n }) }]),
      button('as-move', [{ sign: 'move' }, { words: say('chip.move', locale, { n }) }]),
    ];
  },
  'long-rest': (put) => ofPile(put, { name: 'give-up', pile: 'discard', cards: heroesOf(put)[0]?.discard ?? [] }),
  'rest-card': ({ locale }) => restChips(locale),
  recover: (put, room) => {
    const { about } = put.asked[0]!;
    const cards = numbersIn(about, 'cards');
    const pile = valueIn(about, 'pile') === 'lost' ? 'lost' : 'discard';
    return (
      named(put, cards, room) ?? ofPile(put, { name: 'recover', pile, cards, n: Number(valueIn(about, 'n') ?? 1) })
    );
  },
  forfeit: (put) => {
    const { about } = put.asked[0]!;
    return ofPile(put, {
      name: 'forfeit',
      pile: 'cards',
      cards: numbersIn(about, 'cards'),
      n: Number(valueIn(about, 'n') ?? 1),
    });
  },
  'play-more': ({ asked, locale }) => {
    const half = valueIn(asked[0]!.about, 'half') === 'bottom' ? 'bottom' : 'top';
    return [button('play-more', [{ words: '1' }, { sign: 'cards' }, { words: say(`chip.${half}`, locale) }])];
  },
  'play-again': ({ asked }) => [
    button('play-again', [
      { words: '2' },
      { sign: 'cards' },
      { words: `> ${String(valueIn(asked[0]!.about, 'than'))}` },
    ]),
  ],
  hasten: ({ asked }) => {
    const { about } = asked[0]!;
    const [sooner, now, later] = ['sooner', 'initiative', 'later'].map((key) => String(valueIn(about, key)));
    return [button('hasten', [{ words: now! }, 'to', { words: `${sooner} – ${later}` }])];
  },
  'find-scenario': ({ asked }) =>
    numbersIn(asked[0]!.about, 'scenarios').map((id) => button(`scenario:${id}`, [{ words: String(id) }])),
  'level-up': ({ asked, locale }) => {
    const level = String(valueIn(asked[0]!.about, 'level'));
    return [
      button('card', [{ sign: 'cards' }, { words: say('board.level', locale, { n: level }) }]),
      button('perk', [{ words: say('chip.perk', locale) }]),
    ];
  },
  'begin-at': ({ locale }) => [button('level', [{ words: say('chip.level', locale) }])],
};

/** GH-4.1: two cards of the hand, or a rest with two that were discarded; each with whose it is, where not all who are asked may. */
function chooseChips(put: Put, { names }: Room): Sprite[] {
  const heroes = heroesOf(put);
  const word = (key: string): Part => ({ words: say(`chip.${key}`, put.locale) });
  const chip = (name: string, parts: readonly Part[], may: (one: SeenCharacter) => boolean): Sprite[] => {
    const those = heroes.filter(may);
    const whose = those.length < heroes.length ? those.map((hero): Part => ({ hero })) : [];
    return those.length === 0 ? [] : [button(name, [...whose, ...parts])];
  };
  const canRest = ({ discard }: SeenCharacter) => discard.length >= 2;
  return [
    ...chip('cards', [{ words: '2' }, { sign: 'cards' }], ({ hand }) => hand >= 2),
    // Where the question has no room beside them, both rests are one.
    ...(names === 'none'
      ? chip('rest', ['moon', word('rest')], canRest)
      : [
          ...chip('short-rest', ['moon', word('short')], canRest),
          ...chip('long-rest', ['moon', word('long')], canRest),
        ]),
  ];
}

/** GH-5.1: the cards that are left with the halves that can be played; the items that can be used in a turn stand behind them. */
function turnChips(put: Put, { names, room, coins }: Room & { coins: number }): Sprite[] {
  const { about } = put.asked[0]!;
  const halves: readonly Half[] = HALVES.filter((half) => listIn(about, 'halves').includes(half));
  const played = halves.length > 0 ? (heroesOf(put)[0]?.played ?? []) : [];
  const end = endOf(put)[0]!.w;
  const free = room - coins * 66 - end - played.length * 70;
  const each = names === 'none' ? 0 : Math.floor(free / Math.max(1, played.length));
  return played.map((no) => cardChip(no, halves, { locale: put.locale, room: each }));
}

/** GH-7.3: the pattern that is to be laid, as whole as it has room; nothing for an attack without one. */
function patternChip({ view, asked }: Put): Sprite[] {
  const { about } = asked[0]!;
  const areas = valueIn(about, 'areas');
  const laid = Array.isArray(areas) ? areas.map((one) => listIn(one, 'hexes')) : [];
  const [most] = laid.toSorted((one, other) => other.length - one.length);
  // Of a pattern with a range whoever attacks is no part.
  const own = valueIn(about, 'range') === undefined;
  const from = own ? view.figures.find(({ id }) => id === valueIn(about, 'actor'))?.at : most?.[0];
  if (!most || from === undefined) return [];
  const { q, r } = axial(from);
  const area = most.map(axial).map((one): [number, number] => [one.q - q, one.r - r]);
  return [areaChip({ area, from: own })];
}

/** GH-8.1: to suffer it, with what is left then; a card of the hand, or two that were discarded, are lost instead. */
function damageChips(put: Put): Sprite[] {
  const { about } = put.asked[0]!;
  const { hand = 0, discard = [] } = heroesOf(put)[0] ?? {};
  const [n, hp] = [Number(valueIn(about, 'n')), Number(valueIn(about, 'hp'))];
  const heart = { sign: 'hp', colour: '#ff8f84' } as const;
  return [
    button('suffer', [heart, { words: String(hp) }, 'to', n >= hp ? 'stone' : { words: String(hp - n) }]),
    ...(hand > 0 ? [button('lose-card', ['not', { words: '1' }, { sign: 'cards' }])] : []),
    ...(discard.length >= 2 ? [button('lose-discarded', ['not', { words: '2' }, { sign: 'discard' }])] : []),
  ];
}

/** So many of the cards of a pile. */
function ofPile(
  _put: Put,
  {
    name,
    pile,
    cards,
    n = 1,
  }: { name: string; pile: 'discard' | 'lost' | 'cards'; cards: readonly unknown[]; n?: number },
): Sprite[] {
  const isBack = name === 'recover';
  return [button(name, [...(isBack ? [] : (['not'] as const)), { words: `${n} / ${cards.length}` }, { sign: pile }])];
}

/** Cards by their names, where those have room. */
function named({ locale }: Put, cards: readonly number[], { names, room }: Room): Sprite[] | undefined {
  if (names !== 'all') return undefined;
  const each = Math.floor(room / Math.max(1, cards.length)) - 70;
  return each < LEAST_NAME ? undefined : cards.map((no) => cardChip(no, HALVES, { locale, room: each }));
}
const LEAST_NAME = 150;

/** GH-15.3: the card that was drawn goes, which the question names, or one point of life for another card drawn by chance. */
function restChips(locale: Locale): Sprite[] {
  return [
    button('accept', [{ words: say('chip.lose-it', locale) }]),
    button('another', [{ words: '−1' }, { sign: 'hp', colour: '#ff8f84' }, { words: say('chip.another', locale) }]),
  ];
}

/** Of a tie between types their portraits: all else that is tied has its place. */
function tied({ view, asked }: Put): Sprite[] {
  const { about } = asked[0]!;
  if (valueIn(about, 'kind') !== 'type') return [];
  return listIn(about, 'options').map((type) => {
    const seen = view.figures.find(({ what }) => what === type);
    const face = seen ? [group(bareCounter(seen, 29), { x: 26, y: HIGH / 2 })] : [];
    return { w: 52, h: HIGH, nodes: [group(face, { tag: `chip:type:${type}` })] };
  });
}
