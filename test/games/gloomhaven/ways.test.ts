import { describe, expect, test } from 'vitest';
import { beginCampaign, currentCampaign } from '#core/campaign';
import { firstState, position, start } from '#core/match';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { Event, Json, Table } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { scenarioList, sheets } from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { text } from '#games/gloomhaven/printed/text';
import { seenParty } from '#games/gloomhaven/seen/party/seen';
import { Party } from '#games/gloomhaven/state/party';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import { behind, lockedBy, openTo, wantsOf } from '#games/gloomhaven/state/party/ways';
import type { State } from '#games/gloomhaven/state/state';
import { BOX } from './in-the-box.ts';

/** Where a campaign leads, and that it says how far it goes. */

/** The party wins this scenario and has opened all its chests; of several scenarios it takes the last. */
function wins(party: Party, id: number, seed: string): { party: Party; events: Pick<Event, 'type' | 'shown'>[] } {
  const rng = makeRng({ seed, drawn: {} });
  const options = { scenario: String(id), difficulty: 'normal', level: '1', ties: 'by-the-table', solo: 'no' };
  const g = firstState(gloomhaven, { options, seats: 2, carried: party as unknown as Json }, rng);
  Object.assign(g, { phase: 'over', stage: 'away', ends: 'won' });
  for (const one of scenario(id).overlays)
    if (one.type === 'treasure' && one.treasure !== 'goal') g.characters[0]!.treasures.push(one.treasure);
  const events: Pick<Event, 'type' | 'shown'>[] = [];
  const askAny = function* (_: unknown, __: unknown, ___: unknown, { about }: { about: { scenarios: number[] } }) {
    return { args: { scenario: String(about.scenarios.at(-1)) } };
  };
  const tell = (one: Pick<Event, 'type' | 'shown'>) => void events.push(one);
  const t = { g, rng, tell, reveal: () => {}, askAny } as unknown as Table<State>;
  expect(gloomhaven.steps.home!(t, null).next().done).toBe(true);
  const over = gloomhaven.next(g);
  if (!('outcome' in over)) throw new Error('it is not over');
  return { party: Party.parse(over.outcome.carried), events };
}

/** A campaign from scenario 1 in which all is won that is open, in an order by chance, until nothing is. */
function campaign(n: number): { party: Party; last: readonly { type: string }[]; ends: number } {
  let party = newParty(1, 1);
  let ends = 0;
  for (let no = 0; ; no++) {
    const open = openTo(party);
    const rng = makeRng({ seed: `ways/${n}/${no}`, drawn: {} });
    const won = wins(party, rng.shuffle(open, 'next')[0]!, `ways/${n}/${no}`);
    party = won.party;
    if (won.events.some(({ type }) => type === 'campaign-ends')) ends++;
    if (openTo(party).length === 0) return { party, last: won.events, ends };
  }
}
const campaigns = Array.from({ length: 24 }, (_, n) => campaign(n));

describe('R-554: the campaign from scenario 1', () => {
  test('comes to every scenario that is offered, on one way or another', () => {
    const won = new Set(campaigns.flatMap(({ party }) => party.done));
    expect(offered.filter((id) => !won.has(id))).toEqual([]);
    for (const { party } of campaigns) expect(party.done.length).toBeGreaterThan(8);
  });
  test('says once that it is over: when nothing is left that is open', () => {
    for (const { last, ends } of campaigns) {
      expect(ends).toBe(1);
      expect(last.at(-1)!.type).toBe('campaign-ends');
    }
  });
  test('does not say so as long as something is open', () => {
    const { events, party } = wins(newParty(1, 1), 1, 'first');
    expect(events.map(({ type }) => type)).not.toContain('campaign-ends');
    // And what its chest has told of.
    expect(openTo(party)).toContain(2);
  });
});

describe('R-551: what lies behind scenarios that are not offered', () => {
  test('becomes known with the closed one', () => {
    const ready = {
      ...newParty(1, 1),
      known: [1, 22],
      achievements: { party: ['a-demons-errand'], global: [] },
    };
    const { party, events } = wins(ready, 22, 'night');
    expect(party.known).toEqual([1, 22, 31, 35, 36, 39]);
    expect(openTo(party)).toContain(39);
    const told = events.find(({ type }) => type === 'unlocks-behind')!;
    expect(told.shown).toEqual({ scenarios: [39], closed: [31] });
    expect(text.say({ key: 'event.unlocks-behind', args: told.shown }, 'en')).toContain('Treacherous Divide');
  });
  test('is nothing to which an offered one leads', () => {
    expect(behind(31)).toEqual([39]);
    expect(behind(26)).toEqual([]);
    expect(behind(25)).toEqual([]);
  });
  test('a closed one is told by name as unlocked and not in this program yet', () => {
    const { events } = wins({ ...newParty(1, 1), known: [1, 16] }, 16, 'pass');
    const told = events.find(({ type }) => type === 'unlocks')!;
    const says = (locale: 'en' | 'ja') => text.say({ key: 'event.unlocks', args: told.shown }, locale);
    expect(says('en')).toContain('Icecrag Ascent (unlocked, not in this program yet');
    expect(says('ja')).toContain('解放済み、このプログラムではまだ遊べません');
  });
  test('all that can be unlocked and is closed is listed by name on the sheet', () => {
    const known = new Set(campaigns.flatMap(({ party }) => party.known));
    const closed = [...known].filter((id) => !offered.includes(id)).sort((a, b) => a - b);
    expect(closed).toEqual([21, 23, 25, 26, 27, 31, 33, 35, 36, 41, 42, 46, 54]);
    for (const { party } of campaigns) {
      const { open, barred, done } = seenParty(party).scenarios;
      expect(open).toEqual([]);
      expect([...done, ...barred.map((one) => one.scenario)].sort()).toEqual([...party.known].sort());
    }
  });
  test('a party that knew of a closed one by the rules of earlier days knows what lies behind it', () => {
    const old = { ...beginCampaign(gloomhaven, { scenario: '1', level: '1' }), version: 1 };
    const state = { ...newParty(1, 1), known: [1, 22, 31] } as unknown as Json;
    const { known } = Party.parse(currentCampaign(gloomhaven, { ...old, state }).state);
    expect(known).toEqual([1, 22, 31, 39]);
    const begun = position(
      gloomhaven,
      start(gloomhaven, { options: {}, seats: 2, seed: 'earlier', roles: ['brute', 'spellweaver'] }),
    ).g;
    const g = gloomhaven.parse(gloomhaven.migrations[1]!({ ...begun, party: state } as unknown as Json));
    expect(g).toEqual({ ...begun, party: { ...newParty(1, 1), known: [1, 22, 31, 39] } });
  });
});

describe('R-552: what nobody can give here', () => {
  const given = new Set([
    ...sheets.achievements.global,
    ...offered.flatMap((id) => [...(scenario(id).rewards.party ?? []), ...(scenario(id).rewards.global ?? [])]),
  ]);
  test('is not asked for, and no more than that is left out', () => {
    for (const id of offered) {
      const { requires = [], notAsked = [] } = scenarioList.get(id)!;
      const missing = requires.map(({ party = [], global: town = [] }) =>
        [...party, ...town].filter((one) => !given.has(one)),
      );
      const isOpen = missing.length === 0 || missing.some((one) => one.length === 0);
      expect([id, notAsked]).toEqual([id, isOpen ? [] : missing[0]]);
    }
  });
  test('The Voice’s Treasure is not asked for the way to scenario 40, The Voice’s Command is', () => {
    const party = { ...newParty(1, 1), known: [1, 40] };
    expect(lockedBy(party, 40)).toMatchObject({ args: { achievements: ['the-voices-command'] } });
    const has = { party: ['the-voices-command'], global: [] };
    expect(lockedBy({ ...party, achievements: has }, 40)).toBeUndefined();
    expect(wantsOf(40)).toMatchObject([{ party: ['the-voices-command'] }]);
  });
});

describe('How far a campaign goes', () => {
  const reach = (party: Party, locale: 'en' | 'ja') =>
    text.say(gloomhaven.campaign!.reach!(party as unknown as Json), locale);
  test('is told with the numbers of what is here and what is open', () => {
    const { all, offered: here } = BOX.scenarios;
    expect(reach(newParty(1, 1), 'en')).toContain(`${here} of ${all} scenarios are here; one is open`);
    expect(reach(newParty(1, 1), 'ja')).toContain(`${all}本のうち${here}本`);
  });
  test('at its end that it is the end', () => {
    for (const locale of locales) expect(reach(campaigns[0]!.party, locale)).toContain('🏁');
    expect(reach(campaigns[0]!.party, 'en')).toContain('the end of what is here');
  });
});
