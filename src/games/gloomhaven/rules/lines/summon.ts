import type { Script, Table } from '#core/types';
import { creatures } from '../../printed/content/content.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { nextId } from '../../state/map/terrain.ts';
import type { State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { emptyBeside, placed } from '../deeds/place.ts';
import { placeMonster } from '../reveal/place.ts';

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** GH-16.1: beside its owner; it acts from the next round on. */
export function* performSummon(t: Table<State>, deed: Deed, { creature }: Of<'summon'>): Script {
  const { g } = t;
  const owner = actorOf(g, deed)!;
  if (owner.kind !== 'character') return;
  const at = yield* placed(t, deed, 'summon', emptyBeside(g, owner.at));
  if (at === undefined) return;
  const id = nextId(g, `summon:${creature}:${owner.seat}`);
  const { hp } = creatures.get(creature)!;
  const body = { id, at, hp, max: hp, conditions: {}, bonuses: [] };
  g.figures.push({ ...body, kind: 'summon', owner: owner.seat, card: deed.half?.no ?? null, creature });
  // It has no turn in this round.
  g.acted.push(id);
  deed.done = true;
  deed.lasts = true;
  t.tell({ type: 'summoned', shown: { actor: id, at } });
}

/** GH-9.33: one figure after another beside the summoner, or beside the target; without a hex or a stand it fails. */
export function* performSummonMonsters(t: Table<State>, deed: Deed, ability: Of<'summon-monsters'>): Script {
  const { g } = t;
  const summoner = actorOf(g, deed)!;
  const { ranks } = ability;
  const called = Array.isArray(ranks) ? ranks : ranks[Math.max(2, g.characters.length) as 2 | 3 | 4];
  const from = ability.beside === 'target' ? (deed.targets.at(-1)?.at ?? summoner.at) : summoner.at;
  for (const rank of called) {
    const at = yield* placed(t, { ...deed, seat: null }, 'summon', emptyBeside(g, from));
    if (at === undefined) return;
    const monster = placeMonster(t, { type: ability.monster, rank, at, dropsMoney: false });
    if (!monster) return;
    if (ability.hp === 'of-summoner') monster.hp = Math.min(monster.max, summoner.hp);
    g.acted.push(monster.id);
    t.tell({ type: 'summoned', shown: { actor: monster.id, at } });
  }
}
