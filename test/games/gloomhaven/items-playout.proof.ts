import { expect, test } from 'vitest';
import { partNamed as namedPart } from '#asking/terms/names';
import { chanceFrom, playout, race } from '#chance/playout';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Field, Json } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { items } from '#games/gloomhaven/printed/content/content';
import { LEVELS, SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { CLASSES, type ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import type { Party } from '#games/gloomhaven/state/party';
import { gearWrong } from '#games/gloomhaven/state/party/gear';
import { newMember } from '#games/gloomhaven/state/party/members';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import { UNSAID } from '../../kit/every-game.ts';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';
import { partyOf, withParty } from './parties.ts';

/** Scenarios by chance with parties that wear all they can carry, out of all 70 items, with the audit after every answer. */

const MATCHES = plays({ sample: 8, whole: 300 });
const POLICIES = ['random', 'progress', 'competent'] as const;

/** A rich party of these classes: each wears as much as fits, by chance. */
function rich(
  classes: readonly string[],
  { scenario, level, seed }: { scenario: string; level: number; seed: string },
) {
  const chance = chanceFrom(salted(seed));
  const party: Party = newParty(Number(scenario), level);
  party.prosperity = 64;
  for (const id of classes) {
    const one = newMember(id as ClassId, level);
    one.gold = 100;
    for (const item of [...items.keys()].sort(() => chance() - 0.5)) {
      if (gearWrong(one, [...one.worn, item])) continue;
      one.items.push(item);
      one.worn.push(item);
    }
    party.members.push(one);
  }
  return party;
}

const play = (i: number) => {
  const scenario = SCENARIOS[i % SCENARIOS.length]!;
  const level = 1 + (i % LEVELS.length);
  const classes = partyOf(CLASSES, 2 + (i % 3), i);
  const options = { scenario, level: String(level), ties: i % 2 ? 'by-the-table' : 'by-the-rules' };
  const carried = rich(classes, { scenario, level, seed: `rich/${i}` }) as unknown as Json;
  return { classes, how: { seats: classes.length, policy: POLICIES[i % 3]!, options, carried } };
};

test('parties with items play to the end, and use them', () => {
  const used = new Set<number>();
  for (let i = 0; i < MATCHES; i++) {
    const { classes, how } = play(i);
    const { outcome, events } = race({ ...part, game: withParty(classes) }, salted(`items/${i}`), how);
    expect(outcome, `${classes} ${i}`).toBeDefined();
    for (const { type, shown } of events) if (type === 'uses-item') used.add(Number(shown.item));
  }
  const could = [...items.values()].filter(({ use }) => use !== 'passive').length;
  expect(used.size).toBeGreaterThan(could / 2);
});

test('every question about items, every label and every event has words in both languages', () => {
  const asked = new Set<string>();
  for (let i = 0; i < plays({ sample: 2, whole: 12 }); i++) {
    const { classes, how } = play(i);
    const game = withParty(classes);
    const { match } = playout({ ...part, game }, salted(`said/${i}`), {
      ...how,
      each: (m) => {
        const { g, open } = position(game, m);
        const says = namedPart({ game: gloomhaven, text } as never, () => g).text;
        for (const { key, about, seat, actions } of open.filter(({ actions }) => actions.includes('use-item'))) {
          asked.add(key);
          const here = { g, seat, about };
          const args = { ...(about as Record<string, Json>), seat };
          for (const locale of locales) expect(says.say({ key: `ask.${key}`, args }, locale)).not.toMatch(UNSAID);
          for (const field of actions.flatMap((name) => Object.values<Field>(gloomhaven.actions[name]!.fields))) {
            if (!('label' in field) || !('options' in field)) continue;
            const absent = field.absent?.(here, {}, []) ?? [];
            for (const locale of locales) {
              for (const option of field.options(here, {}).slice(0, 3))
                expect(says.say(field.label(option, here), locale)).not.toMatch(UNSAID);
              for (const { why } of absent) expect(says.say(why, locale)).not.toMatch(UNSAID);
            }
          }
        }
      },
    });
    const says = namedPart({ game: gloomhaven, text } as never, () => match.base).text;
    for (const { type, shown } of logOf(match).flatMap(({ events }) => events))
      for (const locale of locales) expect(says.say({ key: `event.${type}`, args: shown }, locale)).not.toMatch(UNSAID);
  }
  expect([...asked]).toEqual(expect.arrayContaining(['turn', 'move', 'damage']));
});
