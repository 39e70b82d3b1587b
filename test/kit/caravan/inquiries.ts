import { inquiries } from '#core/inquiry';
import type { Json, Told } from '#core/types';
import { awake, beastName, type Caravan } from './state.ts';

/** What anybody may ask on the road. */

const inquiry = inquiries<Caravan>();
const told = (about: Json): Told[] => about as unknown as Told[];

/** What the beasts would do in the evening, if it came now. */
const scout = inquiry({
  name: 'scout',
  fields: {},
  barred: ({ g }) => (g.beasts.length > 0 ? undefined : { key: 'refusal.no-beasts' }),
  answer: ({ g }) => ({
    says: g.beasts.map(({ id, strength }) => ({ key: 'scout', args: { actor: beastName(id), n: strength } })),
    shows: g.beasts.map(({ id }) => id),
  }),
});

/** How far somebody has walked so far. */
const steps = inquiry({
  name: 'steps',
  recalls: ['walked'],
  fields: {
    who: {
      kind: 'one',
      of: 'seat',
      options: ({ g }) => awake(g).map(String),
      label: (seat) => ({ key: `seat.${seat}` }),
    },
  },
  answer: ({ about }, { who }) => {
    const own = told(about).filter(({ shown }) => shown.seat === Number(who));
    const n = own.reduce((sum, { shown }) => sum + Number(shown.steps), 0);
    return { says: [{ key: 'walked-so-far', args: { seat: Number(who), n, times: own.length } }] };
  },
});

export const asked = { scout, steps };
