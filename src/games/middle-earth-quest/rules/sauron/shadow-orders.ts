import type { Chosen, Decision, Here, Message, Window } from '#core/types';
import { shadows } from '../../printed/cards/decks.ts';
import { isHaven, LOCATIONS } from '../../printed/map/map.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import type { TIMINGS, Timing } from '../../printed/terms/names.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { About, momentsOf, placesOn, playable, wayOf } from './shadows.ts';

/** Standing orders for Shadow cards: each answers at once, so that the time it takes tells nothing. */

/** Moments of a hero's turn at which Sauron can want to be asked. */
export const MOMENTS = [
  'heroTurnStart',
  'afterEnterNonHaven',
  'combatStart',
  'afterHeroDefeated',
  'sauronAction',
] as const satisfies readonly (typeof TIMINGS)[number][];

const none = { action: 'no-shadow', args: {} };

/** Any hero, any place. */
const ANY = 'any';
/** What happens at all other moments, and when the card is gone. */
const OTHERWISE = ['none', 'ask'] as const;

/** An order that plays a card: which one, for whom, where, and what of all other moments. */
interface Plays {
  card: string;
  hero: string;
  place: string;
  otherwise: (typeof OTHERWISE)[number];
}

/** Timings of no hero's turn, or at which he is where he wakes. */
const NOWHERE: readonly Timing[] = ['sauronAction', 'afterHeroDefeated'];
/** Timings outside Havens. */
const OUTSIDE: readonly Timing[] = ['afterEnterNonHaven', 'heroTurnStartNotHaven'];

function placesFor(card: string): string[] {
  const { timing } = shadows.get(card)!;
  if (NOWHERE.includes(timing)) return [ANY];
  return [ANY, ...LOCATIONS.filter((place) => !OUTSIDE.includes(timing) || !isHaven(place))];
}

/** What the order answers: the card at the first place that it names, else what it says of other moments. */
function played(
  { g }: Here<State>,
  decision: Decision,
  { card, hero: who, place, otherwise }: Plays,
): Chosen | undefined {
  const about = About.parse(decision.about);
  const { hero: seat } = about;
  const way = wayOf(about);
  const others = otherwise === 'none' ? none : undefined;
  if (!playable(g, about).includes(card)) return others;
  if (who !== ANY && Number(who) !== seat) return others;
  const places = way ? placesOn(way, card) : seat === null ? [] : [hero(g, seat).at];
  if (place !== ANY && !places.includes(place)) return others;
  const at = place === ANY ? places[0]! : place;
  return decision.actions.includes('play-shadow-at')
    ? { action: 'play-shadow-at', args: { card, place: at } }
    : { action: 'play-shadow', args: { card } };
}

export const shadowWindow: Window<State> = {
  seats: () => [SAURON],
  orders: {
    /** He plays none: till the end of the turn, of the round, or always. */
    never: { answer: () => none },
    /** At these moments he is asked, at others he plays none. */
    only: {
      fields: {
        moments: {
          kind: 'some',
          of: 'words',
          options: () => MOMENTS,
          size: () => [1, MOMENTS.length - 1] as const,
          label: (moment): Message => ({ key: `moment.${moment}` }),
        },
      },
      answer: (_: Here<State>, decision, { moments }: { moments: string[] }) =>
        momentsOf(About.parse(decision.about)).some((moment) => moments.includes(moment)) ? undefined : none,
    },
    /** He plays this card as soon as it fits and this hero is at this place. */
    plays: {
      fields: {
        card: {
          kind: 'one',
          of: cardsOf('shadow'),
          options: ({ g }) => [...new Set(g.shadow)],
          label: (card): Message => ({ key: `shadow.${card}` }),
        },
        hero: {
          kind: 'one',
          of: (who) => [{ of: who === ANY ? 'words' : 'seat', id: who }],
          options: ({ g }, { card }) => [
            ANY,
            ...(shadows.get(card as string)!.timing === 'sauronAction' ? [] : heroSeats(g).map(String)),
          ],
          label: (who): Message => (who === ANY ? { key: 'label.any-hero' } : { key: `seat.${who}` }),
        },
        place: {
          kind: 'one',
          of: (place) => [{ of: place === ANY ? 'words' : 'place', id: place }],
          options: (_, { card }) => placesFor(card as string),
          label: (place): Message => (place === ANY ? { key: 'label.any-place' } : { key: `location.${place}` }),
        },
        otherwise: {
          kind: 'one',
          of: 'words',
          options: () => OTHERWISE,
          label: (what): Message => ({ key: `label.otherwise-${what}` }),
        },
      },
      answer: played,
    },
  },
};
