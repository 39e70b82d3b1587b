import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import type { Consumption } from '../../printed/schema/abilities/consume.ts';
import { ELEMENTS, Element } from '../../printed/schema/terms/base.ts';
import { gainWords } from '../../printed/words/ability.ts';
import { json } from '../../printed/words/parts.ts';
import { canConsume, consume } from '../../state/elements.ts';
import type { Figure, State } from '../../state/state.ts';
import { action } from '../action.ts';
import { actorOf, type BoostOf, type Deed } from '../deeds/deed.ts';
import { gainXp } from '../figures/lasting.ts';
import { settleTie } from '../ties.ts';
import { counted } from './count.ts';

/** GH-14.3, GH-9.36: what elements add to an ability. */

/** One way to pay for one consumption: its place in the list, and the elements. */
const Offer = z.object({
  id: z.string(),
  elements: z.array(Element),
  /** What is gained, in words. */
  what: z.json(),
});
type Offer = z.infer<typeof Offer>;

/** Elements to consume for what the card says; none is an answer as well. */
export const consumes = action({
  name: 'consume',
  about: z.object({ offers: z.array(Offer) }),
  fields: {
    with: {
      kind: 'some',
      of: 'words',
      options: ({ about }) => about.offers.map(({ id }) => id),
      size: ({ about }) => [0, about.offers.length] as const,
      label: (id, { about }): Message => {
        const { elements, what } = about.offers.find((one) => one.id === id)!;
        return { key: 'label.elements', args: { elements, what } };
      },
      parts: ({ about }, chosen) => (goTogether(about.offers, chosen) ? undefined : { key: 'refusal.element-twice' }),
    },
  },
});

/** Each element is consumed once, and each consumption made once. */
function goTogether(offers: readonly Offer[], chosen: readonly string[]): boolean {
  const used = chosen.flatMap((id) => offers.find((one) => one.id === id)!.elements);
  const places = chosen.map((id) => id.split(':')[0]);
  return new Set(used).size === used.length && new Set(places).size === places.length;
}

function offersFor(g: State, consumption: Consumption, place: number): Offer[] {
  const named = consumption.elements.filter((one): one is Element => one !== 'any');
  if (!named.every((one) => canConsume(g, one))) return [];
  const free = ELEMENTS.filter((one) => !named.includes(one) && canConsume(g, one));
  const ways = combinations(free, consumption.elements.length - named.length);
  const what = json(gainWords(consumption.gain));
  return ways.map((any) => ({ id: [place, ...named, ...any].join(':'), elements: [...named, ...any], what }));
}

function combinations(of: readonly Element[], n: number): Element[][] {
  if (n === 0) return [[]];
  return of.flatMap((one, i) => combinations(of.slice(i + 1), n - 1).map((rest) => [one, ...rest]));
}

/** What is gained of the consumptions of an ability: characters may, monsters do. */
export function* boostsFrom(
  t: Table<State>,
  deed: Deed,
  consumptions: readonly Consumption[] | undefined,
  name: string,
): Script<BoostOf[]> {
  if (!consumptions) return [];
  if (deed.seat === null) return yield* byRule(t, deed, consumptions, name);
  const offers = consumptions.flatMap((one, place) => offersFor(t.g, one, place));
  if (offers.length === 0) return [];
  const about = { offers, actor: deed.actor, op: name };
  const { with: chosen } = yield* t.ask(deed.seat, 'consume', consumes, { about });
  return chosen.map((id) => {
    const { elements } = offers.find((one) => one.id === id)!;
    take(t, deed, elements);
    return consumptions[Number(id.split(':')[0])]!.gain;
  });
}

function take(t: Table<State>, deed: Deed, elements: readonly Element[]): void {
  for (const element of elements) consume(t.g, element);
  t.tell({ type: 'consumes', shown: { actor: deed.actor, elements: [...elements] } });
}

/** GH-9.36: the first figure of the round that can consumes it for all that act with the card. */
function* byRule(t: Table<State>, deed: Deed, consumptions: readonly Consumption[], name: string): Script<BoostOf[]> {
  const { g } = t;
  const gained: BoostOf[] = [];
  for (const [place, one] of consumptions.entries()) {
    const mark = `${deed.card ?? deed.actor}:${name}:${place}`;
    if (!g.consumed.includes(mark)) {
      const offers = offersFor(g, one, place);
      if (offers.length === 0) continue;
      const kinds = offers.map(({ elements }) => elements.at(-1)!);
      const chosen = yield* settleTie(t, 'consume-by-rule', { kind: 'element', options: kinds, actor: deed.actor });
      take(t, deed, offers.find(({ elements }) => elements.at(-1) === chosen)!.elements);
      g.consumed.push(mark);
    }
    gained.push(one.gain);
  }
  return gained;
}

/** Numbers of a boost that belong to one kind of ability alone. */
const OWN = ['move', 'heal', 'shield', 'retaliate', 'damage', 'loot', 'count'] as const;
export type Own = (typeof OWN)[number] | 'attack';

/** Whether a boost has something for an ability of that kind. */
function suits(boost: BoostOf, own: Own): boolean {
  if (own === 'attack') return !OWN.some((name) => boost[name] !== undefined) || boost.attack !== undefined;
  return boost[own] !== undefined || (own === 'move' && boost.jump === true);
}

/** More range or targets alone is for the ability it is printed at, whatever that is. */
const isOfAim = (boost: BoostOf): boolean =>
  (boost.range !== undefined || boost.targets !== undefined) && !OWN.some((name) => boost[name] !== undefined);

/** The boosts that go into an ability of that kind: its own, and those that have waited for one; the others wait on. */
export function boostsFor(deed: Deed, own: Own, gained: readonly BoostOf[]): BoostOf[] {
  const all = [...deed.waiting, ...gained];
  const fit = all.filter((one) => suits(one, own) || (gained.includes(one) && isOfAim(one)));
  deed.waiting = all.filter((one) => !fit.includes(one) && hasNumbers(one));
  return fit;
}
const hasNumbers = (boost: BoostOf): boolean =>
  Object.keys(boost).some((key) => !['ops', 'instead', 'xp'].includes(key));

/** What a kind of number adds up to over boosts. */
export const totalOf = (boosts: readonly BoostOf[], own: Exclude<Own, 'attack'>): number =>
  boosts.reduce((sum, boost) => sum + (boost[own] ?? 0), 0);

interface Reaching {
  range?: number | undefined;
  targets?: number | 'all' | undefined;
}
const moreTargets = ({ targets = 1 }: Reaching, gained: readonly BoostOf[]): Reaching => {
  const more = gained.map((one) => one.targets ?? 0);
  if (targets === 'all' || more.includes('all')) return { targets: 'all' };
  const all = more.reduce<number>((sum, n) => sum + Number(n), targets);
  return all > 1 ? { targets: all } : {};
};

/** An ability with the range and the targets that were gained for it. */
export function widened<A extends Reaching>(aim: A, gained: readonly BoostOf[]): A {
  const range = gained.reduce((sum, one) => sum + (one.range ?? 0), 0);
  return {
    ...aim,
    ...(aim.range !== undefined && { range: aim.range + range }),
    ...moreTargets(aim, gained),
  };
}

/** Performs what takes the place of an ability, if anything of what was gained does; gives whether it did. */
export function* replaces(t: Table<State>, deed: Deed, gained: readonly BoostOf[]): Script<boolean> {
  const instead = gained.flatMap((boost) => boost.instead ?? []);
  if (instead.length === 0) return false;
  for (const one of instead) if (actorOf(t.g, deed)) yield* deed.run(t, deed, one);
  boostXp(t, deed, gained);
  return true;
}

/** Experience that boosts bring, counted for who acts; where an attack has a target, for that one as well. */
export function boostXp(t: Table<State>, deed: Deed, boosts: readonly BoostOf[], target?: Figure): void {
  const actor = actorOf(t.g, deed);
  if (actor?.kind !== 'character') return;
  for (const { xp } of boosts) if (xp !== undefined) gainXp(t, actor.seat, counted(t.g, xp, { deed, actor, target }));
}
