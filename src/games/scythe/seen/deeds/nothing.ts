import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { encounters, factoryCards, RESOURCES } from '../../printed/content.ts';

/** A deed that was to bring or to take something and did neither says so, in words of its own. */

/** What comes at once. About all other gains somebody is asked, and those are told by themselves. */
const AT_ONCE: ReadonlySet<string> = new Set([
  ...['coins', 'power', 'popularity', 'combatCards', 'workers'],
  ...RESOURCES,
]);
const isAtOnce = (gain: object | undefined): boolean =>
  gain !== undefined && Object.keys(gain).every((kind) => AT_ONCE.has(kind));

function optionOf({ option }: Event['shown']) {
  const [card = '', id] = String(option).split('.');
  return encounters.get(card)?.options.find((one) => one.id === id);
}

/** Of each deed whether all that it is to bring would be told with it. */
const BRINGS: Readonly<Record<string, (shown: Event['shown']) => boolean>> = {
  bolstered: () => true,
  produced: () => true,
  traded: () => true,
  // Bonuses of recruits are told after it, each by itself: of its own it has coins alone.
  'paid-only': () => true,
  'option-taken': (shown) => isAtOnce(optionOf(shown)?.gain),
  // Workers of a Factory card are asked about.
  'factory-used': ({ card }) => {
    const gain = factoryCards.get(String(card))?.gain;
    return isAtOnce(gain) && !gain?.workers;
  },
};

const isNone = (told: Json | undefined): boolean => !Array.isArray(told) || told.length === 0;
const isVain = ({ type, shown }: Event): boolean =>
  type === 'trap-sprung'
    ? isNone(shown.loss)
    : BRINGS[type]?.(shown) === true && isNone(shown.gain) && isNone(shown.workers);

const [GAINED, COINS, LOST] = ['label.nothing', 'label.no-coins', 'label.nothing-lost'];
const NONE: Readonly<Record<string, string>> = { 'paid-only': COINS, 'trap-sprung': LOST };
/** The same event; in vain it has `none`, which its words and pictures tell. */
export const orNothing = (event: Event): Event =>
  isVain(event) ? toldWith(event, { none: { key: NONE[event.type] ?? GAINED } }) : event;

/** A Trap that took nothing, where it is no part of a move. */
export const trapOf = (event: Event): Growing | undefined =>
  event.type === 'trap-sprung' ? { take: () => undefined, told: () => orNothing(event) } : undefined;
