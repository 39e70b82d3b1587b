import { createHash } from 'node:crypto';
import { bellRows, focusMenus } from '#asking/public-message';
import { colourActing, colourAsked } from '#bot/deliver/colours';
import { boardPicture, handSketch, viewOf } from '#bot/deliver/pictures';
import type { House } from '#bot/match/house';
import { withNames } from '#bot/match/named';
import type { Found, Played } from '#bot/match/record';
import { picturedFor, sketchFor, type Wanted } from '#bot/table/drawn';
import type { Looking } from '#bot/table/looking';
import { printedTold } from '#bot/table/printed-told';
import { standsFor } from '#bot/table/stands';
import { boardButtons, newsText } from '#bot/words/news';
import { askedLines } from '#bot/words/say';
import { chanceFrom } from '#chance/playout';
import type { Locale } from '#core/text';
import type { Decision, Event, Json, Match, SeatId } from '#core/types';
import { sheetOf } from '#drawing/sheet';
import type { Layer, Scene } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { playing } from '../kit/playing.ts';
import { salted } from '../kit/salt.ts';
import { askedPrivately, typedSuggestions } from './secret-questions.ts';

/** A moment of a match: what is open, and what has just happened. */
export interface Moment {
  part: AnyGame;
  /** How many sit at the match. */
  seats: number;
  open: Decision[];
  /** What seats may say besides. */
  asides: Decision[];
  events: readonly Event[];
  locale: Locale;
  /** Chooses what is looked at closely and what is pressed. */
  seed: string;
  /** Pictures are painted too, not only described. */
  paints: boolean;
}

/** All that everybody gets of a state, by kind, as text: through the very functions of the bot that make it. */
export async function seenByAll(moment: Moment, g: unknown) {
  const { open, events, locale, seed, paints } = moment;
  const found = standing(moment, g);
  const { part } = found;
  const view = viewOf(found, 'spectator');
  const places = part.pictures.places(view, locale);
  const focus = places[Math.floor(chanceFrom(salted(`${seed}/focus`))() * places.length)]?.id;
  const look = { locale, ...(focus !== undefined && { focus }) };
  const said = events.map((event) => ({ event }));
  const things = {
    view,
    words: newsText(found, said),
    'who is asked': askedLines(found, open, locale),
    components: [boardButtons(found), bellRows(part, 'm', open, locale)],
    colours: [colourAsked(found) ?? null, colourActing(found, said) ?? null],
    places: [places, focusMenus('m', places, locale)],
    scene: sceneText(part.pictures.board(view, { locale })),
    'zoomed scene': sceneText(part.pictures.board(view, look)),
    'alternative texts': [part.pictures.alt.board(view, { locale }), part.pictures.alt.board(view, look)],
    'at the door': await standsFor(doorkeeper, found, { user: 'nobody', locale }),
  };
  if (!paints) return written(things);
  const { name, alt, bytes } = await boardPicture(found, locale, { said });
  const pictures = await picturesAtDoor(found, { user: undefined, locale });
  return { ...written({ ...things, pictures }), 'painted picture': `${name} ${alt} ${bytes.toString('base64')}` };
}

/** All that one seat alone gets of a state, by kind, as text. */
export async function seenBySeat(moment: Moment, g: unknown, seat: SeatId) {
  const { open, asides, locale, seed, paints } = moment;
  const found = standing(moment, g);
  const { part } = found;
  const view = part.game.view(g, seat);
  const hand = part.pictures.hand(view, { locale });
  const own = [...open, ...asides].filter((decision) => decision.seat === seat);
  const asked = (decision: Decision) =>
    [{ part, g, decision }, chanceFrom(salted(`${seed}/${decision.id}`)), locale] as const;
  const things = {
    'own view': view,
    'hand scene': hand ? sceneText(hand) : null,
    'alternative text of the hand': part.pictures.alt.hand(view, { locale }),
    'own view at the door': await standsFor(doorkeeper, found, { user: found.record.seats[seat]!.user!, locale }),
    ...(own.length > 0 && {
      'private question': own.map((one) => askedPrivately(...asked(one))),
      autocomplete: own.map((one) => typedSuggestions(...asked(one))),
    }),
  };
  if (!paints) return written(things);
  const pictures = await picturesAtDoor(found, { user: found.record.seats[seat]!.user!, locale });
  const painted = await (await handSketch(found, seat, locale))?.draw();
  if (!painted) return written({ ...things, pictures });
  return {
    ...written({ ...things, pictures }),
    'painted hand': `${painted.name} ${painted.alt} ${painted.bytes.toString('base64')}`,
  };
}

/** Which pictures the door has for whoever looks, and what each shows and says. */
async function picturesAtDoor(found: Found<Played>, looking: Looking): Promise<object> {
  const pictured = await picturedFor(doorkeeper, found, looking);
  const wanted: Wanted[] = [
    { of: 'board' },
    { of: 'question' },
    ...pictured.pages.map(({ n }) => ({ of: 'page', n }) as const),
  ];
  const sketches = await Promise.all(wanted.map((one) => sketchFor(doorkeeper, found, one, looking)));
  // What a tip says of a place rests on what is seen there.
  const printed = pictured.places.map(({ id }) => printedTold(found, [{ of: 'place', id }], looking));
  return { pictured, printed, shown: sketches.map((sketch) => sketch && [sketch.digest, sketch.alt()]) };
}

/** A house with an empty log, in which nobody has wishes: what the door says is then made of the match alone. */
const doorkeeper = {
  store: { profile: async () => ({}), lastEntries: async () => [] },
  clock: { now: () => 0 },
} as unknown as House;

const written = (things: object): Record<string, string> =>
  Object.fromEntries(Object.entries(things).map(([kind, thing]) => [kind, JSON.stringify(thing)]));

/** A scene as text, in which a layer that is kept stands by the digest of its own text: that is read off it once. */
function sceneText(scene: Scene): string[] {
  const { scene: text, layers } = sheetOf(scene, { format: 'png' });
  return [text, ...layers.map(layerDigest)];
}
function layerDigest(layer: Layer): string {
  const digest = layerDigests.get(layer) ?? createHash('sha256').update(JSON.stringify(layer)).digest('base64url');
  layerDigests.set(layer, digest);
  return digest;
}
const layerDigests = new WeakMap<Layer, string>();

/** A match that stands still in this state, with its seats called as they are in it, as the bot has it in hand. */
const standing = ({ part, open, locale, seats }: Moment, g: unknown) =>
  withNames({ part: { ...part, game: stillAt(part, open) }, record: recordOf(part, g, locale, seats) });

/** The game standing still: whatever its state, these questions are open. So the bot's own functions can be asked. */
export function stillAt(part: AnyGame, open: readonly Decision[]): AnyGame['game'] {
  return {
    ...part.game,
    next: () => ({ step: 'still', args: null }),
    steps: {
      *still() {
        yield [...open];
      },
    },
  };
}

/** A match that stands still in this state. */
export function stillMatch(part: AnyGame, g: unknown, seats: number): Match<Json> {
  const rng = { seed: 'still', drawn: {} };
  const common = { game: part.game.id, version: part.game.version, options: {}, seats };
  return { ...common, rng, base: g as Json, stepNo: 1, answers: [], logged: 0, news: [] };
}

function recordOf(part: AnyGame, g: unknown, locale: Locale, players: number): Played {
  const match = stillMatch(part, g, players);
  return {
    ...playing(match, locale),
    id: 'm',
    version: 1,
    status: 'running',
    match,
    drafts: {},
    outbox: [],
    notes: {},
  };
}
