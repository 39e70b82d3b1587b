import { z } from 'zod';
import type { Message, Script, Suggestion, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { mayAttack } from '../../state/figures/conditions.ts';
import { figure as find, heroOf } from '../../state/figures/figures.ts';
import { isWithinObstacle } from '../../state/items/worn.ts';
import { boardOf } from '../../state/map/board.ts';
import { itemOf } from '../../state/party/shop.ts';
import { At, type Figure, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { actorOf, type BoostOf, type Deed } from '../deeds/deed.ts';
import { skip } from '../deeds/skip.ts';
import { type Lasting, lastingOf, useCharge } from '../figures/lasting.ts';
import { targetsByRule } from '../intent/intend.ts';
import { noItem, readItem, useItem } from '../items/use-item.ts';
import { boostsFor, boostsFrom, boostXp, replaces } from '../lines/boosts.ts';
import { forAttack, forTarget, usesInAttack, wornFor } from '../lines/in-attack.ts';
import { isMelee, type Plan, planOf } from '../lines/plan.ts';
import { laidFor, onTheWay, reachable } from '../lines/targets.ts';
import { isSo } from '../lines/when.ts';
import { strike } from '../strike/strike.ts';
import { settleTie } from '../ties.ts';
import { InReach } from './aim.ts';

/** GH-7: an attack, with all its targets. */

/** GH-7.4, GH-7.5: enemies, in the order in which they are attacked. */
export const attack = action({
  name: 'attack',
  about: InReach,
  fields: {
    targets: {
      kind: 'order',
      of: 'figure',
      options: ({ about }) => about.targets,
      size: ({ about }) => [1, about.most] as const,
      label: (id): Message => ({ key: 'label.figure', args: { actor: id } }),
      usual: ({ about }) => (about.targets.length <= about.most ? about.targets : undefined),
    },
  },
  suggest: ({ about }) => eachAlone(about),
  suggestsOpenly: true,
  barred: ({ about }) => (about.targets.length > 0 ? undefined : { key: 'refusal.nobody-in-reach' }),
});

/** So many are a button each. */
const FEW = 4;

/** Each target alone, where there can be no more. */
const eachAlone = ({ targets, most }: InReach): Suggestion[] =>
  most > 1 || targets.length > FEW
    ? []
    : targets.map((id) => ({ label: { key: 'label.figure', args: { actor: id } }, args: { targets: [id] } }));

const Laid = z.object({ hexes: z.array(At), hits: z.array(z.string()) });
/** GH-7.3: where the pattern is laid, by whom it strikes. */
export const layArea = action({
  name: 'lay-area',
  about: z.object({ areas: z.array(Laid) }),
  fields: {
    area: {
      kind: 'one',
      of: (i, { about }) => [
        { of: 'pattern', id: i },
        ...about.areas[Number(i)]!.hexes.map((id) => ({ of: 'place', id }) as const),
      ],
      options: ({ about }) => about.areas.map((_, i) => String(i)),
      label: (i, { about }): Message => ({
        key: 'label.figures',
        args: { actors: about.areas[Number(i)]!.hits },
      }),
    },
  },
  isMain: true,
});

type AttackAbility = Extract<Ability, { op: 'attack' }>;

/** What is paid for the attack, and whom it goes to; undefined when there is none, or something else in its place. */
export function* aimed(
  t: Table<State>,
  deed: Deed,
  ability: AttackAbility,
): Script<(Decided & { uses: readonly Lasting[] }) | undefined> {
  const actor = actorOf(t.g, deed)!;
  // GH-9.5, GH-11: whoever is disarmed makes no attack.
  if (!mayAttack(actor) || isWithinObstacle(t.g, actor) || !isSo(t.g, ability.when, { deed, actor })) return undefined;
  const gained = yield* boostsFrom(t, deed, 'consume' in ability ? ability.consume : undefined, 'attack');
  if (yield* replaces(t, deed, gained)) return undefined;
  const whole = yield* ofWholeAttack(t, deed, ability);
  const all = [...boostsFor(deed, 'attack', gained), ...whole.boosts];
  // What asks something of the target is added to the attacks on such targets alone.
  const [lasting, conditional] = [all.filter(({ when }) => !when), all.filter(({ when }) => when)];
  const bonus = [...(ability.bonus ?? []), ...conditional];
  const printed = { ...ability, ...(bonus.length > 0 && { bonus }) };
  const worn = wornFor(t.g, deed, () => planOf(t.g, deed, printed, lasting));
  const made = yield* decided(t, deed, planOf(t.g, deed, printed, [...lasting, ...worn]));
  return { ...made, uses: whole.uses };
}

export function* performAttack(t: Table<State>, deed: Deed, ability: AttackAbility): Script {
  const aim = yield* aimed(t, deed, ability);
  if (!aim) return;
  const { plan, targets, extra, uses } = aim;
  const { boosts } = plan;
  deed.targets = [];
  if (targets.length === 0) return;
  deed.done = true;
  // not before there is somebody to attack.
  for (const one of uses) useCharge(t, one);
  boostXp(t, deed, boosts);
  deed.damaged = 0;
  deed.named = targets.map(({ id }) => id);
  const queue = [...targets];
  for (let target = queue.shift(); target; target = queue.shift()) {
    let again = 0;
    deed.targets.push({ id: target.id, at: target.at });
    const isSingle = targets.length === 1;
    for (let n = 0; n < (ability.allOnFocus ? ownTargets(plan) : 1); n++)
      if (find(t.g, target.id)) {
        const more = isSingle ? extra : yield* forOne(t, deed, plan, target);
        again += yield* strike(t, { deed, plan, target, isSingle, extra: more });
      }
    const added = again > 0 ? yield* addedByCards(t, { deed, plan, more: again }) : [];
    deed.named.push(...added.map(({ id }) => id));
    queue.push(...added);
  }
  for (const boost of boosts) for (const op of boost.ops ?? []) yield* deed.run(t, deed, op);
}

const ownTargets = ({ targets }: Plan): number => (targets === 'all' ? 1 : targets);

/** What lasts for a whole attack of the character: targets and range more (trigger `your-attack-action`). */
function* ofWholeAttack(
  t: Table<State>,
  deed: Deed,
  ability: AttackAbility,
): Script<{ boosts: BoostOf[]; uses: Lasting[] }> {
  const actor = actorOf(t.g, deed)!;
  const uses: Lasting[] = [];
  const boosts: BoostOf[] = [];
  if (actor.kind !== 'character' || !heroOf(t.g, actor.seat)) return { boosts, uses };
  const all = lastingOf(t.g, actor.seat, ['your-attack-action']);
  if (all.length === 0) return { boosts, uses };
  const melee = isMelee(planOf(t.g, deed, ability, []));
  for (const lasting of all) {
    const { effect } = lasting;
    if (effect.kind && (effect.kind === 'melee') !== melee) continue;
    const paid = yield* boostsFrom(t, deed, effect.consume, 'ongoing');
    // Where all it gives is paid for, it is used only with the payment.
    if (effect.consume && paid.length === 0) continue;
    boosts.push(effect as BoostOf, ...paid);
    uses.push(lasting);
  }
  return { boosts, uses };
}

/** An attack as it is made: with all that was added before its targets were named, and what is for a single one. */
interface Decided {
  plan: Plan;
  targets: readonly Figure[];
  extra: readonly BoostOf[];
}

/** Whom it attacks; before that a seat may use items, which can change whom it can reach. */
function* decided(t: Table<State>, deed: Deed, first: Plan): Script<Decided> {
  if (deed.seat === null) return { plan: first, targets: yield* targetsByRule(t, deed, first), extra: [] };
  let plan = first;
  const extra: BoostOf[] = [];
  for (;;) {
    const said = yield* chosen(t, deed, plan);
    if (!('item' in said)) return { plan, targets: said, extra };
    const added = yield* usesInAttack(t, deed, said.item);
    if (itemOf(said.item).trigger === 'your-attack') extra.push(...added);
    else plan = planOf(t.g, deed, plan.ability, [...plan.boosts, ...added]);
  }
}

/** Items for one of several targets. */
function* forOne(t: Table<State>, deed: Deed, plan: Plan, target: Figure): Script<BoostOf[]> {
  const extra: BoostOf[] = [];
  for (let items = forTarget(t.g, deed, plan); items.length > 0; items = forTarget(t.g, deed, plan)) {
    const about = { actor: deed.actor, target: target.id, items };
    const said = yield* t.askOneOf(deed.seat!, 'attack-item', [useItem, noItem], { about });
    if (said.name === 'no-item') break;
    extra.push(...(yield* usesInAttack(t, deed, readItem(said.args.item))));
  }
  return extra;
}

/** Whether an attack would reach anybody. */
const reaches = (g: State, deed: Deed, plan: Plan): boolean =>
  plan.aoe
    ? laidFor(g, deed, plan).length > 0
    : reachable(g, deed, { who: 'enemy', range: plan.range, where: plan.ability.where }).length > 0;

/** Items of use: where nobody is in reach those that bring somebody into it. */
function itemsFor(g: State, deed: Deed, plan: Plan): number[] {
  const items = forAttack(g, deed, plan);
  if (items.length === 0 || reaches(g, deed, plan)) return items;
  return items.filter((id) => reaches(g, deed, planOf(g, deed, plan.ability, [...plan.boosts, itemOf(id) as BoostOf])));
}

/** Whom a seat attacks, or an item that it uses first; nobody when nobody is in reach, or it skips. */
function* chosen(t: Table<State>, deed: Deed, plan: Plan): Script<Figure[] | { item: number }> {
  const { g } = t;
  const { ability, aoe } = plan;
  const items = itemsFor(g, deed, plan);
  const areas = aoe ? laidFor(g, deed, plan) : [];
  const near = reachable(g, deed, { who: 'enemy', range: plan.range, where: ability.where });
  const isAll = plan.targets === 'all' || (ability.where !== undefined && ability.targets === 'all');
  if ((aoe ? areas : near).length === 0 && items.length === 0) return [];
  const most = isAll ? near.length : Math.min(near.length, (plan.targets as number) - (aoe ? 1 : 0));
  const about = {
    actor: deed.actor,
    n: plan.base,
    // GH-7.3: a pattern with the attacker in it lies as it is printed, however far its hexes are.
    ...(aoe?.origin !== 'self' && { range: plan.range }),
    targets: aoe ? [] : near.map(({ id }) => id),
    most,
    items,
    areas: areas.map(({ hexes, hits }) => ({ hexes, hits: hits.map(({ id }) => id) })),
  };
  if (!aoe) {
    const said = yield* t.askOneOf(deed.seat!, 'attack', [attack, useItem, skip], { about });
    if (said.name === 'use-item') return { item: readItem(said.args.item) };
    return said.name === 'skip'
      ? []
      : alongWay(
          g,
          deed,
          plan,
          said.args.targets.map((id) => find(g, id)!),
        );
  }
  const said = yield* t.askOneOf(deed.seat!, 'attack', [layArea, useItem, skip], { about });
  if (said.name === 'use-item') return { item: readItem(said.args.item) };
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
  { deed, plan, more }: { deed: Deed; plan: Plan; more: number },
): Script<Figure[]> {
  const { g } = t;
  const actor = actorOf(g, deed);
  const others = actor
    ? reachable(g, deed, { who: 'enemy', range: plan.range }).filter(({ id }) => !deed.named.includes(id))
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
