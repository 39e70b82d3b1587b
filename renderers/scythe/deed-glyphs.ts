import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import {
  type BottomAction,
  bottomActions,
  encounters,
  objectives,
  type Structure,
  type TopAction,
} from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, ink } from '../theme.ts';
import { BOTTOMS, BROUGHT, bottom, LATER } from './bottom-glyphs.ts';
import { type Bonus, type Draw, exchange, isPlace, isSeat, only, placeOf, vain } from './exchange-glyphs.ts';
import { OF_FIGHTS, starOfBox } from './fight-glyphs.ts';
import { amount, arms, boxed, drawing, figures, leadsTo, place, said, sprite, struck, unit } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf, holdingOf, KINDS } from './holding.ts';
import { encounter, fightBadge, structure } from './pieces.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';
import { flag, trap } from './token-glyphs.ts';
import { amounts, placesOf, type Shown, type Told } from './told.ts';

/** A deed in signs: what was done, what was paid for it, what was gained, and what came of it; an action of the mat has its word before it. */

/** The top action of a section in its box; that it was left out in words. */
function section({ section: taken, skipped }: Shown, locale: Locale): Sprite[] {
  const name = say(`board.section.${String(taken)}`, locale);
  return [skipped === true ? said(say('board.skipped', locale, { section: name })) : boxed(name)];
}

/** An action of the mat: its word in a box of its own, then what was paid and gained. */
const top =
  (taken: TopAction | 'factory'): Draw =>
  (view, { shown }, locale) => [
    boxed(say(`board.section.${taken}`, locale)),
    ...placeOf(shown),
    ...exchange(view, shown, BONUS_OF[taken]),
  ];
/** What a top action gives by a structure alone (SC-5.5). */
const BONUS_OF: Readonly<Partial<Record<TopAction | 'factory', Bonus>>> = {
  bolster: { sign: 'popularity', by: 'monument' },
  trade: { sign: 'power', by: 'armory' },
};
/** Who went, several of a kind with their number, over which places, whom they will fight there, and with what. */
function gone(view: View, { shown }: Told): Sprite[] {
  const { seat, unit: one, units, from, to, load } = shown;
  const all = shown.way === undefined ? [from, to].filter(isPlace) : placesOf(shown.way).filter(isPlace);
  const went = [one, ...(Array.isArray(units) ? units : [])];
  if (!isSeat(seat) || all.length < 2) return [];
  const { fight } = holdingOf(view, all.at(-1)!);
  const kinds = KINDS.filter((kind) => went.includes(kind));
  const carriers = new Set(Array.isArray(shown.carriers) ? shown.carriers : []);
  // Where several kinds went together, what one of them has stands behind it.
  const carrier = kinds.length > 1 && carriers.size === 1 ? [...carriers][0] : undefined;
  const loaded = amounts(load).map(({ sign: kind, n }) =>
    row([kind === 'worker' ? unit(factionOf(view, seat), kind) : signSprite(kind, 34), figures(String(n))], { gap: 2 }),
  );
  return [
    row(
      [
        ...KINDS.flatMap((kind) => {
          const n = went.filter((unit) => unit === kind).length;
          const own = [...(n > 1 ? [figures(String(n))] : []), unit(factionOf(view, seat), kind)];
          return n === 0 ? [] : [...own, ...(kind === carrier ? loaded : [])];
        }),
        ...ledTo(all.slice(0, TOGETHER), 0),
      ],
      { gap: 5 },
    ),
    ...all.slice(TOGETHER).map((id, n) => row(ledTo([id], TOGETHER + n), { gap: 5 })),
    ...(fight?.attacker === seat && !view.combat
      ? [row([drawing(fightBadge(), 1.15), arms(view, fight.defender)], { gap: 4 })]
      : []),
    ...(carrier ? [] : loaded),
  ];
}

/** So many places of a way stay together; a longer one may be broken behind them. */
const TOGETHER = 3;
/** Places with an arrow before each but the first of the way. */
const ledTo = (ids: readonly string[], from: number): Sprite[] =>
  ids.flatMap((id, n) => [...(from + n > 0 ? [leadsTo()] : []), place(id)]);

/** What is drawn of a deed itself; what came of it is drawn after it. Of what is not listed nothing is drawn. */
const DRAWN: Readonly<Record<string, Draw>> = {
  section: (_view, { shown }, locale) => section(shown, locale),
  moved: gone,
  relocated: gone,
  'automa-moved': gone,
  retreated: gone,
  // Coins are taken instead of moving.
  'coins-gained': (view, { shown }, locale) => [said(say('board.not-moving', locale)), ...exchange(view, shown)],
  bolstered: top('bolster'),
  traded: top('trade'),
  produced: top('produce'),
  // Of those that were done, and of what was only paid for.
  ...BOTTOMS,
  'recruit-bonus': (view, { shown }) => [
    row(
      [
        ...(isSeat(shown.seat) && shown.who ? [arms(view, shown.seat)] : []),
        signSprite('recruit', 40),
        ...exchange(view, shown),
      ],
      {
        gap: 4,
      },
    ),
  ],
  encounter: (_view, { shown }, locale) => [
    drawing(encounter(), 1.35),
    ...placeOf(shown),
    ...[encounters.get(String(shown.card))?.label[locale]].flatMap((name) => (name ? [said(name)] : [])),
  ],
  'option-taken': (view, { shown }) => [drawing(encounter(), 1.35), ...placeOf(shown), ...exchange(view, shown)],
  'resources-taken': only,
  'worker-came': (view, { shown }) => [
    amount({ sign: 'worker', n: 1 }, isSeat(shown.seat) ? factionOf(view, shown.seat) : undefined),
    ...placeOf(shown),
  ],
  'factory-visited': () => [drawing(cogSign('#d9b48f', '#33231a'), 1.7), place('D4')],
  'factory-taken': () => [drawing(cogSign('#d9b48f', '#33231a'), 1.7), figures('+1')],
  'factory-used': top('factory'),
  'cost-paid': only,
  'objective-revealed': (_view, { shown }, locale) => [
    signSprite('objective', 44),
    ...[objectives.get(String(shown.objective))?.name[locale]].flatMap((name) => (name ? [said(name)] : [])),
  ],
  'coins-given': (view, { shown }, locale) => [
    said(say('board.deal', locale)),
    ...exchange(view, shown),
    row(
      [
        leadsTo(),
        ...(isSeat(shown.to) ? [arms(view, shown.to)] : []),
        ...amounts(shown.loss).map((one) => amount(one)),
      ],
      {
        gap: 6,
      },
    ),
  ],
  'flag-placed': flag,
  'trap-placed': trap,
  'trap-rearmed': trap,
  'trap-sprung': trap,
  declines: (view, { shown }, locale) => [
    said(say('board.declines', locale)),
    ...(Array.isArray(shown.declined) ? shown.declined : []).flatMap((one) => declined(view, one, shown.seat, locale)),
  ],
  'automa-turn': (_view, { shown: { card, scheme } }, locale) => [
    row([automaCard(Number(card)), said(say('automa.scheme', locale, { n: Number(scheme) }))], { gap: 6 }),
  ],
  'automa-skips': (_view, { shown: { card } }) => [row([automaCard(Number(card)), struck(signSprite('steps', 42))])],
  'automa-stays': () => [struck(signSprite('steps', 42))],
  'automa-gained': only,
  'automa-mustered': (view, { shown }) => [
    ...(isSeat(shown.seat) && (shown.unit === 'worker' || shown.unit === 'mech')
      ? [row([figures('+1'), unit(factionOf(view, shown.seat), shown.unit), ...placeOf(shown)], { gap: 3 })]
      : []),
  ],
  'automa-encounter': (_view, { shown }) => [
    row([figures('−1'), drawing(encounter(), 1.25), ...placeOf(shown)], { gap: 3 }),
  ],
  'automa-factory': () => [row([figures('−1'), drawing(cogSign('#d9b48f', '#33231a'), 1.6)], { gap: 3 })],
  'automa-tracker': (_view, { shown }, locale) => [
    row(
      [
        said(say('board.tracker', locale)),
        figures(String(Number(shown.box) - 1)),
        leadsTo(),
        figures(`${String(shown.box)}/${String(shown.of)}`),
      ],
      { gap: 6 },
    ),
  ],
  // In a frame, as it stands on its plate from then on.
  'automa-scheme': (_view, _told, locale) => [outlined([said(say('automa.scheme', locale, { n: 2 }))])],
};

/** What somebody will not take, each in a frame: whose bonus it is, and the sign of what it brings struck through. */
function declined(view: View, one: Json, seat: Json | undefined, locale: Locale): Sprite[] {
  const what = isMessage(one) ? one.key.split('.')[1] : undefined;
  if (what === 'coins') return [outlined([said(say('board.of-bottoms', locale)), struck(signSprite('coins', 36))])];
  const faction = isSeat(seat) ? factionOf(view, seat) : '';
  if (what === 'monument' || what === 'armory')
    return [
      outlined([
        drawing(structure(what, faction), 0.9),
        said(say(`board.structure.${what}`, locale)),
        struck(signSprite(BONUS[what], 36)),
      ]),
    ];
  const bonus = new Map(Object.entries(bottomActions)).get(what as BottomAction)?.recruitOngoing;
  const [kind] = Object.keys(bonus ?? {}) as Sign[];
  return kind ? [outlined([...bottom(what, locale), signSprite('recruit', 36), struck(signSprite(kind, 36))])] : [];
}
const BONUS = { monument: 'popularity', armory: 'power' } as const satisfies Partial<Record<Structure, Sign>>;

/** A card of the Automa that lies open, with its number. */
const automaCard = (n: number): Sprite =>
  sprite(40, [
    rect({ x: -18, y: -21, w: 36, h: 42 }, { fill: '#4b4f57', stroke: stroke(ink, 2.5), radius: 5 }),
    words(String(n), 0, -0.5, { size: 30, bold: true, colour: cream, align: 'centre' }),
  ]);

/** Several glyphs as one thing, in a frame. */
function outlined(glyphs: readonly Sprite[]): Sprite {
  const { w, h, nodes } = row(glyphs, { gap: 4 });
  return {
    ...{ w: w + 14, h },
    nodes: [
      rect({ x: 0, y: -1, w: w + 14, h: h + 2 }, { stroke: stroke('#7a5a34', 2), radius: 9 }),
      group([...nodes], { x: 7 }),
    ],
  };
}

/** Of an option behind its encounter only what was paid and gained, and what it brought. */
const MET: Readonly<Record<string, Draw>> = { ...BROUGHT, 'option-taken': only };

/** The glyphs of a deed, what came of it last; none of what has no sign. Of an option behind its encounter only what was paid and gained. */
export function glyphsOf(view: View, all: readonly Told[], locale: Locale): Sprite[] {
  const isMet = all[0]?.type === 'encounter' || all[0]?.type === 'option-taken';
  // What others have of it stands last: a star behind it would seem to be theirs.
  const others = all.filter(({ type, shown }) => /(^|\.)recruit-bonus$/.test(type) && Boolean(shown.who));
  const own = all.filter((one) => !others.includes(one));
  const drawn = (told: Told, n: number, line: readonly Told[]): Sprite[] => {
    const type = told.type.replace(/^came\./, '');
    const before = line[n - 1]?.type.replace(/^came\./, '');
    const isOfBox = before === 'automa-tracker' && type === 'star' && told.shown.star === 'tracker';
    const special = isOfBox ? starOfBox : isMet && told !== all[0] ? MET[type] : undefined;
    const glyphs = special ?? OF_FIGHTS[type] ?? DRAWN[type];
    return [...(glyphs?.(view, told, locale) ?? []), ...vain(told, locale)];
  };
  const later = isMet ? [] : own.flatMap((told) => LATER[told.type]?.(view, told, locale) ?? []);
  return [...own.flatMap(drawn), ...later, ...others.flatMap(drawn)];
}
