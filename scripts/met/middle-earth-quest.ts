import type { Event, Json } from '#core/types';
import {
  corruptions,
  encounters,
  events,
  perils,
  plots,
  shadows,
  startingPlots,
} from '#games/middle-earth-quest/printed/cards/decks';
import { characters, items, objectives, quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { combatCards, combatDecks } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { facesOf, minions, monsters, tokenStacks } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes, skills } from '#games/middle-earth-quest/printed/combat/heroes';

/** What of the game comes up in matches, piece by piece: what is told of a card when it is played, resolved, done or fought with. */

const found = [...encounters.values()].filter(({ kind }) => kind === 'quest').map(({ id }) => id);
const stays = [...events.values()].filter(({ kind }) => kind !== 'immediate').map(({ id }) => id);
const all = (deeds: string, ids: Iterable<string>): string[] => [...ids].map((id) => `${deeds} ${id}`);

const FACES = new Set([...tokenStacks.values()].flatMap(facesOf));

/** All that can be met. A card that stays is met when it comes and once more when its second part is resolved. */
export const PIECES: readonly string[] = [
  ...all('plot played', plots.keys()),
  ...all('plot begun with', startingPlots.keys()),
  ...all('shadow played', shadows.keys()),
  ...all('event drawn', events.keys()),
  ...all('event explored', stays),
  ...all('encounter met', encounters.keys()),
  ...all('peril met', perils.keys()),
  ...all('corruption received', corruptions.keys()),
  ...all('quest begun', quests.keys()),
  ...all('quest done', [...quests.keys(), ...found]),
  ...all('objective shown', [...objectives.heroes.keys(), ...objectives.sauron.keys()]),
  ...all('skill trained', skills.keys()),
  ...all('combat card played by a hero', new Set([...skills.keys(), ...cardsOfHeroes()])),
  ...all('combat card played by a foe', cardsOfFoes()),
  ...all('token turned up', FACES),
  ...all('foe fought', [...monsters.keys(), ...minions.keys()]),
  ...all('hero taken', heroes.keys()),
  ...all('character consulted', characters.keys()),
  ...all('item gained', items.keys()),
];

function cardsOfHeroes(): Set<string> {
  return new Set([...heroes.values()].flatMap(({ deck }) => deck.map(({ card }) => card)));
}
function cardsOfFoes(): Set<string> {
  return new Set([...combatDecks.values()].flatMap(({ cards }) => cards.map(({ card }) => card)));
}

for (const id of [...cardsOfHeroes(), ...cardsOfFoes()]) if (!combatCards.has(id)) throw new Error(`no card ${id}`);

type Shown = Readonly<Record<string, Json>>;
/** By event, what of it is met. */
const TOLD: Readonly<Record<string, (shown: Shown) => readonly string[]>> = {
  'plot-begins': ({ plot }) => [`plot begun with ${plot}`],
  'plot-played': ({ plot }) => [`plot played ${plot}`],
  'shadow-played': ({ shadow }) => [`shadow played ${shadow}`],
  'event-drawn': ({ event }) => [`event drawn ${event}`],
  'event-explored': ({ event }) => [`event explored ${event}`],
  encounter: ({ encounter }) => [`encounter met ${encounter}`],
  'quest-found': ({ encounter }) => [`encounter met ${encounter}`],
  peril: ({ peril }) => [`peril met ${peril}`],
  'corruption-received': ({ corruption }) => [`corruption received ${corruption}`],
  'hero-taken': ({ hero, quest }) => [`hero taken ${hero}`, `quest begun ${quest}`],
  'quest-opened': ({ quest }) => [`quest begun ${quest}`],
  'quest-done': ({ quest }) => [`quest done ${quest}`],
  finale: ({ ours, theirs }) => [`objective shown ${ours}`, `objective shown ${theirs}`],
  trained: ({ skill }) => [`skill trained ${skill}`],
  'combat-round': ({ ours, theirs }) => [
    ...played(ours, 'combat card played by a hero'),
    ...played(theirs, 'combat card played by a foe'),
  ],
  'combat-begins': ({ foe, token }) => [`foe fought ${foe}`, ...(token === null ? [] : [`token turned up ${foe}`])],
  'token-blank': () => ['token turned up blank'],
  consulted: ({ character }) => [`character consulted ${character}`],
  'item-gained': ({ item }) => [`item gained ${item}`],
};

function played(words: Json | undefined, by: string): string[] {
  const { args } = words as { args?: { card?: string } };
  return args?.card ? [`${by} ${args.card}`] : [];
}

/** What of the game one event tells of. */
export const metIn = ({ type, shown }: Event): readonly string[] => TOLD[type]?.(shown as Shown) ?? [];

/** What matches by chance come to once in thousands, and the test that it has to itself. */
export const OWN_TESTS: Readonly<Record<string, string>> = {
  // A quest that is done opens the next one in the same test.
  ...Object.fromEntries(
    [...all('quest begun', quests.keys()), ...all('quest done', [...quests.keys(), ...found])].map(
      (piece) => [piece, 'quests-done.test.ts'] as const,
    ),
  ),
  'plot played a_dark_messenger': 'saurons-steps.test.ts',
  'peril met the_dark_tower': 'heros-turn.test.ts',
  'foe fought uruk_hai': 'heros-turn.test.ts',
};
