import type { Printed } from '#core/rulebook';
import type { Locale } from '#core/text';
import { type Minion, type Monster, minions, monsters, tokenStacks } from '../../printed/combat/foes.ts';
import { minionText, powerText } from '../../printed/words/card-text.ts';
import { lines, named, says } from './printed.ts';

/** Monsters, the stacks of their tokens, and minions (MEQ-1.3). */

const values = ({ health, fortitude, strength, wisdom, deck }: Monster | Minion, locale: Locale): string =>
  says('foe', locale, { health, fortitude, strength, wisdom, deck });

/** In which stacks how many tokens of it lie. */
function tokensOf(monster: string, locale: Locale): string {
  const found = [...tokenStacks.values()].flatMap(({ id, tokens }) =>
    tokens.flatMap((row) => (row.monster === monster ? [{ stack: id, n: row.count }] : [])),
  );
  return found.length === 0
    ? says('no-token', locale)
    : lines(found, ({ stack, n }) => says('tokens-of', locale, { stack, n }));
}

export const foes = (): Printed[] => [
  ...[...monsters.values()].map(
    (monster): Printed => ({
      kind: 'monster',
      id: monster.id,
      title: named(`foe.${monster.id}`),
      text: (locale) =>
        says('monster', locale, {
          values: values(monster, locale),
          power: says('ability', locale, {
            name: monster.power.name[locale],
            says: powerText(monster.power, locale),
          }),
          tokens: tokensOf(monster.id, locale),
        }),
      words: (locale) => [monster.power.name[locale]],
      see: ['monster-powers', `deck-${monster.deck}`, 'monsters'],
    }),
  ),
  ...[...tokenStacks.values()].map(
    ({ id, tokens, blanks }): Printed => ({
      kind: 'stack',
      id,
      title: (locale) => says('stack-title', locale, { stack: id }),
      text: (locale) =>
        says('stack', locale, {
          of: tokens.reduce((sum, { count }) => sum + count, blanks),
          rows: lines(tokens, (row) => says('stack-line', locale, { monster: row.monster, n: row.count })),
          blanks,
        }),
      see: ['monsters', 'placing-monsters'],
    }),
  ),
  ...[...minions.values()].map(
    (minion): Printed => ({
      kind: 'minion',
      id: minion.id,
      title: named(`minion.${minion.id}`),
      text: (locale) =>
        says('minion', locale, {
          values: values(minion, locale),
          abilities: lines(minion.abilities, (one) => says('line', locale, { says: minionText(one, locale) })),
          stage: minion.stage,
          start: says('start', locale, { at: minion.start[0]!, or: minion.start[1] }),
        }),
      see: ['minions', `deck-${minion.deck}`, 'stages'],
    }),
  ),
];
