import type { Json, Message, Script, Table } from '#core/types';
import { action } from '../action.ts';
import { boardOf } from '../board.ts';
import { has } from '../figures/conditions.ts';
import { figure as find, heroOf } from '../figures/figures.ts';
import { lastingOf, useCharge } from '../figures/lasting.ts';
import { strike } from '../figures/strike.ts';
import { targetsByRule } from '../monsters-turn/intend.ts';
import type { Ability } from '../schema/ability.ts';
import type { At, Figure, State } from '../state.ts';
import { settleTie } from '../ties.ts';
import { boostsFor, boostsFrom, boostXp } from './boosts.ts';
import { actorOf, type BoostOf, type Deed } from './deed.ts';
import { isMelee, type Plan, planOf } from './plan.ts';
import { skip } from './skip.ts';
import { laidFor, onTheWay, reachable } from './targets.ts';
import { isSo } from './when.ts';

/** GH-7: an attack, with all its targets. */

interface About {
  targets: string[];
  most: number;
  areas: { hexes: At[]; hits: string[] }[];
  n: number;
}
const aboutOf = (about: Json): About => about as unknown as About;

/** GH-7.4, GH-7.5: enemies, in the order in which they are attacked. */
export const attack = action({
  name: 'attack',
  fields: {
    targets: {
      kind: 'order',
      options: ({ about }) => aboutOf(about).targets,
      size: ({ about }) => [1, aboutOf(about).most] as const,
      label: (id): Message => ({ key: 'label.figure', args: { actor: id } }),
      usual: ({ about }) => (aboutOf(about).targets.length <= aboutOf(about).most ? aboutOf(about).targets : undefined),
    },
  },
  barred: ({ about }) => (aboutOf(about).targets.length > 0 ? undefined : { key: 'refusal.nobody-in-reach' }),
  pull: (_, { targets }) => 6 * targets.length,
});

/** GH-7.3: where the pattern is laid, by whom it strikes. */
export const layArea = action({
  name: 'lay-area',
  fields: {
    area: {
      kind: 'one',
      options: ({ about }) => aboutOf(about).areas.map((_, i) => String(i)),
      label: (i, { about }): Message => ({
        key: 'label.figures',
        args: { actors: aboutOf(about).areas[Number(i)]!.hits },
      }),
    },
  },
  pull: () => 8,
});

type AttackAbility = Extract<Ability, { op: 'attack' }>;

/** An attack with all that is known of it before the first modifier card falls. */
interface Aimed {
  boosts: BoostOf[];
  plan: Plan;
  targets: Figure[];
}

/** What is paid for the attack, and whom it goes to; undefined when there is none, or something else in its place. */
export function* aimed(t: Table<State>, deed: Deed, ability: AttackAbility): Script<Aimed | undefined> {
  const actor = actorOf(t.g, deed)!;
  // GH-9.5, GH-11: whoever is disarmed makes no attack.
  if (has(actor, 'disarm') || !isSo(t.g, ability.when, { deed, actor })) return undefined;
  const gained = yield* boostsFrom(t, deed, 'consume' in ability ? ability.consume : undefined, 'attack');
  const instead = gained.find((boost) => boost.instead);
  if (instead) {
    for (const one of instead.instead!) yield* deed.run(t, deed, one);
    return undefined;
  }
  const boosts = [...boostsFor(deed, 'attack', gained), ...(yield* ofWholeAttack(t, deed, ability))];
  const plan = planOf(t.g, deed, ability, boosts);
  const targets = deed.seat === null ? yield* targetsByRule(t, deed, plan) : yield* chosen(t, deed, plan);
  return { boosts, plan, targets };
}

export function* performAttack(t: Table<State>, deed: Deed, ability: AttackAbility): Script {
  const aim = yield* aimed(t, deed, ability);
  if (!aim) return;
  const { boosts, plan, targets } = aim;
  deed.targets = [];
  if (targets.length === 0) return;
  deed.done = true;
  boostXp(t, deed, boosts);
  deed.damaged = 0;
  const queue = [...targets];
  for (let target = queue.shift(); target; target = queue.shift()) {
    let more = 0;
    deed.targets.push({ id: target.id, at: target.at });
    const isSingle = targets.length === 1;
    for (let n = 0; n < (ability.allOnFocus ? ownTargets(plan) : 1); n++)
      if (find(t.g, target.id)) more += yield* strike(t, { deed, plan, target, isSingle });
    if (more > 0) queue.push(...(yield* addedByCards(t, { deed, plan, queue, more })));
  }
  for (const boost of boosts) for (const op of boost.ops ?? []) yield* deed.run(t, deed, op);
}

const ownTargets = ({ targets }: Plan): number => (targets === 'all' ? 1 : targets);

/** What lasts for a whole attack of the character: targets and range more (trigger `your-attack-action`). */
function* ofWholeAttack(t: Table<State>, deed: Deed, ability: AttackAbility): Script<BoostOf[]> {
  const actor = actorOf(t.g, deed)!;
  if (actor.kind !== 'character' || !heroOf(t.g, actor.seat)) return [];
  const melee = isMelee(planOf(t.g, deed, ability, []));
  const boosts: BoostOf[] = [];
  for (const lasting of lastingOf(t.g, actor.seat, ['your-attack-action'])) {
    const { effect } = lasting;
    if (effect.kind && (effect.kind === 'melee') !== melee) continue;
    const paid = yield* boostsFrom(t, deed, effect.consume, 'ongoing');
    // Where all it gives is paid for, it is used only with the payment.
    if (effect.consume && paid.length === 0) continue;
    boosts.push(effect as BoostOf, ...paid);
    useCharge(t, lasting);
  }
  return boosts;
}

/** Whom a seat attacks; nobody when nobody is in reach, or it skips. */
function* chosen(t: Table<State>, deed: Deed, plan: Plan): Script<Figure[]> {
  const { g } = t;
  const { ability, aoe } = plan;
  const areas = aoe ? laidFor(g, deed, plan) : [];
  const near = reachable(g, deed, { who: 'enemy', range: plan.range, where: ability.where });
  const isAll = plan.targets === 'all' || (ability.where !== undefined && ability.targets === 'all');
  if (aoe && areas.length === 0) return [];
  if (near.length === 0 && areas.length === 0) return [];
  const most = isAll ? near.length : Math.min(near.length, (plan.targets as number) - (aoe ? 1 : 0));
  const about = {
    actor: deed.actor,
    n: plan.base,
    range: plan.range,
    targets: aoe ? [] : near.map(({ id }) => id),
    most,
    areas: areas.map(({ hexes, hits }) => ({ hexes, hits: hits.map(({ id }) => id) })),
  };
  if (!aoe) {
    const said = yield* t.askOneOf(deed.seat!, 'attack', [attack, skip], { about });
    return said.name === 'skip'
      ? []
      : alongWay(
          g,
          deed,
          plan,
          said.args.targets.map((id) => find(g, id)!),
        );
  }
  const said = yield* t.askOneOf(deed.seat!, 'attack', [layArea, skip], { about });
  if (said.name === 'skip') return [];
  const { hexes, hits } = areas[Number(said.args.area)]!;
  deed.area = hexes;
  const others = reachable(g, deed, { who: 'enemy', range: plan.range }).filter((one) => !hits.includes(one));
  return [...hits, ...(yield* added(t, deed, others, most))];
}

/** GH-7.5: targets that are added to those of an area. */
function* added(t: Table<State>, deed: Deed, others: readonly Figure[], most: number): Script<Figure[]> {
  if (most <= 0 || others.length === 0) return [];
  const targets = others.map(({ id }) => id);
  const about = { actor: deed.actor, n: 0, targets, most: Math.min(most, targets.length), areas: [] };
  const said = yield* t.askOneOf(deed.seat!, 'attack-more', [attack, skip], { about });
  return said.name === 'skip' ? [] : said.args.targets.map((id) => find(t.g, id)!);
}

/** GH-7.5: targets that modifier cards add, none twice: as the seat says, for a summon the nearest. */
function* addedByCards(
  t: Table<State>,
  { deed, plan, queue, more }: { deed: Deed; plan: Plan; queue: readonly Figure[]; more: number },
): Script<Figure[]> {
  const { g } = t;
  const actor = actorOf(g, deed);
  const had = [...deed.targets, ...queue].map(({ id }) => id);
  const others = actor
    ? reachable(g, deed, { who: 'enemy', range: plan.range }).filter(({ id }) => !had.includes(id))
    : [];
  if (!actor || others.length === 0) return [];
  if (deed.seat !== null) return yield* added(t, deed, others, more);
  const away = (one: Figure) => boardOf(g).range(actor.at, one.at);
  const least = Math.min(...others.map(away));
  const options = others.filter((one) => away(one) === least).map(({ id }) => id);
  return [find(g, yield* settleTie(t, 'one-by-rule', { kind: 'figure', options, actor: actor.id }))!];
}

/** Enemies on a shortest way to the target are attacked too: on the one that holds most of them. */
function alongWay(g: State, deed: Deed, plan: Plan, targets: Figure[]): Figure[] {
  if (!plan.ability.alongWay) return targets;
  return targets.flatMap((target) => {
    const between = onTheWay(g, deed, target);
    return [...between, target];
  });
}
