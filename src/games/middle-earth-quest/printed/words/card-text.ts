import type { Locale } from '#core/text';
import type { Message } from '#core/types';
import type { CombatCard } from '../combat/combat-cards.ts';
import type { MinionAbility, Power } from '../combat/foes.ts';
import {
  type Bounds,
  type Condition,
  conditionsOf,
  type Effect,
  type EffectKind,
  type EffectOf,
  VALUES,
} from '../terms/combat-effects.ts';
import { combatText } from './combat.ts';

/** What stands on a combat card, made from its effects; and on monsters and minions, from their numbers. */

/** A sentence for each effect; effects of the next round, or under the same conditions, share one. */
export function cardText({ effects }: CombatCard, locale: Locale): string {
  const groups = new Map<string, Effect[]>();
  for (const [i, effect] of effects.entries()) {
    const lead = [effect.t, ...conditionsOf(effect).map((name) => [name, effect[name]])];
    const key = lead.length > 1 || effect.t === 'next' ? JSON.stringify(lead) : String(i);
    groups.set(key, [...(groups.get(key) ?? []), effect]);
  }
  const sentences = [...groups.values()].map((group) => {
    const [first] = group;
    const conditions = conditionsOf(first!).map((name) => conditionWords(name, first!));
    return sentence(locale, {
      key: 'card-text.sentence',
      args: { next: first!.t === 'next', conditions, does: group.map(effectWords) },
    });
  });
  return sentences.join(locale === 'ja' ? '' : ' ');
}

/** What a monster's power does. */
export function powerText(power: Power, locale: Locale): string {
  const { id, ifOwnType, ...numbers } = power;
  const args = {
    type: ifOwnType,
    ...('ifOppType' in numbers ? { other: numbers.ifOppType } : {}),
    ...('atLeast' in numbers ? { least: numbers.atLeast } : {}),
    ...('n' in numbers ? { n: numbers.n } : {}),
  };
  return combatText.say({ key: `power-text.${id}`, args }, locale);
}

/** What a minion can do besides fighting. */
export function minionText({ id, ...numbers }: MinionAbility, locale: Locale): string {
  return combatText.say({ key: `minion-text.${id}`, args: numbers }, locale);
}

const sentence = (locale: Locale, message: Message): string => {
  const words = combatText.say(message, locale);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const bounded = (name: string, bounds: Bounds): Message => {
  if ('min' in bounds) return { key: `card-text.${name}.min`, args: { n: bounds.min } };
  return bounds.max === 0
    ? { key: `card-text.${name}.zero` }
    : { key: `card-text.${name}.max`, args: { n: bounds.max } };
};

function conditionWords(name: Condition, effect: Effect): Message {
  const key = `card-text.${name}`;
  switch (name) {
    case 'ifOppType':
    case 'ifOwnType':
      return { key, args: { type: effect[name]! } };
    case 'ifOppPrintedDef':
    case 'ifOppCost':
      return bounded(name, effect[name]!);
    case 'ifDealt':
      return { key, args: { n: effect.ifDealt! } };
    case 'unlessOppType':
      return { key: `${key}.${effect.unlessOppType}` };
    case 'ifOppRepeatsType':
      return { key };
  }
}

/** What the words of a kind need besides `n`; and where a kind has several. */
const FURTHER: { [K in EffectKind]?: (effect: EffectOf<K>) => { args?: Message['args']; which?: string } } = {
  atk: ({ per }) => ({ args: { per: per ? { key: `counted-in.${per}` } : null } }),
  def: ({ per }) => ({ args: { per: per ? { key: `counted-in.${per}` } : null } }),
  setOppPrinted: (effect) => {
    const values = VALUES.filter((value) => effect[value] !== undefined);
    return { which: values.length > 1 ? 'both' : values[0]!, args: { n: effect[values[0]!]! } };
  },
  oppDiscardRandom: ({ damageBy }) => ({ which: damageBy ? 'hurts' : 'plain' }),
  drawHero: ({ upTo }) => ({ args: { n: upTo } }),
};

function effectWords(effect: Effect): Message {
  const further = (FURTHER[effect.k] as ((one: Effect) => { args?: Message['args']; which?: string }) | undefined)?.(
    effect,
  );
  const key = further?.which ? `card-text.${effect.k}.${further.which}` : `card-text.${effect.k}`;
  return { key, args: { ...('n' in effect ? { n: effect.n } : {}), ...further?.args } };
}
