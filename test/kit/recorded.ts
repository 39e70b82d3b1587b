import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eventLines } from '#asking/public-message';
import { type Draft, type PutQuestion, privateQuestion } from '#asking/question';
import { partNamed } from '#asking/terms/names';
import { enumerate } from '#core/enumerate';
import { logOf } from '#core/history';
import { isCurrent, position } from '#core/match';
import { seatsThat } from '#core/outcome';
import { recover } from '#core/recover';
import { locales } from '#core/text';
import type { AnyAction, Decision, Match, SeatResult, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { readExported } from '#store/exported';
import type { MatchRecord } from '#store/store';
import { rowsOf, wordsOf } from './reading.ts';

/** Recorded matches (test/matches/README.md): files of the store as earlier programs wrote them, and what they show. */

export const RECORDED = resolve('test/matches');
const SHOWS = '.shows.json';
/** Legal answers that are compared per action; a longer list is compared up to here. */
const ANSWERS = 200;

/** A recording: `shows` is the path of its neighbour, which says what the match shows. */
export interface Recording {
  game: string;
  name: string;
  file: string;
  shows: string;
}

/** All recordings of the games that are registered, by game and name. */
export function recordings(): Recording[] {
  return games.flatMap(({ game }) => {
    const folder = join(RECORDED, game.id);
    const files = (existsSync(folder) ? readdirSync(folder) : []).filter(
      (file) => file.endsWith('.json') && !file.endsWith(SHOWS),
    );
    return files.sort().map((file) => {
      const name = file.slice(0, -'.json'.length);
      return { game: game.id, name, file: join(folder, file), shows: join(folder, `${name}${SHOWS}`) };
    });
  });
}

/** A recording as the program has it in hand. */
export interface Loaded {
  part: AnyGame;
  record: MatchRecord;
  /** Brought to the present rules and values; undefined in the lobby. */
  match: Match<unknown> | undefined;
}

/** Reads the text of a record as an import does, its log as news of the match, and recovers the match if it is of older rules or values. */
export function load(text: string): Loaded {
  const record = readExported(text);
  const part = games.find(({ game }) => game.id === record.game);
  if (!part) throw new Error(`no game ${record.game}`);
  const saved = record.match as Match<unknown> | null;
  if (!saved) return { part, record, match: undefined };
  return { part, record, match: isCurrent(part.game, saved) ? saved : recover(part.game, saved).match };
}

export const loadFile = ({ file }: Recording): Loaded => load(readFileSync(file, 'utf8'));

/** The version of the rules, and the edition of the printed values, by which something was shown. */
export const rulesOf = ({ game }: AnyGame) => ({ version: game.version, edition: game.edition ?? null });

/** Everything the match shows to each seat and to spectators: words in full, large things as digests. Plain JSON. */
export function showsOf({ part: bare, record, match }: Loaded) {
  const { game, status, options, agreed, endVotes } = record;
  const seats = record.seats.map(({ user, name, locale }) => ({ name: user === null ? null : name, locale }));
  const lobby = { game, rules: rulesOf(bare), status, options, seats, agreed: agreed.length, endVotes };
  if (!match) return plain(lobby);
  const { g, open, asides, outcome } = position(bare.game, match);
  const part = partNamed(bare, () => g);
  const running = status === 'running';
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.seats }, (_, seat) => seat)];
  const question = (decision: Decision) => questionIn({ part, g, decision, match: record.id }, record);
  return plain({
    ...lobby,
    outcome: outcome ? { winners: seatsThat('won', outcome), scores: scoresOf(outcome.seats) } : null,
    asked: record.asked.map(({ seat }) => seat),
    unposted: record.outbox.map(({ kind }) => kind),
    open: open.map((decision) => ({ ...decision, ...(running && question(decision)) })),
    asides: asides.map((decision) => ({ ...decision, ...(running && question(decision)) })),
    viewers: Object.fromEntries(
      viewers.map((viewer) => [viewer, sightOf(part, { match, g, ended: !running }, viewer)]),
    ),
  });
}

/** The words and controls of the private question, half-made as it is kept, and the answers that are legal. */
function questionIn(question: Omit<PutQuestion, 'locale'>, record: MatchRecord) {
  const { part, g, decision } = question;
  const here = { g, seat: decision.seat, about: decision.about };
  const draft = record.drafts[decision.seat] as unknown as Draft | undefined;
  const words = inBoth((locale) => {
    const shown = privateQuestion({ ...question, locale }, draft);
    return { lines: wordsOf(shown).split('\n'), controls: rowsOf(shown.choices).flatMap(controlsIn) };
  });
  const answers = decision.actions.map((name) => [name, legal(part.game.actions[name]!, here)]);
  return { words, answers: Object.fromEntries(answers) };
}

function legal(action: AnyAction<unknown>, here: Parameters<typeof enumerate<unknown>>[1]) {
  const found = [];
  for (const args of enumerate(action, here)) {
    found.push(args);
    if (found.length === ANSWERS) break;
  }
  return { listed: found.length, digest: digest(found) };
}

/** What stands on the buttons and in the menus of a row; never their ids. */
function controlsIn(row: object): string[] {
  const { components } = row as {
    components: { label?: string; placeholder?: string; options?: { label: string }[] }[];
  };
  return components.map(({ label, placeholder, options }) =>
    options ? `${placeholder}: ${options.map((one) => one.label).join(' | ')}` : (label ?? ''),
  );
}

/** What one viewer sees: the view, the pictures and their words, and the story so far. */
function sightOf(part: AnyGame, now: { match: Match<unknown>; g: unknown; ended: boolean }, viewer: Viewer) {
  const { match, g, ended } = now;
  const view = part.game.view(g, viewer);
  const { board, hand, end, places, alt } = part.pictures;
  const told = inBoth((locale) => {
    const lines = logOf(match).flatMap(({ events }) =>
      eventLines(part, events, locale, viewer === 'spectator' ? undefined : viewer),
    );
    return { lines: lines.length, digest: digest(lines), last: lines.slice(-3) };
  });
  if (viewer !== 'spectator') {
    const own = inBoth((locale) => {
      const scene = hand(view, { locale });
      return scene ? { scene: digest(scene), alt: alt.hand(view, { locale }) } : null;
    });
    return { view: digest(view), hand: own, told };
  }
  const seen = inBoth((locale) => ({
    scene: digest(board(view, { locale })),
    alt: alt.board(view, { locale }),
    places: digest(places(view, locale)),
    ...(ended && end && { end: { scene: digest(end(view, { locale })), alt: alt.end?.(view, { locale }) } }),
  }));
  return { view: digest(view), board: seen, told };
}

const scoresOf = (seats: readonly SeatResult[]) =>
  Object.fromEntries(seats.flatMap(({ score }, seat) => (score === undefined ? [] : [[seat, score]])));

const inBoth = <T>(of: (locale: (typeof locales)[number]) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)]));

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** SHA-256 of canonical JSON: object keys sorted, nothing that JSON does not have. */
export const digest = (value: unknown): string =>
  createHash('sha256')
    .update(canonical(value) ?? 'null')
    .digest('hex');

/** As `JSON.stringify` writes it, but for the order of keys; undefined where that leaves something out. */
function canonical(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one) ?? 'null').join(',')}]`;
  const entries = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const one = canonical((value as Record<string, unknown>)[key]);
      return one === undefined ? [] : [`${JSON.stringify(key)}:${one}`];
    });
  return `{${entries.join(',')}}`;
}
