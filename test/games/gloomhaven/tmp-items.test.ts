import { expect, test } from 'vitest';
import { chanceFrom, race } from '#chance/playout';
import { classesAt, SCENARIOS } from '#games/gloomhaven/built';
import { items } from '#games/gloomhaven/content';
import { newParty } from '#games/gloomhaven/party/campaign';
import { gearWrong } from '#games/gloomhaven/party/gear';
import { newMember } from '#games/gloomhaven/party/members';
import type { ClassId } from '#games/gloomhaven/schema/base';
import { writeFileSync } from 'node:fs';
import { partyOf, withParty } from './parties.ts';

const N = Number(process.env.N ?? 60);
const FROM = Number(process.env.FROM ?? 0);
test('parties with items', () => {
  const uses = new Map<number, number>();
  const had = new Map<number, number>();
  let errors: string[] = [];
  const won = { won: 0, lost: 0 };
  const types = new Map<string, number>();
  for (let i = FROM; i < FROM + N; i++) {
    const chance = chanceFrom(`items/${i}`);
    const scenario = SCENARIOS[i % SCENARIOS.length]!;
    const level = 1 + (i % 4);
    const seats = 2 + (i % 3);
    const classes = partyOf(classesAt(level), seats, i);
    const party = newParty(Number(scenario), level);
    party.prosperity = 64;
    for (const id of classes) {
      const one = newMember(id as ClassId, level);
      one.gold = 100;
      const all = [...items.keys()].filter(() => chance() < 0.9).sort(() => chance() - 0.5);
      for (const item of all)
        if (!gearWrong(one, [...one.worn, item])) { one.items.push(item); if (!gearWrong(one, [...one.worn, item])) one.worn.push(item); }
      one.worn.forEach((item) => had.set(item, (had.get(item) ?? 0) + 1));
      one.cards = [];
      party.members.push(one);
    }
    const policy = (['random', 'progress', 'competent'] as const)[Math.floor(i / SCENARIOS.length) % 3]!;
    try {
      const { outcome, events, g } = race(withParty(classes), `items/${i}`, { seats: classes.length, policy, options: { scenario, level: String(level), ties: i % 2 ? 'by-the-table' : 'by-the-rules' }, carried: party as never });
      expect(outcome).toBeDefined();
      won[g.ends === 'won' ? 'won' : 'lost']++;
      for (const { type, shown } of events) { types.set(type, (types.get(type) ?? 0) + 1); if (type === 'uses-item') uses.set((shown as { item: number }).item, (uses.get((shown as { item: number }).item) ?? 0) + 1); }
    } catch (error) {
      errors.push(`${i} ${scenario} ${policy} ${classes}: ${(error as Error).stack?.split('\n').slice(0, 8).join('\n')}`);
    }
  }
  const lines = [...items.values()].map(({ id, name, use }) => `${id} ${name.en} (${use}): carried ${had.get(id) ?? 0}, used ${uses.get(id) ?? 0}`);
  writeFileSync('/tmp/items-uses.txt', [`errors ${errors.length}`, ...errors.slice(0, 8), JSON.stringify(won), ...lines, JSON.stringify(Object.fromEntries(types))].join('\n'));
}, 3_000_000);
