import { boardButtons, newsText } from '#bot/news';
import { boardPicture, handPicture, viewOf } from '#bot/pictures';
import { askedLines } from '#bot/say';
import { focusMenus, publicComponents } from '#commands/public';
import { commonText } from '#commands/text';
import type { Chance } from '#core/enumerate';
import { position } from '#core/match';
import { chanceFrom, playout } from '#core/playout';
import { makeRng } from '#core/rng';
import type { Locale } from '#core/text';
import type { Decision, Event, Json, Match, SeatId, Viewer } from '#core/types';
import { paint } from '#renderers/paint';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { askedPrivately, typedSuggestions } from './secret-questions.ts';

/** What came of swapping hidden things. `differences` names, by kind, what had changed for somebody who may not know. */
export interface Secrecy {
  positions: number;
  /** Comparisons: a position, and somebody who looks at it. */
  compared: number;
  /** Comparisons in which the swap really changed the state, and those in which its owner could see the change. */
  swapped: number;
  ownerSaw: number;
  /** Things compared, by kind. */
  things: Record<string, number>;
  differences: Record<string, number>;
  /** The first few, in words. */
  examples: string[];
}

/** One in so many positions of a match is looked at, so that a thousand come from many matches. */
const SPARSE = 18;
/** One in so many positions is painted. */
const PAINTED = 10;

/** Swaps hidden things in random positions of a game and compares all that the other seat and spectators get. */
export async function swapSecrets(
  part: AnyGame,
  positions: number,
  seed: string,
  each?: (n: number) => void,
): Promise<Secrecy> {
  const sum: Secrecy = {
    positions: 0,
    compared: 0,
    swapped: 0,
    ownerSaw: 0,
    things: {},
    differences: {},
    examples: [],
  };
  const chance = chanceFrom(`sample/${seed}`);
  const seats = Array.from({ length: part.game.seats.min }, (_, i) => i);
  for (let n = 0; sum.positions < positions; n++) {
    const picked: Match<unknown>[] = [];
    const keep = (match: Match<unknown>) => {
      if (chance() * SPARSE < 1) picked.push(match);
    };
    playout(part.game, `secrecy/${seed}/${n}`, {
      policy: n % 3 === 0 ? 'random' : 'progress',
      most: 1_500,
      each: keep,
    });
    for (const match of picked) {
      if (sum.positions === positions) break;
      each?.(++sum.positions);
      for (const viewer of [...seats, 'spectator'] as Viewer[]) await compare(part, match, viewer, chance, sum);
    }
  }
  return sum;
}

async function compare(
  part: AnyGame,
  match: Match<unknown>,
  viewer: Viewer,
  chance: Chance,
  sum: Secrecy,
): Promise<void> {
  const { g, open, outcome } = position(part.game, match);
  if (outcome) return;
  const other = part.game.swapHidden(g, viewer, makeRng({ seed: `swap/${sum.compared}`, drawn: {} }));
  sum.compared++;
  if (JSON.stringify(other) !== JSON.stringify(g)) sum.swapped++;
  const owners = [0, 1].filter((seat) => seat !== viewer);
  const owned = (state: unknown) => JSON.stringify(owners.map((seat) => part.game.view(state, seat)));
  if (owned(other) !== owned(g)) sum.ownerSaw++;
  const locale: Locale = chance() < 0.5 ? 'en' : 'ja';
  const seed = String(chance());
  const events = match.log.at(-1)?.events ?? [];
  const paints = sum.positions % PAINTED === 0;
  const [before, after] = await Promise.all(
    [g, other].map((state) => gotBy(part, state, open, events, viewer, { locale, seed, paints })),
  );
  for (const [kind, thing] of Object.entries(before!)) {
    sum.things[kind] = (sum.things[kind] ?? 0) + 1;
    if (thing === after![kind]) continue;
    sum.differences[kind] = (sum.differences[kind] ?? 0) + 1;
    if (sum.examples.length < 5)
      sum.examples.push(`${kind} for ${viewer}: ${firstDifference(thing, after![kind] ?? '')}`);
  }
}

interface How {
  locale: Locale;
  seed: string;
  paints: boolean;
}

/** All that one viewer gets of a state, by kind, as text. */
async function gotBy(part: AnyGame, g: unknown, open: Decision[], events: readonly Event[], viewer: Viewer, how: How) {
  const { locale, seed, paints } = how;
  const still = { ...part, game: stillAt(part, open) };
  const record = recordOf(part, g, locale);
  const view = part.game.view(g, viewer);
  const publicView = viewOf(still, record, 'spectator');
  const places = part.pictures.places(publicView, locale);
  const focus = places[Math.floor(chanceFrom(`${seed}/focus`)() * places.length)]?.id;
  const look = { locale, ...(focus !== undefined && { focus }) };
  const said = events.map((event) => ({ event }));
  const things: Record<string, unknown> = {
    view,
    'public view': publicView,
    'public words': newsText(still, record, said),
    'who is asked': askedLines(still, record, open, locale),
    'public components': [boardButtons(still, record), publicComponents(part, 'm', open, g, locale, commonText)],
    'places to zoom to': [places, focusMenus('m', places, locale, commonText)],
    'board scene': part.pictures.board(publicView, { locale }),
    'zoomed scene': part.pictures.board(publicView, look),
    'own board scene': part.pictures.board(view, { locale }),
    'alternative texts': [part.pictures.alt.board(publicView, { locale }), part.pictures.alt.board(publicView, look)],
  };
  if (viewer !== 'spectator') {
    const own = open.filter((decision) => decision.seat === viewer);
    things['hand scene and its text'] = [
      part.pictures.hand(view, { locale }) ?? null,
      part.pictures.alt.hand(view, { locale }),
    ];
    if (own.length > 0) {
      things['private question'] = own.map((one) =>
        askedPrivately(part, g, one, chanceFrom(`${seed}/${one.id}`), locale),
      );
      things['autocomplete'] = own.map((one) =>
        typedSuggestions(part, g, one, chanceFrom(`${seed}/${one.id}`), locale),
      );
    }
  }
  const texts = Object.fromEntries(Object.entries(things).map(([kind, thing]) => [kind, JSON.stringify(thing)]));
  if (!paints) return texts;
  const posted = await boardPicture(still, record, locale);
  const png = await paint(part.pictures.board(publicView, { locale }), { format: 'png' });
  const hand = viewer === 'spectator' ? undefined : await handPicture(still, record, viewer as SeatId, locale);
  texts['painted board'] = png.toString('base64');
  texts['posted picture'] = `${posted.name} ${posted.alt} ${posted.bytes.toString('base64')}`;
  if (hand) texts['painted hand'] = `${hand.name} ${hand.alt} ${hand.bytes.toString('base64')}`;
  return texts;
}

/** The game standing still: whatever its state, these questions are open. So the bot's own functions can be asked. */
function stillAt(part: AnyGame, open: Decision[]): AnyGame['game'] {
  return {
    ...part.game,
    next: () => ({ step: 'still', args: null }),
    steps: {
      *still() {
        yield open;
      },
    },
  };
}

function recordOf(part: AnyGame, g: unknown, locale: Locale): MatchRecord {
  const rng = { seed: 'still', drawn: {} };
  const origin = { base: g as Json, drawn: {}, stepNo: 1, at: 0 };
  const common = { game: part.game.id, version: part.game.version, options: {}, seats: 2 };
  const match: Match<Json> = { ...common, rng, base: g as Json, stepNo: 1, answers: [], log: [], origin };
  const seats = ['1', '2'].map((user) => ({ user, name: user, locale, dm: 'open' as const }));
  const settings = { remindAfterHours: 8, remindEveryHours: 24, reminders: true, dmHands: true };
  const lists = { outbox: [], done: [], drafts: {}, asked: [], endVotes: [], notes: {} };
  const where = { guild: '1', channel: '1', host: '1', board: null, createdAt: 0, updatedAt: 0 };
  const state = { id: 'm', schema: 1 as const, version: 1, status: 'running' as const };
  return { ...state, ...where, ...lists, game: part.game.id, options: {}, locale, seats, match, settings };
}

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((character, i) => character !== b[i]);
  return `${a.slice(Math.max(0, at - 60), at + 60)} | ${b.slice(Math.max(0, at - 60), at + 60)}`;
}
