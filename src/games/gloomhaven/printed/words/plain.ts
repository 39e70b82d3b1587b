import type { Message } from '#core/types';
import { creatures } from '../content/content.ts';
import type { Plain } from '../schema/abilities/plain.ts';
import type { Creature } from '../schema/ops/summon.ts';
import { aimWords, areaWords } from './aim.ts';
import { bonusWords } from './bonus.ts';
import { conditionWords, counted, joined, json, only, said, signed, value } from './parts.ts';

/** Every plain ability in one short sentence, from its datum alone. A new op without words does not compile. */

type Of<Op extends Plain['op']> = Extract<Plain, { op: Op }>;
const aimed = (key: string, n: Parameters<typeof counted>[0], aim: Parameters<typeof aimWords>[0]): Message =>
  said(key, { n: counted(n), who: json(aimWords(aim)) });
const part = (key: string, n: number | undefined): Message[] => (n === undefined ? [] : [said(key, { n })]);

const SAYS: { [Op in Plain['op']]: (ability: Of<Op>) => Message } = {
  move: (a) =>
    joined('comma', [
      said('does.move', { n: value(a) }),
      ...(a.jump ? [said('move.jump')] : []),
      ...(a.straight ? [said('move.straight')] : []),
      ...(a.end ? [said(`move.${a.end}`)] : []),
      ...(a.along ? [said(`move.${a.along}`)] : []),
    ]),
  attack: (a) => only(joined('aside', [joined('comma', attackParts(a)), ...(a.bonus ?? []).map(bonusWords)]), a.when),
  heal: (a) => healWords(a),
  shield: (a) => aimed('does.shield', a.n, a),
  retaliate: (a) =>
    joined('comma', [
      said('does.retaliate', { n: a.n, reach: a.reach, who: json(aimWords(a)) }),
      ...part('xp-each-strike', a.xpEach),
    ]),
  push: (a) => joined('comma', [aimed('does.push', a.n, a), ...conditionWords(a.conditions)]),
  pull: (a) =>
    a.where === 'around-hex' ? said('does.pull-to-hex', { n: a.n, range: a.range }) : aimed('does.pull', a.n, a),
  condition: (a) =>
    only(
      said(a.who === 'self' ? 'does.gain' : 'does.condition', {
        what: conditionWords(a.conditions).map(json),
        who: json(aimWords(a)),
      }),
      a.when,
    ),
  damage: (a) => aimed('does.damage', a.n, a),
  loot: (a) =>
    joined('comma', [
      said('does.loot', { n: a.n }),
      ...part('loot.most', a.most),
      ...(a.extra === undefined ? [] : [said('loot.extra', { n: counted(a.extra) })]),
    ]),
  infuse: (a) => said('does.infuse', { element: a.element }),
  summon: ({ creature }) =>
    joined('aside', [said('does.summon', { creature }), creatureWords(creatures.get(creature)!)]),
  'summon-monsters': ({ monster, ranks, beside, hp }) => {
    const list = Array.isArray(ranks)
      ? [said('summon.ranks', { ranks: rankNames(ranks) })]
      : ([2, 3, 4] as const).map((n) => said('summon.ranks-by', { n, ranks: rankNames(ranks[n]) }));
    return joined('comma', [
      said('does.summon-monsters', { monster }),
      ...list,
      ...(beside ? [said('summon.beside-target')] : []),
      ...(hp ? [said('summon.own-hp')] : []),
    ]);
  },
  'create-trap': (a) => {
    const springs = [...(a.damage > 0 ? [said('trap.damage', { n: a.damage })] : []), ...conditionWords(a.conditions)];
    const trap = said('does.create-trap', { what: json(joined('comma', springs)) });
    return joined('aside', [trap, ...part('trap.xp', a.xp)]);
  },
  'disarm-trap': (a) => joined('comma', [said('does.disarm-trap'), ...part('trap.onto', a.onto)]),
  'create-obstacle': (a) =>
    said(a.where ? 'does.create-obstacle-where-killed' : 'does.create-obstacle', {
      n: a.count,
      three: a.size === 3,
      range: a.range === 1 ? undefined : a.range,
      adjacent: a.range === 1,
    }),
  'destroy-obstacle': (a) =>
    said(a.count === 'all' ? 'does.destroy-obstacles' : 'does.destroy-obstacle', {
      n: a.count,
      range: a.range === 1 ? undefined : a.range,
      adjacent: a.range === 1,
    }),
  'move-obstacle': (a) => said('does.move-obstacle', { n: a.to }),
  recover: (a) =>
    joined('comma', [
      said(a.count === 'all' ? 'does.recover-all' : 'does.recover', {
        n: a.count,
        pile: json(said(`pile.${a.pile}`)),
        who: json(aimWords(a)),
      }),
      ...part('recover.lose', a.lose),
      ...(a.from ? [said('recover.from')] : []),
    ]),
  refresh: (a) =>
    said(a.count === 'all' ? 'does.refresh-all' : 'does.refresh', {
      n: a.count,
      items: json(said(`items.${a.items}.${a.state}`)),
      who: json(aimWords(a)),
    }),
  kill: (a) => {
    const who = a.aoe
      ? said('kill.in-area', { area: json(areaWords(a.aoe)) })
      : aimWords({ who: 'enemy', range: a.range, where: a.where, targets: a.targets }, a.ranks);
    const kill = said('does.kill', { who: json(who) });
    return only(joined('comma', [kill, ...part('kill.hp', a.hp), ...part('xp-each-kill', a.xpEach)]), a.when);
  },
  'play-hand': (a) => said(`does.play-hand.${a.half}`),
  'boss-special': (a) => said('does.boss-special', { n: a.n }),
  scenario: (a) => said(`script.${a.script}`),
};

/** The words of a plain ability. */
export const plainWords = (ability: Plain): Message => (SAYS[ability.op] as (one: Plain) => Message)(ability);

const rankNames = (ranks: readonly string[]) => ranks.map((rank) => json(said(`rank.${rank}`)));

/** What a summon is: "HP 6, move 2, attack 2". */
export const creatureWords = (c: Creature): Message =>
  joined('comma', [
    said('creature-is', { hp: c.hp, move: c.move }),
    ...(c.attack === undefined ? [] : [said('summon.attack', { n: counted(c.attack) })]),
    ...part('range', c.range),
    ...conditionWords(c.conditions),
    ...(c.flying ? [said('summon.flying')] : []),
    ...(c.infuses ? [said('summon.infuses', { element: c.infuses })] : []),
    ...(c.onDeath ?? []).map((one) => said('summon.on-death', { what: json(plainWords(one)) })),
  ]);

/** As it is printed, "Heal 3, range 3", where anybody of the own side may be healed; else with who it is. */
function healWords({ n, who, range, where, targets }: Of<'heal'>): Message {
  if (who !== 'self-or-ally' || where || targets === 'all')
    return aimed('does.heal', n, { who, range, where, targets });
  return joined('comma', [
    said('does.heal-plain', { n: counted(n) }),
    ...part('range', range),
    ...part('targets', targets),
  ]);
}

/** The own range of the figure, and what is added to it. */
const ownRange = ({ n, rangeMod = 0 }: Of<'attack'>): Message =>
  n !== undefined && rangeMod === 0 ? said('range-own') : said('range', { n: signed(rangeMod) });

function attackParts(a: Of<'attack'>): Message[] {
  const aim = { who: 'enemy', range: a.range, where: a.where, targets: a.targets } as const;
  const isNamed = a.where || (a.targets === 'all' && a.range);
  const reach = isNamed
    ? [aimWords(aim)]
    : [
        ...part('range', a.range),
        ...(a.rangeMod === undefined ? [] : [ownRange(a)]),
        ...(a.targets === 'all' ? [said('targets-all')] : part('targets', a.targets)),
      ];
  return [
    said('does.attack', { n: value(a) }),
    ...reach,
    ...(a.aoe ? [areaWords(a.aoe)] : []),
    ...(a.allOnFocus ? [said('attack.all-on-focus')] : []),
    ...(a.alongWay ? [said('attack.along-way')] : []),
    ...part('attack.pierce', a.pierce),
    ...part('attack.push', a.push),
    ...part('attack.pull', a.pull),
    ...conditionWords(a.conditions),
    ...(a.slam ? [said(`attack.slam-${a.slam.on}`, { n: a.slam.damage, xp: a.slam.xp })] : []),
    ...(a.augmented ? [said('bonus.augmented')] : []),
    ...part('xp-each-target', a.xpEach),
  ];
}
