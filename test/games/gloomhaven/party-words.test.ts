import { describe, expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Event, Field, Message } from '#core/types';
import partyEn from '#data/gloomhaven/party.en.json' with { type: 'json' };
import { gloomhaven } from '#games/gloomhaven/game';
import { classes, items, scenarioList } from '#games/gloomhaven/printed/content/content';
import { perkCards } from '#games/gloomhaven/printed/content/perk-cards';
import { text } from '#games/gloomhaven/printed/text';
import type { Member, Party } from '#games/gloomhaven/state/party';
import { gearWrong } from '#games/gloomhaven/state/party/gear';
import { newMember } from '#games/gloomhaven/state/party/members';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import { whyNot } from '#games/gloomhaven/state/party/shop';
import { lockedBy } from '#games/gloomhaven/state/party/ways';
import { UNSAID } from '../../kit/every-game.ts';
import { salted } from '../../kit/salt.ts';
import { atEnd, inTown } from './at-home.ts';
import { part } from './part.ts';

/** What is said between scenarios, in both languages. */

const said = (message: Message): void => {
  for (const locale of locales) expect(text.say(message, locale), message.key).not.toMatch(UNSAID);
};
/** What is told between scenarios: the types of it. */
const saysAll = (events: readonly Event[]): string[] =>
  events.flatMap(({ type, shown }) => {
    if (!(`event.${type}` in partyEn)) return [];
    said({ key: `event.${type}`, args: shown });
    return [type];
  });

/** A rich party of some experience. */
const seasoned = (): Party => ({
  ...newParty(1, 1),
  prosperity: 10,
  members: [...classes.keys()].map((id): Member => ({ ...newMember(id, 1), xp: 160, gold: 300, items: [1, 12] })),
});

describe('words', () => {
  test('of perks, their cards, and why something is not for sale or not worn', () => {
    for (const [id, { perks }] of classes) for (const i of perks.keys()) said({ key: `perk.${id}-${i}` });
    for (const [id] of perkCards) said({ key: `modifier.${id}` });
    const party = { ...newParty(1, 1), members: [{ ...newMember('brute', 1), items: [1] }, newMember('tinkerer', 1)] };
    const keys = [...items.keys()].flatMap((id) => whyNot(party, party.members[0]!, id) ?? []);
    for (const one of keys) said(one);
    expect([...new Set(keys.map(({ key }) => key))].sort()).toEqual(['refusal.needs-prosperity', 'refusal.owned']);
    for (const worn of [
      [6, 7],
      [8, 9],
      [12, 13],
    ])
      said(gearWrong(party.members[0]!, worn)!);
  });
  test('of every scenario that a party may not play', () => {
    const all = { party: ['first-steps'], global: ['the-merchant-flees', 'end-of-the-invasion'] };
    const known = [...scenarioList.keys()];
    const parties = [newParty(1, 1), { ...newParty(1, 1), known }, { ...newParty(1, 1), known, achievements: all }];
    const why = known.flatMap((id) => parties.flatMap((party) => lockedBy(party, id) ?? []));
    for (const one of why) said(one);
    expect(new Set(why.map(({ key }) => key)).size).toBe(3);
  });
  test('of all that is bought, sold, given, learned and worn', () => {
    const types = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { events } = race(part, salted(`party-words/${i}`), {
        seats: 3,
        policy: 'random',
        options: { scenario: '1' },
        carried: seasoned(),
      });
      for (const type of saysAll(events)) types.add(type);
    }
    for (const type of ['levels-up', 'buys', 'sells', 'donates', 'equips', 'last-scenario', 'comes-home', 'leaves'])
      expect(types).toContain(type);
  });
  test('of all that is brought home', () => {
    const heard = new Set<string>();
    for (const [scenario, treasures] of [
      ['3', [4, 10, 2, 49, 7, 8, 50, 65, 75]],
      ['8', []],
      ['22', []],
      ['64', [2, 2]],
    ] as const) {
      const t = atEnd('won', {
        options: { scenario },
        also(g) {
          g.characters[0]!.treasures.push(...treasures);
          if (scenario === '64') g.party.members[0]!.items.push(32);
        },
      });
      for (const type of saysAll(t.events)) heard.add(type);
    }
    for (const type of ['gold', 'experience', 'item', 'worth', 'price', 'checks', 'design'])
      expect(heard).toContain(`gains-${type}`);
    for (const type of [
      'reputation',
      'prosperity',
      'achieves',
      'unlocks',
      'unlocks-behind',
      'design-not-here',
      'reads-story',
    ])
      expect(heard).toContain(type);
  });
  test('of every option in town', () => {
    const t = inTown({ also: (g) => Object.assign(g.party, { members: seasoned().members.slice(0, 2) }) });
    const labels = () => {
      for (const { seat, about, actions } of t.open)
        for (const name of actions)
          for (const field of Object.values<Field>(gloomhaven.actions[name]!.fields)) {
            if (!('options' in field)) continue;
            const here = { g: t.g, seat, about };
            for (const option of field.options(here, {})) said(field.label(option, here));
            for (const { why } of field.absent?.(here, {}, []) ?? []) said(why);
          }
    };
    labels();
    for (let i = 0; i < 3; i++) t.seat(0).does('level-up', t.seat(0).may('level-up', 1)[0]!);
    labels();
    t.nobodyIsAskedExcept(1, 'level-up');
  });
});

test('a match of a campaign goes through JSON at every step, and can be played again', () => {
  const carried = seasoned();
  const { match, over } = playout(part, salted('campaign-json'), {
    seats: 3,
    policy: 'competent',
    options: { scenario: '1' },
    carried,
    each: (m) => void gloomhaven.parse(JSON.parse(JSON.stringify(position(gloomhaven, m).g))),
  });
  expect(over).toBe(true);
  const { outcome } = position(gloomhaven, match);
  const home = gloomhaven.campaign!.parse(JSON.parse(JSON.stringify(outcome!.carried))) as unknown as Party;
  // Whoever went has gained the levels that were due; whoever stayed at home has not.
  expect(home.members.map(({ level }) => level)).toEqual([4, 4, 4, 1, 1, 1]);
});
