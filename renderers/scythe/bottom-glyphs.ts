import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { type BottomAction, type Box, bottomActions, STRUCTURES, type Structure } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import type { Sprite } from '../scene.ts';
import { type Draw, exchange, isSeat, placeOf } from './exchange-glyphs.ts';
import { amount, boxed, drawing, leadsTo, said, struck, unit } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf } from './holding.ts';
import { structure } from './pieces.ts';
import { say } from './text.ts';
import type { Shown, Told } from './told.ts';

/** Upgrade, Deploy, Build and Enlist in signs: as the bottom action that was done or only paid for, and as what an encounter brought. */

/** The word of a bottom action in its box. */
export const bottom = (taken: Json | undefined, locale: Locale): Sprite[] =>
  [
    new Map<Json, (typeof bottomActions)[BottomAction]>(Object.entries(bottomActions) as never).get(taken ?? null),
  ].flatMap((one) => (one ? [boxed(one.name[locale])] : []));

const of = <K extends string>(table: Readonly<Record<K, Sign>>, key: Json | undefined): Sign | undefined =>
  new Map<Json, Sign>(Object.entries(table) as [K, Sign][]).get(key ?? null);

/** What one more of is had; units have no sign but that of a move, an arrow. */
const BOX_SIGNS: Readonly<Record<Exclude<Box, 'move.units'>, Sign>> = {
  'move.coins': 'coins',
  'bolster.power': 'power',
  'bolster.cards': 'combatCards',
  'trade.popularity': 'popularity',
  'produce.territories': 'hex',
};

/** What an upgrade made better: of a top action one more, and a bottom action cheaper. That comes later and is no gain of now. */
function better({ box, to }: Shown, locale: Locale): Sprite[] {
  const sign = of(BOX_SIGNS, box);
  const more = sign ? amount({ sign, n: 1 }) : box === 'move.units' ? said(say('board.unit-more', locale)) : undefined;
  const cheaper = bottom(to, locale);
  return [
    said(say('board.later', locale)),
    ...(more ? [row([boxed(say(`board.section.${String(box).split('.')[0]}`, locale)), more], { gap: 6 })] : []),
    ...(cheaper.length > 0 ? [row([...cheaper, said(say('board.cheaper', locale))], { gap: 6 })] : []),
  ];
}

const isStructure = (kind: Json | undefined): kind is Structure => STRUCTURES.some((one) => one === kind);

function mech(view: View, { seat, ...shown }: Shown): Sprite[] {
  return [...(isSeat(seat) ? [unit(factionOf(view, seat), 'mech')] : []), ...placeOf(shown)];
}
function building(view: View, { seat, structure: kind, ...shown }: Shown): Sprite[] {
  const drawn = isSeat(seat) && isStructure(kind) ? [drawing(structure(kind, factionOf(view, seat)), 1.1)] : [];
  return [...drawn, ...placeOf(shown)];
}
/** A recruit with the bottom action that it gives its bonus by. */
const recruit = ({ from }: Shown, locale: Locale): Sprite[] => [
  row([signSprite('recruit', 40), ...bottom(from, locale)], { gap: 5 }),
];

/** The sign of what was not had of an action that was only paid for. */
const UNDONE = { upgrade: 'cube', deploy: 'mech', build: 'structure', enlist: 'recruit' } as const satisfies Record<
  BottomAction,
  Sign
>;
/** That sign struck through. */
export const notHad = (taken: BottomAction, size: number): Sprite => struck(signSprite(UNDONE[taken], size));

function undone(taken: Json | undefined, locale: Locale): Sprite[] {
  const sign = of(UNDONE, taken);
  return sign
    ? [row([struck(signSprite(sign, 40)), said(say(`board.undone.${String(taken)}`, locale))], { gap: 8 })]
    : [];
}

/** Each with the word of its action, and what was paid and gained. */
export const BOTTOMS: Readonly<Record<string, Draw>> = {
  upgraded: (view, { shown }, locale) => [...bottom('upgrade', locale), ...exchange(view, shown)],
  deployed: (view, { shown }, locale) => [...bottom('deploy', locale), ...mech(view, shown), ...exchange(view, shown)],
  built: (view, { shown }, locale) => [...bottom('build', locale), ...building(view, shown), ...exchange(view, shown)],
  enlisted: (view, { shown }, locale) => [
    ...bottom('enlist', locale),
    ...recruit(shown, locale),
    ...exchange(view, shown),
  ],
  'paid-only': (view, { shown }, locale) => [
    ...bottom(shown.bottom, locale),
    ...undone(shown.bottom, locale),
    ...exchange(view, shown),
  ],
};

/** What comes later of a bottom action: it stands behind what has come of it now. */
export const LATER: Readonly<Record<string, Draw>> = {
  upgraded: (_view, { shown }, locale) => better(shown, locale),
};

/** Behind an arrow what an encounter brought: no action of the mat was done for it. */
const brought =
  (what: (view: View, told: Told, locale: Locale) => Sprite[]): Draw =>
  (view, told, locale) => [leadsTo(), ...what(view, told, locale), ...exchange(view, told.shown)];

export const BROUGHT: Readonly<Record<string, Draw>> = {
  upgraded: brought((_view, { shown }, locale) => [signSprite('cube', 40), ...better(shown, locale)]),
  deployed: brought((view, { shown }) => mech(view, shown)),
  built: brought((view, { shown }) => building(view, shown)),
  enlisted: brought((_view, { shown }, locale) => recruit(shown, locale)),
  produced: brought(() => []),
  'resources-taken': brought(() => []),
};
