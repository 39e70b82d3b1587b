import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, Message } from '#core/types';
import { conditions } from '../../printed/content/content.ts';
import type { Condition } from '../../printed/schema/terms/base.ts';
import { json, said } from '../../printed/words/parts.ts';
import { heroId } from '../../state/names.ts';

/** Deeds that hurt: a blow, what strikes back, a trap, and damage by itself, each with what came of it. */

/** Who is hurt by what, and by whom. */
interface Hurt {
  victim: string;
  by: string;
  doer?: string;
  /** Whether conditions come with it; elsewhere those that are gained next come of something else. */
  afflicts?: true;
}
/** What is known of it so far. */
interface Outcome {
  suffered?: number;
  left?: number;
  end?: 'dies' | 'exhausted';
  /** Where a money token fell. */
  money?: Json;
  came: readonly Message[];
}

/** The outcome with this event in it; undefined where it has nothing to do with the harm. */
function withEvent({ victim, by, doer, afflicts }: Hurt, one: Outcome, { type, shown }: Event): Outcome | undefined {
  const isVictim = shown.actor === victim || (typeof shown.seat === 'number' && heroId(shown.seat) === victim);
  const came = (message: Message): Outcome => ({ ...one, came: [...one.came, message] });
  if (type === 'drops-money') return one.end === 'dies' && !one.money ? { ...one, money: shown.at! } : undefined;
  if (one.end) return undefined;
  if (type === 'forced')
    return shown.target === victim && shown.actor === doer && Array.isArray(shown.way)
      ? came(said(`came.${String(shown.kind)}`, { at: shown.way.at(-1) }))
      : undefined;
  if (!isVictim) return undefined;
  switch (type) {
    case 'suffers':
      return shown.by === by && one.left === undefined
        ? { ...one, suffered: Number(shown.n), left: Number(shown.hp) }
        : undefined;
    case 'dies':
      return { ...one, end: 'dies' };
    case 'exhausted':
      return { ...one, end: 'exhausted' };
    case 'gains-condition':
      return afflicts && isBad(shown.condition) ? came(said(`came.${String(shown.condition)}`)) : undefined;
    case 'immune':
      return afflicts ? came(said('came.immune', { condition: shown.condition })) : undefined;
    case 'loses-cards':
      return one.left === undefined ? came(said('came.cards', { cards: shown.cards, from: shown.from })) : undefined;
    case 'negates':
      return came(said('came.negated', { card: shown.card }));
    default:
      return undefined;
  }
}

/** What somebody gains by themselves comes of no blow. */
const isBad = (condition: Json | undefined): boolean => conditions.get(condition as Condition)?.positive !== true;

/** What the words of every harm are made with; null where there is nothing of it. */
const shownOf = ({ left, money, came }: Outcome): Record<string, Json> => ({
  came: came.length > 0 ? came.map(json) : null,
  left: left === undefined || left === 0 ? null : json(said('came.left', { hp: left })),
  money: money === undefined ? null : json(said('came.money', { at: money })),
});

/** A kind of harm: whom it hurts, and its types of events when the victim lives, dies and is exhausted. */
interface Kind {
  hurt(shown: Event['shown']): Hurt;
  types: readonly [lives: string, dies: string, exhausted: string];
  /** What is suffered, where the event does not tell it. */
  damage: 'told' | 'untold';
}

const HARMS: Readonly<Record<string, Kind>> = {
  attack: {
    hurt: ({ actor, target }) => ({ victim: String(target), by: 'attack', doer: String(actor), afflicts: true }),
    types: ['attack', 'kills', 'fells'],
    damage: 'told',
  },
  retaliates: {
    hurt: ({ target }) => ({ victim: String(target), by: 'retaliation' }),
    types: ['retaliates', 'kills-back', 'fells-back'],
    damage: 'told',
  },
  'trap-sprung': {
    hurt: ({ actor }) => ({ victim: String(actor), by: 'trap', afflicts: true }),
    types: ['trap-sprung', 'trap-kills', 'trap-fells'],
    damage: 'untold',
  },
  suffers: {
    hurt: ({ actor, by }) => ({ victim: String(actor), by: String(by) }),
    types: ['suffers', 'dies-of', 'falls-by'],
    damage: 'told',
  },
};

/** The harm that begins with this event; undefined for all others. */
export function harmOf(event: Event): Growing | undefined {
  const kind = Object.hasOwn(HARMS, event.type) ? HARMS[event.type] : undefined;
  if (!kind) return undefined;
  const hurt = kind.hurt(event.shown);
  const begun: Outcome = { came: [], ...(event.type === 'suffers' && { left: Number(event.shown.hp) }) };
  return harmed(event, { ...kind, victim: hurt }, begun);
}

function harmed(event: Event, kind: Omit<Kind, 'hurt'> & { victim: Hurt }, one: Outcome): Growing {
  return {
    take(next) {
      const more = withEvent(kind.victim, one, next);
      return more && harmed(event, kind, more);
    },
    told() {
      const { suffered, end } = one;
      const told = event.shown.damage ?? event.shown.n;
      // Of armour in the way the rest is told, of a trap all of it.
      const isNews = suffered !== undefined && suffered !== told;
      const damage = isNews ? [said(`came.${kind.damage}`, { n: suffered })] : [];
      const [lives, dies, exhausted] = kind.types;
      const type = end === undefined ? lives : end === 'dies' ? dies : exhausted;
      return toldWith(event, shownOf({ ...one, came: [...damage, ...one.came] }), type);
    },
  };
}
