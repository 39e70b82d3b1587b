import { PERFORM, SCRIPTS } from './abilities/perform.ts';
import { bestiary } from './bestiary.ts';
import { cardsOf } from './cards.ts';
import { classes } from './content.ts';
import { LASTS_OF_MONSTERS } from './figures/monster-lasting.ts';
import { withSpecials } from './monsters-turn/boss.ts';
import { offered, scenario } from './scenarios.ts';
import type { Ability, Op } from './schema/ability.ts';
import type { ClassId } from './schema/base.ts';
import type { Card } from './schema/card.ts';
import type { Ongoing } from './schema/ops/ongoing.ts';

/** What the engine can do whole, and so offers: classes up to a level, and scenarios. Nothing is played half. */

const TRIGGERS: readonly Ongoing['trigger'][] = [
  'your-attack',
  'your-attack-action',
  'ally-attack',
  'your-or-ally-attack',
  'your-heal',
  'your-move',
  'damaged',
  'damaged-by-attack',
  'attacked',
  'ally-attacked',
  'turn-start',
  'turn-end',
];

/** Ops, and fields of them, in an ability and in all that stand inside it. */
function* all(abilities: readonly Ability[]): Generator<Ability> {
  for (const one of abilities) {
    yield one;
    if ('ops' in one) yield* all((one.ops ?? []) as Ability[]);
    for (const { gain } of ('consume' in one && one.consume) || [])
      yield* all([...(gain.ops ?? []), ...(gain.instead ?? [])] as Ability[]);
    if (one.op === 'consume') yield* all([...(one.gain.ops ?? []), ...(one.gain.instead ?? [])] as Ability[]);
  }
}

const knows = (op: Op): boolean => PERFORM[op] !== undefined;

/** Why an ability is not built; undefined if it is. */
export function wants(ability: Ability): string | undefined {
  if (!knows(ability.op)) return ability.op;
  if (ability.op === 'scenario' && !SCRIPTS[ability.script]) return ability.script;
  if (ability.op === 'kill' && ability.aoe) return 'kill in an area';
  if ('where' in ability && ability.where === 'around-hex') return 'around-hex';
  if (ability.op === 'ongoing') return unknownIn(ability);
  if (ability.op === 'augment' && ability.consume?.some(({ gain }) => gain.instead ?? gain.ops))
    return 'augment instead';
  if (ability.op === 'condition' && ability.consume?.some(({ gain }) => gain.instead)) return 'condition instead';
  if (ability.op === 'recover' && (ability.lose || ability.from)) return 'recover more';
  return undefined;
}

function unknownIn(effect: Ongoing): string | undefined {
  if (!TRIGGERS.includes(effect.trigger)) return effect.trigger;
  const isTurn = effect.trigger === 'turn-start' || effect.trigger === 'turn-end';
  if (effect.asAttack || effect.reach || (effect.ops && !isTurn)) return 'ongoing more';
  if (effect.augments) return 'augments';
  return undefined;
}

/** What lasts of a monster's card: simple numbers, and disadvantage for who attacks it. */
const unknownOfMonster = (effect: Ongoing): string | undefined =>
  LASTS_OF_MONSTERS.includes(effect.trigger) &&
  (effect.trigger !== 'attacked' || effect.disadvantage) &&
  !effect.ops &&
  !effect.consume
    ? undefined
    : 'ongoing of a monster';

export const wantsOfCard = ({ top, bottom }: Card): string[] =>
  [...all([...top.effects, ...bottom.effects])].flatMap((one) => wants(one) ?? []);

/** Classes all of whose cards up to a level can be played. */
export const classesAt = (level: number): ClassId[] =>
  [...classes.keys()].filter((id) =>
    cardsOf(id).every((card) => (card.level !== 'X' && card.level > level) || wantsOfCard(card).length === 0),
  );

/** What of a scenario is not built. */
export function wantsOfScenario(id: number): string[] {
  const told = scenario(id);
  const found: string[] = [];
  for (const type of told.monsters) {
    const known = bestiary().monsters.get(type) ?? bestiary().bosses.get(type)!;
    const cards = bestiary()
      .decks.get(known.deck)!
      .flatMap((card) => withSpecials(id, type, card.actions));
    for (const one of all(cards)) {
      const missing = one.op === 'ongoing' ? unknownOfMonster(one) : wants(one);
      if (missing) found.push(missing);
    }
  }
  return [...new Set(found)];
}

/** The scenarios that can be played whole. */
export const scenariosBuilt = (): number[] => offered.filter((id) => wantsOfScenario(id).length === 0);

/** The same, as they are offered: to look through all of them takes a start too long, so a test holds this list to it. */
export const SCENARIOS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '22',
  '24',
  '28',
  '29',
  '30',
  '32',
  '39',
  '40',
  '43',
  '53',
  '56',
  '59',
  '60',
  '63',
  '64',
  '65',
] as const;
export const LEVELS = ['1', '2', '3', '4'] as const;
