import type { Message } from '#core/types';
import type { Ability } from '../schema/abilities/ability.ts';
import type { Consumption } from '../schema/abilities/consume.ts';
import type { Ongoing } from '../schema/abilities/ongoing.ts';
import type { Boost, Plain } from '../schema/abilities/plain.ts';
import { aimWords } from './aim.ts';
import { bonusParts, xpParts } from './bonus.ts';
import { joined, json, only, said } from './parts.ts';
import { plainWords } from './plain.ts';

/** Every ability in words, those that hold others too. */

type Composite = Exclude<Ability, { op: Plain['op'] }>;
type Of<Op extends Composite['op']> = Extract<Composite, { op: Op }>;

const SAYS: { [Op in Composite['op']]: (ability: Of<Op>) => Message } = {
  consume: (a) => consumptionWords(a),
  ongoing: (a) => effectWords(a),
  augment: (a) => said('does.augment', { what: json(joined('comma', [...gainParts(a), ...paidFor(a.consume)])) }),
  command: (a) =>
    said('does.command', { who: json(aimWords({ who: 'enemy', range: a.range })), what: json(all(a.ops)) }),
  grant: (a) => said('does.grant', { who: json(aimWords(a)), what: json(all(a.ops)) }),
  turncoat: (a) =>
    said(`does.turncoat.${a.by}`, {
      who: json(aimWords({ who: 'enemy', range: a.range }, a.ranks)),
    }),
  'on-death': (a) => said('does.on-death', { what: json(all(a.ops)) }),
};

/** The words of an ability: what it does, and what elements change. */
export function abilityWords(ability: Ability): Message {
  if (ability.op in SAYS) return (SAYS[ability.op as Composite['op']] as (one: Ability) => Message)(ability);
  const { consume, ...plain } = ability as Plain & { consume?: readonly Consumption[] };
  return joined('aside', [plainWords(plain), ...consumptions(consume)]);
}

/** Abilities one after the other. */
export const abilitiesWords = (abilities: readonly Ability[]): Message => joined('step', abilities.map(abilityWords));

/** What a bonus that lasts, or an item, does at its trigger. */
export function effectWords(effect: Omit<Ongoing, 'op'>, more: readonly Message[] = []): Message {
  const { trigger, kind, single, within, reach, when, consume } = effect;
  const parts = [
    ...FLAGS.flatMap((flag) => (effect[flag] ? [said(`effect.${flag}`)] : [])),
    ...gainParts(effect),
    ...(reach ? [said('range', { n: reach })] : []),
    ...(effect.augments ? [said('effect.augments', { n: effect.augments })] : []),
    ...more,
    ...paidFor(consume),
  ];
  const what = only(joined('comma', parts), when);
  if (trigger === 'always') return what;
  return said('does.ongoing', {
    when: json(
      said(`trigger.${trigger}`, {
        kind: kindWords(kind, single),
        any: kind === undefined,
        within: within === 1 ? undefined : within,
        adjacent: within === 1,
      }),
    ),
    what: json(what),
  });
}
const FLAGS = ['negate', 'disadvantage', 'redirect', 'asAttack'] as const;
const kindWords = (kind: string | undefined, single: true | undefined) =>
  kind ? json(said(single ? `kind.single-${kind}` : `kind.${kind}`)) : null;

/** What a boost adds and brings. */
export const gainParts = (gain: Boost): Message[] => [
  ...bonusParts(gain),
  ...(gain.ops ?? []).map(plainWords),
  ...(gain.instead ? [said('bonus.instead', { what: json(all(gain.instead)) })] : []),
  ...xpParts(gain),
];
const consumptionWords = ({ elements, gain }: Consumption, key = 'does.consume'): Message =>
  said(key, {
    elements: elements.map((one) => json(said(`element.${one}`))),
    what: json(gainWords(gain)),
  });
/** What is gained for elements: "+2 attack, 1 XP". */
export const gainWords = (gain: Boost): Message => only(joined('comma', gainParts(gain)), gain.when);
const consumptions = (consume: readonly Consumption[] | undefined): Message[] =>
  (consume ?? []).map((one) => consumptionWords(one));
/** The same where a colon stands already: "+1 attack if you consume fire". */
const paidFor = (consume: readonly Consumption[] | undefined): Message[] =>
  (consume ?? []).map((one) => consumptionWords(one, 'does.if-consumed'));
const all = (abilities: readonly Plain[]): Message => joined('comma', abilities.map(plainWords));
