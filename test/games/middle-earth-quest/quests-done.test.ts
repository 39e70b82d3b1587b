import { describe, expect, test } from 'vitest';
import { encounters } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { quests } from '#games/middle-earth-quest/printed/cards/possessions';
import type { Task } from '#games/middle-earth-quest/printed/cards/shapes';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { cardsOfHero } from '#games/middle-earth-quest/printed/combat/heroes';
import { questOf } from '#games/middle-earth-quest/rules/hero/deeds/quests';
import type { State } from '#games/middle-earth-quest/state/state';
import { type MeqTable, table } from './board.ts';

/** Every quest is done as it asks, and gives what it says: matches by chance come to few of them. */

type Deed = Exclude<Task, { is: 'any' }>;
const deedsOf = (task: Task): readonly Deed[] => (task.is === 'any' ? (task.of as readonly Deed[]) : [task as Deed]);
const found = [...encounters.values()].filter(({ kind }) => kind === 'quest');

/** Each quest with each way to do it, its hero (any one, where an encounter brought it) and how it was come by. */
const WAYS = [
  ...[...quests.values()].map(({ id, hero, kind }) => ({ id, hero, kind: kind as string })),
  ...found.map(({ id }) => ({ id, hero: 'eleanor', kind: 'found' })),
].flatMap((one) => deedsOf(questOf(one.id).task).map((deed) => ({ ...one, deed, how: deed.is })));

const placeOf = (deed: Deed): string => ('at' in deed ? deed.at : 'near_harad');

/** He stands where it is done, and a foe cannot stand against him. */
function atIt({ id, hero, kind, deed }: (typeof WAYS)[number]): MeqTable {
  const cards = cardsOfHero(hero);
  return table({
    step: deed.is === 'explore' ? 'travel' : deed.is === 'defeat' ? 'encounter' : 'ambush',
    heroes: [
      {
        ...{ id: hero, at: placeOf(deed), hand: cards.slice(0, 20) },
        ...(kind === 'starting' && { quest: id }),
        ...(kind === 'found' && { quests: [id] }),
      },
    ],
    shadow: ['winter_storm', 'dark_promises'],
    influence: { barad_dur: 2 },
    pool: 1,
    also: (g) => arrange(g, id, kind, deed),
  });
}

function arrange(g: State, id: string, kind: string, deed: Deed): void {
  const [own] = g.heroes;
  if (kind === 'advanced')
    Object.assign(own!, { starting: { ...own!.starting, is: 'done' }, advanced: { card: id, is: 'open' } });
  if (kind === 'found')
    for (const { draw } of Object.values(g.encounterDecks)) if (draw.includes(id)) draw.splice(draw.indexOf(id), 1);
  if (deed.is === 'combat') g.minions[deed.foe] = { is: 'board', at: placeOf(deed), damage: 0 };
  if (deed.is === 'explore') return;
  g.combatMods.push({ side: 'foe', stat: 'fortitude', set: 0 }, { side: 'hero', stat: 'strength', set: 30 });
}

/** Of what may be answered the first; of cards the one that strikes hardest. */
function answer(t: MeqTable): void {
  const { seat } = t.asked()[0]!;
  const [action] = t.seat(seat).offered();
  const strength = ({ card }: { card?: unknown }) =>
    typeof card === 'string' && card !== 'exhaustion' ? (combatCard(card).attack ?? 0) : -1;
  const args = t.seat(seat).may(action!, 60);
  const best = action === 'play-card' ? args.toSorted((one, other) => strength(other) - strength(one)) : args;
  t.seat(seat).does(action!, best[0]);
}

/** What he does to do it. */
function does(t: MeqTable, id: string, deed: Deed): void {
  if (deed.is === 'explore') t.seat(1).does('explore', { deeds: [`quest:${id}`] });
  else if (deed.is === 'defeat') t.seat(1).does('hunt', { quest: id });
  for (let n = 0; n < 60 && !isDone(t, id); n++) answer(t);
  for (let n = 0; n < 20 && t.g.resolving.length > 0; n++) answer(t);
}
const isDone = (t: MeqTable, id: string): boolean => t.heard('quest-done').some(({ quest }) => quest === id);

/** What of a reward nobody chooses shows on the board. */
function shows(t: MeqTable, reward: Effects): void {
  const own = t.g.heroes[0]!;
  for (const effect of reward) {
    if (effect.op === 'item') expect(own.items).toContain(effect.item);
    if (effect.op === 'level' && effect.stat !== 'any') expect(own.levels[effect.stat]).toBe(1);
    if (effect.op === 'revealAdvancedQuest') expect(own.advanced.is).toBe('open');
    if (effect.op === 'placeCharacter' && typeof effect.at === 'string')
      expect(t.g.characters[effect.who]).toBe(effect.at);
    if (effect.op === 'train') expect(t.heard('trained')).toHaveLength(1);
    if (effect.op === 'favor') expect(t.heard('favor-gained')[0]).toMatchObject({ seat: 1, n: effect.n });
  }
}

describe('Quests (MEQ-2.2, 6.12, 6.14)', () => {
  test('there are those of encounters as well', () => {
    expect(found.length).toBeGreaterThan(10);
  });

  test.each(WAYS)('$id is done by $how', (way) => {
    const { id, kind, deed } = way;
    const t = atIt(way);
    expect(isDone(t, id)).toBe(false);
    does(t, id, deed);
    expect(isDone(t, id)).toBe(true);
    const own = t.g.heroes[0]!;
    if (kind === 'starting') expect(own.starting).toEqual({ card: id, is: 'done' });
    if (kind === 'advanced') expect(own.advanced).toEqual({ card: id, is: 'done' });
    if (kind === 'found') {
      expect(own.quests).toEqual([]);
      expect(Object.values(t.g.encounterDecks).flatMap(({ discard }) => discard)).toContain(id);
    }
    shows(t, questOf(id).reward);
    expect(t.g.resolving).toEqual([]);
  });

  test.each(WAYS.filter(({ deed }) => deed.is === 'explore'))('$id is not done by exploring anywhere else', (way) => {
    const elsewhere = placeOf(way.deed) === 'bree' ? 'weathertop' : 'bree';
    const t = atIt({ ...way, deed: { ...way.deed, at: elsewhere } as Deed });
    expect(t.seat(1).lists('explore', 'deeds')).not.toContain(`quest:${way.id}`);
  });
});
