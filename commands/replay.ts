import { eventLines } from '#asking/public-message';
import { LIMITS } from '#asking/terms/limits';
import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { clamp } from '#asking/terms/words';
import { filmAskedFor, momentName } from '#bot/deliver/film';
import { boardPicture, drawnIfPossible, endPicture } from '#bot/deliver/pictures';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { foundAt, lastActedIn, momentsOf, saidBefore } from '#bot/match/looking-back';
import { type Found, isPlayed, type Played } from '#bot/match/record';
import { type Call, type OptionChoice, subcommand } from '#bot/serve/command';
import { withinMessage } from '#bot/words/news';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways-on';
import type { History } from '#core/history';
import type { Moment } from '#core/moments';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';

/**
 * Earlier moments of a match, by a spectator's view: its boards one by one, or some of them as a film. Private to whoever asks.
 */
export const replay = subcommand({
  name: { en: 'replay', ja: 'リプレイ' },
  help: {
    en: 'Look at earlier boards one by one, or at a film from one turn to another',
    ja: 'これまでの盤面を順に見る（手番を指定すると、その間を動画で見る）',
  },
  alone: true,
  whilePaused: true,
  options: {
    from: {
      type: 'completed',
      name: { en: 'from', ja: 'ここから' },
      help: { en: 'A film that begins there', ja: '動画の始まり' },
      complete: ({ house, found, locale }) => choices(house, found, locale),
    },
    to: {
      type: 'completed',
      name: { en: 'to', ja: 'ここまで' },
      help: { en: 'A film that ends there', ja: '動画の終わり' },
      complete: async ({ house, found, locale }) => (await choices(house, found, locale)).reverse(),
    },
  },
  run: (call, { from, to }) =>
    from === undefined && to === undefined ? showMoment(call, 'last', 0) : showFilm(call, { from, to }),
  presses: {
    replay: { goesOn: true, run: (call, { option, page }) => showMoment(call, option, page) },
    film: { run: (call) => showFilm(call, {}) },
  },
});

/** A match that was played, with the moments that can be looked at. */
interface Past {
  found: Found<Played>;
  history: History<Json>;
  moments: readonly Moment[];
}

/** Declines where nothing was played that all have seen, or only by older rules. */
async function pastOf(house: House, found: Found): Promise<Past> {
  if (!isPlayed(found)) return decline('replay-nothing');
  const history = await house.store.history(found.record.id);
  return { found, moments: momentsOf(found, history), history: history! };
}

/** The moments as they can be chosen, oldest first. They are counted from the first one. */
async function choices(house: House, found: () => Promise<Found>, locale: Locale): Promise<OptionChoice[]> {
  const past = await pastOf(house, await found());
  return past.moments.map((one, i) => ({
    name: clamp(momentName(past.found, one, locale), LIMITS.command.choiceName),
    value: String(i),
  }));
}

/** Where each button leads from the moment that is shown; `mine` is the one that shows what the visitor did last. */
const STEPS = {
  first: () => 0,
  back: ({ at }) => at - 1,
  on: ({ at }) => at + 1,
  last: ({ last }) => last,
  mine: ({ mine, at }) => mine ?? at,
} satisfies Record<string, (from: { at: number; last: number; mine: number | undefined }) => number>;
type Step = keyof typeof STEPS;
const isStep = (option: string): option is Step => Object.hasOwn(STEPS, option);

/** The board of a moment, what had happened until then since the moment before, and the ways to others. */
async function showMoment({ house, visit, match }: Call, option: string, page: number): Promise<void> {
  const past = await pastOf(house, await find(house, await match()));
  const { found, history, moments } = past;
  const { user, locale } = visit;
  const last = moments.length - 1;
  const mine = lastActedIn(history, moments, seatsOf(found.record, user));
  const wanted = STEPS[isStep(option) ? option : 'last']({ at: page, last, mine });
  const at = Math.max(0, Math.min(wanted, last));
  const moment = moments[at]!;
  const [there] = foundAt(found, history, [moment]);
  visit.reached('decided');
  const said = saidBefore(history, moment);
  const pictures = [await boardPicture(there!, locale, { said, isOver: true })];
  if (at === last && found.record.status !== 'running') {
    const end = await drawnIfPossible(house, found, locale, endPicture);
    if (end) pictures.push(end);
  }
  visit.reached('drawn');
  const name = momentName(found, moment, locale);
  const head = say('replay.moment', locale, { n: at + 1, of: moments.length, name });
  const events = said.flatMap((one) => ('event' in one ? [one.event] : []));
  const lines = eventLines(found.part, events, locale);
  const buttons = ways(found, { at, last, mine }, locale);
  await visit.reply({
    content: withinMessage([head, ...lines], '', locale),
    choices: [...buttons, ...waysOn(found, visit, 'place')],
    pictures,
  });
}

/** The buttons that lead to other moments, and to the film of all. One that leads nowhere else cannot be pressed. */
function ways(
  { record: { id: match } }: Found,
  from: { at: number; last: number; mine: number | undefined },
  locale: Locale,
): RowGroup[] {
  const { at, last, mine } = from;
  const step = (option: Step, isOff: boolean) =>
    button({ kind: 'replay', match, option, page: at }, say(`replay.${option}`, locale), 'secondary', isOff);
  const rows = buttonRows([
    step('first', at === 0),
    step('back', at === 0),
    step('on', at === last),
    step('last', at === last),
    ...(mine === undefined ? [] : [step('mine', at === mine)]),
    ...(last > 0 ? [button({ kind: 'film', match }, say('button.film', locale))] : []),
  ]);
  return grouped(rows, say('caption.moments', locale));
}

/** The film from one moment to another; all of it where nobody says otherwise. */
async function showFilm(
  { house, visit, match }: Call,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<void> {
  const past = await pastOf(house, await find(house, await match()));
  const { found, history, moments } = past;
  const { locale } = visit;
  const first = from === undefined ? 0 : momentGiven(past, from, locale);
  const last = to === undefined ? moments.length - 1 : momentGiven(past, to, locale);
  if (first > last) decline('film-backwards');
  visit.reached('decided');
  const format = house.defaults.films === 'gif' ? 'gif' : 'webp';
  const film = await filmAskedFor(found, { history, moments: moments.slice(first, last + 1), locale, format });
  visit.reached('drawn');
  const span = { from: momentName(found, moments[first]!, locale), to: momentName(found, moments[last]!, locale) };
  await visit.reply({
    content: say('film.told', locale, span),
    choices: waysOn(found, visit, 'place'),
    pictures: [film],
  });
}

/** So many moments are named to whoever has typed none of them. */
const NAMED = 5;

/** The moment that was typed, by its number or its name. Declines where it is none. */
function momentGiven({ found, moments }: Past, given: string, locale: Locale): number {
  const names = moments.map((one) => clamp(momentName(found, one, locale), LIMITS.command.choiceName));
  const at = /^\d{1,4}$/.test(given) ? Number(given) : names.indexOf(given);
  if (!moments[at]) decline('replay-unknown', { given: given.slice(0, 50), places: names.slice(-NAMED) });
  return at;
}
