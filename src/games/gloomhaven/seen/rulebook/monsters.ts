import type { Message } from '#core/types';
import { bestiary } from '../../printed/content/bestiary.ts';
import { SCENARIOS } from '../../printed/content/offered.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Boss, BossStats, Stats } from '../../printed/schema/monster.ts';
import { abilitiesWords } from '../../printed/words/ability.ts';
import { monsterCardWords } from '../../printed/words/card.ts';
import { counted, json } from '../../printed/words/parts.ts';
import { lines, onPage, type Printed, told } from './printed.ts';

/** Stat cards and ability decks of monsters (GH-9, GH-10). */

const NUMBERS = ['hp', 'move', 'attack', 'range', 'shield', 'retaliate', 'reach', 'pierce', 'targets'] as const;
const FLAGS = ['advantage', 'disadvantage'] as const;

/** "2 / 2 / 3", or "2" where it never changes; a dash where there is none. */
function byLevel(values: readonly (number | undefined)[]): string {
  const shown = values.map((one) => (one === undefined ? '–' : String(one)));
  return new Set(shown).size === 1 ? shown[0]! : shown.join(' / ');
}

/** What a rank of a type has at levels 0 to 7, one line below the other. */
function rows(levels: readonly Stats[]): Message[] {
  const numbers = NUMBERS.filter((one) => levels.some((stats) => stats[one] !== undefined));
  const given = [...new Set(levels.flatMap(({ conditions = [] }) => conditions))];
  const since = (has: (stats: Stats) => boolean) => levels.findIndex(has) || null;
  return [
    ...numbers.map((one) => told(`stat.${one}`, { n: byLevel(levels.map((stats) => stats[one])) })),
    ...given.map((condition) =>
      told('stat.condition', { condition, level: since(({ conditions = [] }) => conditions.includes(condition)) }),
    ),
    ...FLAGS.filter((flag) => levels.some((stats) => stats[flag])).map((flag) =>
      told(`stat.${flag}`, { level: since((stats) => stats[flag] === true) }),
    ),
  ];
}

const joined = (parts: readonly Message[]): Message =>
  parts.reduce((before, next) => ({ key: 'join.comma', args: { before: json(before), next: json(next) } }));

/** GH-9: the types that are there as normal and elite ones. */
export const monsters = (): Printed[] =>
  [...bestiary().monsters.values()].map(({ id, deck, standees, flying, levels }) => ({
    kind: 'monster',
    id,
    title: { key: `monster.${id}` },
    text: told('monster', {
      normal: json(joined(rows(levels.map(({ normal }) => normal)))),
      elite: json(joined(rows(levels.map(({ elite }) => elite)))),
      flying: flying ?? null,
      standees,
    }),
    see: [`deck-${deck}`, 'monster-cards', 'elites'],
  }));

/** The ability cards of a deck by their initiative. A deck that no type acts from is no part of a match. */
export function decks(): Printed[] {
  const types = [...bestiary().monsters.values()];
  const owners = (deck: string) => types.flatMap((one) => (one.deck === deck ? [one.id] : []));
  return [...bestiary().decks].flatMap(([id, cards]): Printed[] => {
    const whose = owners(id);
    const isBoss = id === 'boss';
    if (whose.length === 0 && !isBoss) return [];
    const ordered = [...cards].sort((a, b) => a.initiative - b.initiative);
    return [
      {
        kind: 'deck',
        id,
        title: isBoss ? told('boss-deck-title') : told('deck-title', { types: whose }),
        text: told('deck', {
          cards: lines(
            ordered.map((card) =>
              told('deck-line', {
                initiative: card.initiative,
                does: onPage(monsterCardWords(card)),
                shuffle: card.shuffle ?? null,
              }),
            ),
          ),
        }),
        see: ['monster-cards', isBoss ? 'bosses' : `monster-${whose[0]}`, 'monster-turn'],
      },
    ];
  });
}

const bossLine = (stats: BossStats, level: number): Message =>
  told('boss-line', {
    level,
    hp: counted(stats.hp),
    move: stats.move,
    attack: counted(stats.attack),
    range: stats.range ?? null,
    shield: stats.shield ?? null,
    retaliate: stats.retaliate ?? null,
    reach: stats.reach ?? null,
    targets: stats.targets ?? null,
    conditions: stats.conditions ? stats.conditions.map((one) => json({ key: `condition.${one}` })) : null,
  });

const specialWords = ({ specials }: Boss): Message[] =>
  ([1, 2] as const).flatMap((n) => {
    const does = specials?.[n];
    if (!does) return [];
    return [
      does === 'by-scenario'
        ? told('special-by-scenario', { n })
        : told('special', { n, does: onPage(abilitiesWords(does)) }),
    ];
  });

/** GH-10: bosses and named variants of the scenarios that are offered; of others nobody here has to know. */
export function bosses(): Printed[] {
  const met = new Set(SCENARIOS.flatMap((id) => scenario(Number(id)).monsters));
  return [...bestiary().bosses.values()].flatMap((boss): Printed[] =>
    met.has(boss.id)
      ? [
          {
            kind: 'boss',
            id: boss.id,
            title: { key: `monster.${boss.id}` },
            text: told('boss', {
              rows: lines([...boss.levels.map(bossLine), ...specialWords(boss)]),
              immune: boss.immune ? boss.immune.map((one) => json({ key: `condition.${one}` })) : null,
            }),
            see: ['bosses', `deck-${boss.deck}`],
          },
        ]
      : [],
  );
}
