import type { Locale } from '#core/text';
import { creatures } from '#games/gloomhaven/printed/content/content';
import { className, monsterName } from './names.ts';
import { say } from './text.ts';
import {
  type Ability,
  type Aimed,
  added,
  aim,
  amount,
  area,
  conditions,
  counted,
  countWords,
  type Half,
  type Line,
  type Of,
  plain,
  ranks,
  signed,
  strong,
  type Token,
  when,
  words,
} from './tokens.ts';

/** What a card does, as signs and short words: one line for each ability, read off the data that the rules are played by. */

type Consumptions = NonNullable<Of<'attack'>['consume']>;
type Boost = Consumptions[number]['gain'];

/** All that one half does. */
export const halfLines = (half: Half, locale: Locale): Line[] =>
  half.effects.map((one) => abilityLine(one, locale)).filter((line) => line.length > 0);

/** What becomes of the card, and what it brings: its spaces, how long it stays, lost, never recovered, experience. */
export const marksLine = ({ xp, lost, active, charges, unrecoverable }: Half, locale: Locale, used = 0): Line => [
  ...(charges ? [{ spaces: charges, used }] : []),
  ...(active ? [{ sign: active } as const] : []),
  ...(lost ? [{ sign: 'lost' } as const] : []),
  ...(unrecoverable ? [words('unrecoverable', locale)] : []),
  ...(xp ? [{ sign: 'xp' } as const, strong(xp)] : []),
];

/** Words of a line, for what is read aloud. */
export const inWords = (line: Line, locale: Locale): string =>
  line
    .map((token) => {
      if ('text' in token) return token.text;
      if ('sign' in token) return say(`sign.${token.sign}`, locale);
      // The name of a condition follows its sign.
      if ('condition' in token) return '';
      if ('element' in token) return say(`element.${token.element}`, locale);
      if ('spaces' in token) return spacesWords(token, locale);
      return say('half.area', locale, { n: token.area.length });
    })
    .filter(Boolean)
    .join(' ');

const spacesWords = ({ spaces, used }: Extract<Token, { spaces: unknown }>, locale: Locale): string => {
  const xp = spaces.some((n) => n > 0) ? spaces.join('·') : null;
  return say('half.spaces', locale, { n: spaces.length, xp, used: used > 0 ? used : null });
};

const all = (ops: readonly unknown[] | undefined, locale: Locale): Line =>
  (ops ?? []).flatMap((one) => abilityLine(one as Ability, locale));

/** What is added to an ability. */
const boost = (gain: Boost, locale: Locale): Line => [
  ...when(gain.when, locale),
  ...(gain.attack === undefined
    ? []
    : [
        { sign: 'attack' } as const,
        typeof gain.attack === 'number' ? strong(signed(gain.attack)) : counted(gain.attack, locale),
      ]),
  ...(['move', 'heal', 'shield', 'retaliate', 'damage', 'loot'] as const).flatMap((one) =>
    added(one, gain[one], locale),
  ),
  ...added('cards', gain.count, locale),
  ...added('range', gain.range, locale),
  ...added('target', gain.targets, locale),
  ...(['push', 'pull', 'pierce'] as const).flatMap((one) => added(one, gain[one], locale)),
  ...conditions(gain.conditions, locale),
  ...(gain.jump ? [{ sign: 'jump' } as const] : []),
  ...area(gain.aoe),
  ...(gain.advantage ? [words('advantage', locale)] : []),
  ...(gain.multiply ? [strong(`×${gain.multiply}`)] : []),
  ...(gain.augmented ? [words('augmented', locale)] : []),
  ...(gain.xp === undefined ? [] : [{ sign: 'xp' } as const, ...amount(gain.xp, locale)]),
  ...all(gain.ops, locale),
  ...(gain.instead ? [words('instead', locale), ...all(gain.instead, locale)] : []),
];

const consume = (those: Consumptions | undefined, locale: Locale): Line =>
  (those ?? []).flatMap(({ elements, gain }) => [
    ...elements.map((element): Token => ({ element })),
    strong('→'),
    ...boost(gain, locale),
  ]);

/** What happens at a trigger, of a card that stays active or of an item. */
export const effectLine = (one: Omit<Of<'ongoing'>, 'op'>, locale: Locale): Line => [
  ...boost(one as Boost, locale),
  ...(one.negate ? [words('negate', locale)] : []),
  ...(one.disadvantage ? [words('disadvantage', locale)] : []),
  ...(one.redirect ? [words('redirect', locale)] : []),
  ...(one.asAttack ? [words('as-attack', locale)] : []),
  ...(one.augments ? [words('augments', locale, { n: one.augments })] : []),
  ...consume(one.consume, locale),
];

const ongoing = (one: Of<'ongoing'>, locale: Locale): Line => [
  words(`trigger.${one.trigger}`, locale),
  ...effectLine(one, locale),
];

/** Experience that is gained again and again. */
const each = (when: 'each' | 'each-time', n: number | undefined, locale: Locale): Line =>
  n ? [{ sign: 'xp' }, words(when, locale, { n })] : [];

const attack = (one: Of<'attack'>, locale: Locale): Line => [
  { sign: 'attack' },
  ...amount(one.n, locale, one.mod),
  ...aim(one, locale),
  ...area(one.aoe),
  ...plain('pierce', one.pierce),
  ...plain('push', one.push),
  ...plain('pull', one.pull),
  ...conditions(one.conditions, locale),
  ...when(one.when, locale),
  ...(one.alongWay ? [words('along-way', locale)] : []),
  ...(one.allOnFocus ? [words('all-on-focus', locale)] : []),
  ...(one.bonus ?? []).flatMap((bonus) => boost(bonus as Boost, locale)),
  ...(one.slam ? [words(`slam-${one.slam.on}`, locale, { n: one.slam.damage })] : []),
  ...each('each', one.xpEach, locale),
  ...consume(one.consume, locale),
];

const move = (one: Of<'move'>, locale: Locale): Line => [
  { sign: 'move' },
  ...amount(one.n, locale, one.mod),
  ...(one.jump ? [{ sign: 'jump' } as const, words('jump', locale)] : []),
  ...(one.straight ? [words('straight', locale)] : []),
  ...(one.end ? [words(`end.${one.end}`, locale)] : []),
  ...(one.along ? [words(`along.${one.along}`, locale)] : []),
  ...consume(one.consume, locale),
];

const summon = ({ creature }: Of<'summon'>, locale: Locale): Line => {
  const { name, hp, move: far, attack: hits, range } = creatures.get(creature)!;
  return [
    { sign: 'summon' },
    strong(name[locale]),
    ...plain('hp', hp),
    ...plain('move', far),
    { sign: 'attack' },
    ...(hits === undefined ? [strong('–')] : amount(hits, locale)),
    ...plain('range', range),
  ];
};

export function abilityLine(one: Ability, locale: Locale): Line {
  switch (one.op) {
    case 'attack':
      return attack(one, locale);
    case 'move':
      return move(one, locale);
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'damage':
    case 'push':
    case 'pull':
      return [
        { sign: one.op },
        ...amount(one.n, locale),
        ...aim(one as Aimed, locale),
        ...(one.op === 'retaliate' ? each('each-time', one.xpEach, locale) : []),
        ...consume(one.consume, locale),
      ];
    case 'condition':
      return [
        ...conditions(one.conditions, locale),
        ...aim(one, locale),
        ...when(one.when, locale),
        ...consume(one.consume, locale),
      ];
    case 'loot':
      return [
        ...plain('loot', one.n),
        ...(one.extra === undefined ? [] : [words('extra', locale)]),
        ...consume(one.consume, locale),
      ];
    case 'infuse':
      return [strong('+'), { element: one.element }];
    case 'consume':
      return consume([one], locale);
    case 'ongoing':
      return ongoing(one, locale);
    case 'augment':
      return [words('augment', locale), ...boost(one as Boost, locale), ...consume(one.consume, locale)];
    case 'summon':
      return summon(one, locale);
    case 'create-trap':
      return [
        words('create-trap', locale),
        ...plain('damage', one.damage),
        ...conditions(one.conditions, locale),
        ...plain('xp', one.xp),
      ];
    case 'recover':
      return [
        { sign: 'cards' },
        one.count === 'all'
          ? words(`recover-all-${one.pile}`, locale)
          : words(`recover-${one.pile}`, locale, { n: countWords(one.count, locale) }),
        ...aim(one, locale),
      ];
    case 'grant':
      return [words('grant', locale), ...aim(one, locale), ...all(one.ops, locale)];
    case 'command':
      return [words('command', locale, { n: one.range }), ...all(one.ops, locale)];
    case 'on-death':
      return [words('on-death', locale), ...all(one.ops, locale)];
    case 'boss-special':
      return [words('boss-special', locale, { n: one.n })];
    case 'kill':
      return [
        words(one.hp ? 'kill-weak' : 'kill', locale, { n: one.hp ?? 0 }),
        ...ranks(one.ranks, locale),
        ...aim(one, locale),
        ...area(one.aoe),
        ...when(one.when, locale),
        ...each('each', one.xpEach, locale),
      ];
    case 'turncoat':
      return [words('turncoat', locale), ...ranks(one.ranks, locale), ...plain('range', one.range)];
    case 'create-obstacle':
      return [words('create-obstacle', locale, { n: one.count }), ...plain('range', one.range)];
    case 'destroy-obstacle':
      return [
        words('destroy-obstacle', locale, { n: countWords(one.count, locale) }),
        ...plain('range', one.range),
        ...consume(one.consume, locale),
      ];
    case 'move-obstacle':
      return [words('move-obstacle', locale, { n: one.to })];
    case 'disarm-trap':
      return [words(one.onto ? 'disarm-trap-onto' : 'disarm-trap', locale, { n: one.onto ?? 0 })];
    case 'refresh':
      return [words(`refresh.${one.items}.${one.state}`, locale, { n: countWords(one.count, locale) })];
    case 'play-hand':
      return [words(`play-hand-${one.half}`, locale)];
    case 'summon-monsters':
      return [words('summon-monsters', locale, { name: monsterName(one.monster, locale) })];
    case 'scenario':
      return [words('by-scenario', locale)];
  }
}

/** "Brute, level 3". */
export const levelWords = (id: string, level: number, locale: Locale): string =>
  say('party.level', locale, { name: className(id, locale), n: level });
