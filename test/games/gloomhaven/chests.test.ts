import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Event, Json } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { items, itemsNotHere, sheets, treasures } from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { text } from '#games/gloomhaven/printed/text';
import { treasureWords } from '#games/gloomhaven/printed/words/scenario';
import { Party } from '#games/gloomhaven/state/party';
import { prosperityOf } from '#games/gloomhaven/state/party/shop';
import type { State } from '#games/gloomhaven/state/state';
import { UNSAID } from '../../kit/every-game.ts';
import { atEnd, type Evening, inTown } from './at-home.ts';
import { BOX } from './in-the-box.ts';

/** no chest is empty. What a numbered treasure gives is had at the end of the scenario, told and carried on. */

const chestsOf = (id: number): number[] =>
  scenario(id).overlays.flatMap((one) => (one.type === 'treasure' && one.treasure !== 'goal' ? [one.treasure] : []));
const chests = offered.flatMap((id) => chestsOf(id).map((no) => [no, id] as const));
/** What it does was suffered when it was opened. */
const onlyHarms = (no: number) => treasures.get(no)!.every((one) => 'damage' in one || 'conditions' in one);

interface Home {
  party: Party;
  events: readonly Event[];
}
/** The first of two characters comes home with these treasures. */
function homeWith(nos: readonly number[], evening: Evening = {}): Home {
  const also = (g: State) => {
    g.characters[0]!.treasures.push(...nos);
    evening.also?.(g);
  };
  const t = atEnd('lost', { ...evening, also });
  return { party: Party.parse(position(gloomhaven, t.match).outcome!.carried), events: t.events };
}
const heard = ({ events }: Home, type: string) => events.filter((one) => one.type === type).map(({ shown }) => shown);
const said = ({ type, shown }: Event, locale: 'en' | 'ja') => text.say({ key: `event.${type}`, args: shown }, locale);
const gold = ({ party }: Home, member = 0) => party.members[member]!.gold;
/** All that the party has but for the list of what was looted. */
const has = ({ party: { looted: _, ...more } }: Home) => JSON.stringify(more);

describe('Every chest of every scenario that is offered', () => {
  test('is one of those that are counted', () => expect(chests.length).toBe(BOX.chests));

  test.each(chests)(
    'no. %i in scenario %i gives something, tells it in both languages, and it is carried on',
    (no, id) => {
      const options = { scenario: String(id) };
      const without = homeWith([], { options });
      const home = homeWith([no], { options });
      expect(home.party.looted).toEqual([no]);
      expect(home.party.kept).toEqual([]);
      for (const reward of treasures.get(no)!)
        for (const locale of locales) expect(text.say(treasureWords(reward), locale)).not.toMatch(UNSAID);
      const more = home.events.slice(without.events.length - home.events.length);
      if (onlyHarms(no)) return expect(has(home)).toBe(has(without));
      expect(has(home)).not.toBe(has(without));
      expect(more.length).toBeGreaterThan(0);
      for (const one of home.events) for (const locale of locales) expect(said(one, locale)).not.toMatch(UNSAID);
    },
  );

  test('gives something also where the town has everything and no side scenario is left', () => {
    const also = (g: State) => {
      g.party.prosperity = 64;
      g.party.known = [...offered];
    };
    const gives = chests.map(([no]) => no).filter((no) => !onlyHarms(no));
    for (const no of gives) {
      const [without, home] = [homeWith([], { also }), homeWith([no], { also })];
      expect(has(home), `chest ${no}`).not.toBe(has(without));
    }
  });
});

describe('A chest that gives', () => {
  test('an item that is not here gives its price', () => {
    const home = homeWith([50]);
    expect(gold(home)).toBe(30 + 30);
    expect(heard(home, 'gains-price')).toEqual([{ seat: 0, item: 101, gold: itemsNotHere.get(101)!.cost }]);
    expect(said(home.events.find(({ type }) => type === 'gains-price')!, 'en')).toContain('Second Skin');
    expect(home.party.members[0]!.items).toEqual([]);
  });
  test('an item that is here gives the item', () => {
    expect(homeWith([5]).party.members[0]!).toMatchObject({ items: [23], gold: 30 });
  });
  test('two items gives both', () => {
    expect(gold(homeWith([62]))).toBe(30 + 50 + 50);
  });
  test('marks of battle goals gives them, three are a perk', () => {
    const home = homeWith([8, 30, 37]);
    expect(home.party.members[0]!.checks).toBe(3);
    const t = inTown({ also: (g) => void Object.assign(g.party.members[0]!, { checks: 3 }) });
    t.seat(0).does('take-perk', { perk: '0' });
    expect(t.g.party.members[0]!.perks).toEqual([0]);
  });
  test('a random design gives one that the shop of this town does not have, another one each time', () => {
    const { party } = homeWith([1, 11, 63]);
    expect(new Set(party.designs).size).toBe(3);
    for (const id of party.designs) expect(items.get(id)!.prosperity).toBeGreaterThan(prosperityOf(party));
  });
  test('the design of an item that is not here gives a random one in its place', () => {
    const home = homeWith([65]);
    expect(heard(home, 'design-not-here')).toEqual([{ item: 107 }]);
    expect(home.party.designs).toHaveLength(1);
    expect(items.has(home.party.designs[0]!)).toBe(true);
  });
  test('a random side scenario gives one that is offered and not known, or lies behind a closed one', () => {
    const { party } = homeWith([7, 51, 70, 71], { options: { scenario: '1' } });
    const drawn = party.known.filter((id) => id !== 1);
    expect(drawn).toHaveLength(4);
    for (const id of drawn) expect([53, 56, 59, 63, 64, 65]).toContain(id);
  });
  test('draws differ from seed to seed', () => {
    const of = (seed: string) => homeWith([7, 1], { seed }).party;
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(of);
    expect(new Set(all.map(({ known }) => known.at(-1))).size).toBeGreaterThan(2);
    expect(new Set(all.map(({ designs }) => designs[0])).size).toBeGreaterThan(2);
  });
  test('a draw of which nothing is left gives gold, and says so', () => {
    const also = (g: State) => void Object.assign(g.party, { prosperity: 64 });
    const home = homeWith([1], { also });
    expect(gold(home)).toBe(30 + sheets.draws.goldForNone);
    expect(heard(home, 'finds-none-left')).toEqual([{}]);
  });
  test('a scenario that the party knows already gives gold in its place', () => {
    expect(gold(homeWith([49], { also: (g) => void g.party.known.push(17) }))).toBe(30 + sheets.draws.goldForNone);
    expect(homeWith([49]).party.known).toEqual([1, 17]);
  });
  test('a story says that it does nothing', () => {
    const home = homeWith([75]);
    expect(heard(home, 'reads-story')).toEqual([{}]);
    expect(has(home)).toBe(has(homeWith([])));
  });
});

describe('What a scenario gives to the party', () => {
  const won = (id: string, also?: (g: State) => void) => {
    const t = atEnd('won', { options: { scenario: id }, ...(also && { also }) });
    return { party: Party.parse(position(gloomhaven, t.match).outcome!.carried), events: t.events };
  };
  test('an item that is not here: its price is shared', () => {
    const home = won('53');
    expect([gold(home, 0), gold(home, 1)]).toEqual([30 + 25, 30 + 25]);
    expect(heard(home, 'gains-price')).toHaveLength(2);
  });
  test('a design that is not here: a random one', () => {
    const home = won('65');
    expect(heard(home, 'design-not-here')).toEqual([{ item: 112 }]);
    expect(home.party.designs).toHaveLength(1);
  });
});

describe('What was kept in earlier days', () => {
  const kept = (rows: Json) => (g: State) => void Object.assign(g.party, { kept: rows });
  const found = (id: string | null, reward: Json) => ({ scenario: 6, treasure: 50, class: id, reward });
  test('is given before the next scenario: to who found it, to the party where nobody did', () => {
    const t = inTown({ also: kept([found('tinkerer', { item: 101 }), found(null, { design: 113 })]) });
    expect(t.g.party.kept).toEqual([]);
    expect(t.g.party.members.map((one) => one.gold)).toEqual([30, 60]);
    expect(t.g.party.designs).toHaveLength(1);
  });
  test('waits for a character that is not along, and goes to the party when it has left', () => {
    const away = (g: State) => {
      kept([found('cragheart', { item: 101 })])(g);
      g.party.members.push({ ...g.party.members[0]!, class: 'cragheart' });
    };
    expect(inTown({ also: away }).g.party.kept).toHaveLength(1);
    const t = inTown({ also: kept([found('cragheart', { item: 101 })]) });
    expect(t.g.party).toMatchObject({ kept: [], members: [{ gold: 45 }, { gold: 45 }] });
  });
});
