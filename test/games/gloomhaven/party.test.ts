import { describe, expect, test } from 'vitest';
import { race } from '#chance/playout';
import { beginCampaign, type Carried, currentCampaign, takenOn } from '#core/campaign';
import { firstState, position, start } from '#core/match';
import { makeRng } from '#core/rng';
import type { Json, Table } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { levels, scenarioList } from '#games/gloomhaven/printed/content/content';
import { SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { achieve } from '#games/gloomhaven/rules/party/gains';
import { revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import { type Member, Party } from '#games/gloomhaven/state/party';
import { newMember } from '#games/gloomhaven/state/party/members';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import { lockedBy } from '#games/gloomhaven/state/party/ways';
import type { State } from '#games/gloomhaven/state/state';
import { plays } from '../../kit/lengths.ts';
import { salted, unsalted } from '../../kit/salt.ts';
import { atEnd, inTown } from './at-home.ts';
import type { GloomhavenTable } from './board.ts';
import { part } from './part.ts';

/** GH-18: scenarios in a row. */

const carriedBy = (t: GloomhavenTable): Party => Party.parse(position(gloomhaven, t.match).outcome!.carried);
const earned = (xp: number, money: number) => (g: State) => void Object.assign(g.characters[0]!, { xp, money });
const first = ({ members }: Party): Member => members[0]!;

describe('GH-18.1: the end of a scenario', () => {
  test('success: experience with the bonus of its level, gold for tokens, what the scenario brings', () => {
    const party = carriedBy(atEnd('won', { options: { scenario: '3' }, also: earned(7, 3) }));
    expect(first(party)).toMatchObject({ xp: 7 + 6, gold: 30 + 3 * 2 + 15 });
    expect(party.members[1]).toMatchObject({ xp: 6, gold: 30 + 15 });
    expect(party).toMatchObject({ prosperity: 1, done: [3], known: [1, 3, 8, 9] });
    expect(party.achievements.party).toEqual(['jekserahs-plans']);
  });
  test('failure: experience and gold of the way are kept, and nothing else', () => {
    const party = carriedBy(atEnd('lost', { options: { scenario: '3' }, also: earned(7, 3) }));
    expect(first(party)).toMatchObject({ xp: 7, gold: 30 + 3 * 2 });
    expect(party).toMatchObject({ prosperity: 0, done: [], known: [1, 3], achievements: { party: [] } });
  });
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('gold for a token and the bonus at scenario level %i (GH-1.5)', (level) => {
    const t = atEnd('won', {
      also(g) {
        g.level = level;
        earned(0, 5)(g);
      },
    });
    expect(first(carriedBy(t))).toMatchObject({
      xp: 4 + 2 * level,
      gold: 30 + 5 * [2, 2, 3, 3, 4, 4, 5, 6][level]!,
    });
  });
  test('who is exhausted has the same (GH-15.1)', () => {
    const t = atEnd('won', {
      also(g) {
        earned(5, 1)(g);
        g.characters[0]!.exhausted = true;
      },
    });
    expect(first(carriedBy(t))).toMatchObject({ xp: 11, gold: 32 });
  });
  test('a scenario that was won brings its reward once, experience and gold each time (R-261)', () => {
    const again = (g: State) => {
      g.party.done = [3];
      earned(2, 1)(g);
    };
    const party = carriedBy(atEnd('won', { options: { scenario: '3' }, also: again }));
    expect(first(party)).toMatchObject({ xp: 8, gold: 32 });
    expect(party.prosperity).toBe(0);
  });
  test('reputation ends at 20', () => {
    const also = (g: State) => void Object.assign(g.party, { reputation: 19 });
    expect(carriedBy(atEnd('won', { options: { scenario: '8' }, also })).reputation).toBe(20);
  });
  test('of several scenarios the players choose the one that becomes known', () => {
    const t = atEnd('won', { options: { scenario: '13' } });
    expect(t.asked().map(({ key }) => key)).toEqual(['find-scenario', 'find-scenario']);
    t.seat(1).does('find-scenario', { scenario: '17' });
    expect(carriedBy(t).known).toEqual([1, 13, 17]);
    t.nobodyIsAsked();
  });
});

describe('GH-12.5, GH-12.6: treasures', () => {
  const looting = (no: number, also?: (g: State) => void) => (g: State) => {
    g.characters[0]!.treasures.push(no);
    also?.(g);
  };
  test.each(['won', 'lost'] as const)(
    'gold, experience and items are the finder’s, also when the scenario is %s',
    (ends) => {
      const bonus = ends === 'won' ? 6 : 0;
      expect(first(carriedBy(atEnd(ends, { also: looting(4) }))).gold).toBe(30 + 15);
      expect(first(carriedBy(atEnd(ends, { also: looting(10) }))).xp).toBe(10 + bonus);
      expect(first(carriedBy(atEnd(ends, { also: looting(2) }))).items).toEqual([32]);
    },
  );
  test('a scenario becomes known', () => {
    expect(carriedBy(atEnd('lost', { also: looting(49) })).known).toEqual([1, 17]);
  });
  test('who owns the item has half its price instead', () => {
    const party = carriedBy(atEnd('won', { also: looting(2, (g) => void g.party.members[0]!.items.push(32)) }));
    expect(first(party)).toMatchObject({ items: [32], gold: 30 + 20 });
  });
  test('a treasure that was looted does not lie there again', () => {
    const lying = (looted: number[]) => {
      const g = firstState(
        gloomhaven,
        { options: options('1'), seats: 2, carried: { ...newParty(1, 1), looted } },
        makeRng({ seed: 'a', drawn: {} }),
      );
      const t = { g, rng: makeRng({ seed: 'a', drawn: {} }), tell: () => {}, reveal: () => {} };
      revealRooms(
        t as unknown as Table<State>,
        scenario(1).rooms.map(({ id }) => id),
        '0,0',
      );
      return g.overlays.flatMap(({ type, treasure }) => (type === 'treasure' ? [treasure] : []));
    };
    expect(lying([])).toEqual([7]);
    expect(lying([4])).toEqual([7]);
    expect(lying([7])).toEqual([]);
  });
});

describe('what a party may play', () => {
  const party = (more: Partial<Party> = {}): Party => ({ ...newParty(1, 1), ...more });
  const why = (p: Party, id: number) => lockedBy(p, id)?.key;
  test('scenario 1, and what it was begun with, whatever that asks for', () => {
    expect(why(party(), 1)).toBeUndefined();
    expect(why(newParty(2, 1), 2)).toBeUndefined();
  });
  test('not what it does not know', () => {
    expect(why(party(), 2)).toBe('refusal.scenario-unknown');
    expect(() => start(gloomhaven, { options: { scenario: '3' }, seats: 2, seed: 'a', carried: party() })).toThrow(
      RangeError,
    );
  });
  test('not without the achievements it asks for, nor with those it forbids', () => {
    expect(why(party({ known: [1, 2] }), 2)).toBe('refusal.scenario-needs');
    const has = { party: ['first-steps'], global: ['the-merchant-flees'] };
    expect(why(party({ known: [1, 2], achievements: has }), 2)).toBeUndefined();
    expect(why(party({ known: [1, 3], achievements: has }), 3)).toBe('refusal.scenario-against');
  });
  test('one of several sets is enough', () => {
    const has = { party: ['following-clues'], global: [] };
    expect(why(party({ known: [22], achievements: has }), 22)).toBeUndefined();
  });
  test('again what it has won, even if an achievement forbids it now (R-261)', () => {
    const has = { party: [], global: ['the-merchant-flees'] };
    expect(why(party({ known: [1, 3], done: [3], achievements: has }), 3)).toBeUndefined();
  });
  test('of the rule of the city there is one, of other achievements each', () => {
    const p = party();
    achieve(p, 'global', 'city-rule-economic');
    achieve(p, 'global', 'the-dead-invade');
    expect(p.achievements.global).toEqual(['city-rule-economic', 'the-dead-invade']);
  });
});

describe('GH-18.5: a party changes', () => {
  test('who has said so leaves after the scenario, items go back, and another of the class begins anew', () => {
    const t = inTown({ also: (g) => void Object.assign(g.party.members[0]!, { items: [1, 32], gold: 99 }) });
    t.seat(0).does('retire');
    expect(t.seat(0).isRefused('retire')).toBe('refusal.leaves-already');
    const party = carriedBy(
      atEnd('won', {
        also: (g) => void Object.assign(g.party.members[0]!, { leaves: true, items: [1, 32], gold: 99 }),
      }),
    );
    expect(party.members.map((one) => one.class)).toEqual(['tinkerer']);
    expect(party.left).toEqual([{ class: 'brute', level: 1, xp: 6 }]);
    expect(party.sold).toEqual([32]);
    const next = setOutWith(party, ['brute', 'tinkerer']);
    expect(next.party.members).toEqual([party.members[0], newMember('brute', 1)]);
    expect(next.characters.map(({ isNew }) => isNew)).toEqual([true, false]);
  });
  test('who stays at home keeps what he has', () => {
    const carried = carriedBy(atEnd('won', { also: earned(3, 4) }));
    const g = setOutWith(carried, ['spellweaver', 'scoundrel']);
    expect(g.party.members.map((one) => one.class)).toEqual(['brute', 'tinkerer', 'spellweaver', 'scoundrel']);
    expect(first(g.party)).toEqual(first(carried));
    expect(g.characters.map(({ isNew }) => isNew)).toEqual([true, true]);
  });
});

/** The party before its next scenario, with these of its classes. */
const setOutWith = (carried: Party, roles: string[]): State =>
  firstState(
    gloomhaven,
    { options: options('1'), seats: roles.length, roles, carried },
    makeRng({ seed: 'a', drawn: {} }),
  );
const options = (one: string, level = '1') => ({
  scenario: one,
  difficulty: 'normal',
  level,
  ties: 'by-the-table',
});

describe('three scenarios in a row, by chance', () => {
  const wealth = ({ members }: Party) => members.reduce((sum, { gold }) => sum + gold, 0);
  /** What was spent and gained, as it was told. */
  const told = (events: readonly { type: string; shown: Record<string, Json> }[]) =>
    events.reduce((sum, { type, shown }) => {
      const n = (what: string) => Number(shown[what] ?? 0);
      if (type === 'buys') return sum - n('price');
      if (type === 'sells') return sum + n('price');
      if (type === 'donates') return sum - n('gold');
      if (['comes-home', 'gains-gold', 'gains-worth'].includes(type)) return sum + n('gold');
      return sum;
    }, 0);
  const play = (i: number, level: string, { matches = 3, seed = salted } = {}): Party => {
    let campaign: Carried = beginCampaign(gloomhaven, options('1', level));
    for (let no = 0; no < matches; no++) {
      const before = Party.parse(campaign.state);
      const playable = SCENARIOS.filter((id) => !lockedBy(before, Number(id)));
      const scenarioNow = playable[(i + no) % playable.length]!;
      const { g, events, outcome } = race(part, unsalted(seed(`row/${i}/${no}`)), {
        seats: 2 + (i % 3),
        // Who plans takes a hundred times as long.
        policy: i % plays({ sample: 8, whole: 2 }) ? 'progress' : 'competent',
        options: options(scenarioNow, level),
        carried: campaign.state,
      });
      expect(outcome).toBeDefined();
      campaign = takenOn(gloomhaven, campaign, outcome!);
      campaign = currentCampaign(gloomhaven, JSON.parse(JSON.stringify(campaign)));
      const now = Party.parse(campaign.state);
      const joined = g.characters.filter(({ isNew }) => isNew).length * newMember('brute', Number(level)).gold;
      const gone = events.some(({ type }) => type === 'leaves');
      if (!gone) expect(wealth(now)).toBe(wealth(before) + joined + told(events as never));
      for (const one of now.members) {
        expect(one.level).toBeGreaterThanOrEqual(Number(level));
        expect(one.cards.length).toBeLessThanOrEqual(one.level - 1);
        expect(one.perks.length).toBeLessThanOrEqual(one.level - 1);
        expect(one.xp).toBeGreaterThanOrEqual(levels.experience[one.level - 1]!);
        expect(new Set(one.items).size).toBe(one.items.length);
      }
      const won = g.ends === 'won';
      expect(now.done.includes(Number(scenarioNow))).toBe(won || before.done.includes(Number(scenarioNow)));
      if (won) for (const id of scenarioList.get(Number(scenarioNow))!.unlocks) expect(now.known).toContain(id);
    }
    expect(campaign.matches).toBe(matches);
    return Party.parse(campaign.state);
  };
  test.each([0, 1, 2, 3, 4, 5])('campaign %i: money is conserved, levels are earned, what is won stays won', (i) => {
    expect(play(i, '1').members.length).toBeGreaterThanOrEqual(2);
  });
  test('in twelve scenarios a level is gained, with its card and its perk, and items are bought', () => {
    // In this campaign one of them lives long enough; by other chance nobody may.
    const { members } = play(19, '1', { matches: 12, seed: unsalted });
    const risen = members.filter(({ level }) => level > 1);
    expect(risen.length).toBeGreaterThan(0);
    for (const { level, cards, perks } of risen) expect([cards.length, perks.length]).toEqual([level - 1, level - 1]);
    expect(members.flatMap((one) => one.items).length).toBeGreaterThan(0);
  });
  test('also from a higher level', () => {
    expect(play(7, '4').members[0]!.level).toBeGreaterThanOrEqual(4);
  });
});

test('a party that wins goes on from scenario to scenario as they unlock each other', () => {
  let campaign = beginCampaign(gloomhaven, options('1'));
  const wins = (id: number) => {
    const party = Party.parse(campaign.state);
    expect(lockedBy(party, id), `scenario ${id}`).toBeUndefined();
    const g = firstState(
      gloomhaven,
      { options: options(String(id)), seats: 2, carried: campaign.state },
      makeRng({ seed: 'a', drawn: {} }),
    );
    Object.assign(g, { phase: 'over', stage: 'away', ends: 'won' });
    const t = { g, rng: makeRng({ seed: 'a', drawn: {} }), tell: () => {}, reveal: () => {} };
    expect(gloomhaven.steps.home!(t as unknown as Table<State>, null).next().done).toBe(true);
    const over = gloomhaven.next(g);
    if (!('outcome' in over)) throw new Error('it is not over');
    campaign = takenOn(gloomhaven, campaign, over.outcome);
    return Party.parse(campaign.state);
  };
  expect(lockedBy(Party.parse(campaign.state), 2)?.key).toBe('refusal.scenario-unknown');
  expect(wins(1)).toMatchObject({ done: [1], known: [1, 2], achievements: { party: ['first-steps'] } });
  expect(wins(2)).toMatchObject({ done: [1, 2], known: [1, 2, 3, 4], prosperity: 1 });
  const third = wins(3);
  expect(third).toMatchObject({ known: [1, 2, 3, 4, 8, 9], prosperity: 2 });
  // 10 for scenario 2, 15 for scenario 3; 6 experience as the bonus of each at level 1.
  expect(third.members.map(({ gold, xp }) => [gold, xp])).toEqual([
    [55, 18],
    [55, 18],
  ]);
  expect(wins(8).achievements.global).toContain('the-merchant-flees');
  expect(lockedBy(Party.parse(campaign.state), 9)?.key).toBe('refusal.scenario-against');
});

test('what was saved is read strictly', () => {
  expect(() => gloomhaven.campaign!.parse({ ...newParty(1, 1), gold: 3 })).toThrow();
  expect(gloomhaven.campaign!.parse(JSON.parse(JSON.stringify(newParty(1, 1))))).toEqual(newParty(1, 1));
});
