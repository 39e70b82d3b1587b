import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { bottomActions, factoryCards, objectives, playerMats, structures } from '#games/scythe/printed/content';
import type { PlayerView, UnitView, View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import { alternatives, cut, list, sentence, sentences, times, upTo } from '../prose.ts';
import { automaAlt } from './automa-words.ts';
import { focusOf } from './board.ts';
import { bothActions, bothWords } from './both-actions.ts';
import { bordersOf, cells } from './cells.ts';
import { coinsOf, endHow, endTitle, partsOf, placeOf, tieWords } from './end-words.ts';
import { figuresOf } from './figures.ts';
import { holdsKey } from './hand-objectives.ts';
import { eventWords, titleWords, turnWords } from './head.ts';
import { holdingOf, isEmpty, seatsInOrder } from './holding.ts';
import { legendAlt } from './legend.ts';
import { placeWords } from './lists.ts';
import { matAlt, matsAlt } from './mat-alt.ts';
import { clockwise, isAutoma, isDealt, playerOf, unitsOf } from './mat-values.ts';
import { placeName, seatName } from './names.ts';
import { holdsNow, progressOf } from './objective-progress.ts';
import { schemeOf } from './scheme-sign.ts';
import { say } from './text.ts';

/** What the pictures say, for those who do not see them. Discord takes 1,024 characters; these keep to 1,000. */

const MOST = 1000;

/** Whose turn it is and what goes on, then the seats beginning with that one, then as many places as there is room for. */
export function boardAlt(view: View, look: Look): string {
  const { locale } = look;
  const focus = focusOf(view, look);
  if (focus === 'mats') return matsAlt(view, locale, MOST);
  if (focus === 'legend') return legendAlt(look);
  const player = view.players.find(({ seat }) => focus === `mat-${seat}`);
  if (player && isDealt(player)) return matAlt(view, player, locale, MOST);
  if (player && isAutoma(view, player)) return automaAlt(view, player, locale);
  const event = eventWords(view, locale);
  const head = [
    ...newsSaid(view, look),
    sentence(say('alt.game', locale, { words: nowWords(view, locale) }), locale),
    ...(event ? [sentence(event, locale)] : []),
  ];
  if (focus !== undefined && cells.has(focus)) {
    const near = [focus, ...bordersOf(focus).map(({ to }) => to)];
    return filled([...head, placeSaid(view, focus, locale)], placesSaid(view, near.slice(1), locale), locale);
  }
  for (const detail of ['seat', 'seat-brief', 'seat-least'] as const) {
    const seats =
      view.phase === 'assignment'
        ? seatsInOrder(view).map((seat) => pickWords(view, seat, locale))
        : fromActive(view).map((one) => seatWords(view, one, detail, locale));
    const told = [...head, ...seats];
    if (detail !== 'seat-least' && sentences(told, locale).length > MOST) continue;
    return filled(told, placesSaid(view, [...cells.keys()], locale), locale);
  }
  return '';
}

/** At most so many characters for what just happened: the seats need the others. */
const NEWS = 320;

/** What just happened, newest first, and who is asked what. */
function newsSaid(view: View, { now, locale }: Look): string[] {
  if (!now) return [];
  // Of a turn with two actions neither is left out.
  const both = bothActions(now);
  const joint = both && bothWords(view, both, now, locale);
  const asked = now.asked.map(({ words }) => words);
  const said = [
    ...[...now.said].reverse(),
    ...(asked.length > 0 ? [say('alt.now', locale, { list: alternatives(asked, locale) })] : []),
  ];
  const fits = (n: number) =>
    sentences(
      said.slice(0, n).map((one) => sentence(one, locale)),
      locale,
    ).length <= NEWS;
  const closed = (one: string) => cut(sentence(one, locale), NEWS);
  const newest = (joint ? [joint] : said.slice(0, 1)).map(closed);
  const question = asked.length > 0 && said.length > 1 ? [closed(said.at(-1)!)] : [];
  return fits(said.length) ? said.map(closed) : [...newest, ...question];
}

/** "Turn 31, Rusviet Union – Move". */
function nowWords(view: View, locale: Locale): string {
  const turn = view.phase === 'play' ? turnWords(view, locale) : '';
  return list([titleWords(view, locale), turn].filter(Boolean), locale);
}

const fromActive = (view: View): PlayerView[] => {
  const players = clockwise(view);
  const n = Math.max(
    0,
    players.findIndex(({ seat }) => view.phase === 'play' && view.turn?.seat === seat),
  );
  return [...players.slice(n), ...players.slice(0, n)];
};

function pickWords(view: View, seat: SeatId, locale: Locale): string {
  const name = seatName(view, seat, locale);
  const mat = playerMats.get(view.picks[seat]?.mat ?? '')?.name[locale];
  return mat ? say('alt.picked', locale, { name, mat }) : say('alt.waiting', locale, { name });
}

function seatWords(view: View, player: PlayerView, detail: string, locale: Locale): string {
  const name = seatName(view, player.seat, locale);
  const at = (kind: UnitView['kind']) => whereWords(unitsOf(view, player.seat, kind), locale);
  const said = say(`alt.${detail}`, locale, {
    name,
    ...figuresOf(view, player, locale),
    character: at('character'),
    mechs: at('mech'),
  });
  const scheme = schemeOf(view, player.seat, locale);
  return scheme ? sentences([said, sentence(scheme, locale)], locale) : said;
}

/** "E3 ×2, D3, home base"; "none" for no units. */
function whereWords(units: readonly UnitView[], locale: Locale): string {
  const count = new Map<string, number>();
  for (const { at } of units) count.set(at, (count.get(at) ?? 0) + 1);
  const said = [...count].map(([at, n]) => {
    return times(at.startsWith('home-') ? say('alt.home', locale) : at, n, locale);
  });
  return list(said, locale) || say('alt.none', locale);
}

const placeSaid = (view: View, id: string, locale: Locale): string =>
  sentence(placeWords(view, id, locale) ?? `${placeName(id, locale)}: ${say('board.empty', locale)}`, locale);

/** Places where something is, the fullest first. */
function placesSaid(view: View, ids: readonly string[], locale: Locale): string[] {
  return ids
    .map((id) => holdingOf(view, id))
    .filter((here) => !isEmpty(here))
    .sort((a, b) => b.units.length - a.units.length || a.id.localeCompare(b.id))
    .map(({ id }) => placeSaid(view, id, locale));
}

/** Combat cards, objectives with what holds now, Factory cards on offer, bonuses declined. */
export function handAlt(view: View, { locale }: Look): string {
  const { viewer, own } = view;
  const player = viewer === 'spectator' ? undefined : playerOf(view, viewer);
  if (!own || !player) return '';
  const sum = own.hand.reduce((total, value) => total + value, 0);
  const offer = own.offer.flatMap((id) => {
    const card = factoryCards.get(id);
    return card ? [say('alt.offer-card', locale, { n: card.number, text: card.text[locale] })] : [];
  });
  const told = [
    say('alt.hand', locale, { name: seatName(view, player.seat, locale) }),
    ...(offer.length > 0 ? [say('alt.offer', locale, { list: alternatives(offer, locale) })] : []),
    own.hand.length > 0
      ? say('alt.cards', locale, { list: list(own.hand.map(String), locale), sum })
      : say('alt.cards-none', locale),
    ...own.objectives.flatMap((id) => {
      const card = objectives.get(id);
      if (!card) return [];
      const state = say(`hand.${holdsKey(holdsNow(progressOf(view, card)))}`, locale);
      return [say('alt.objective', locale, { name: card.name[locale], text: card.text[locale], state })];
    }),
    ...(player.declines.length > 0
      ? [
          say('alt.declines', locale, {
            list: list(
              player.declines.map((what) => declinedWords(what, locale)),
              locale,
            ),
          }),
        ]
      : []),
  ];
  return cut(sentences(told, locale), MOST);
}

const declinedWords = (what: PlayerView['declines'][number], locale: Locale): string => {
  if (what === 'coins') return say('hand.printed', locale);
  return what === 'monument' || what === 'armory'
    ? structures.get(what)!.name[locale]
    : bottomActions[what].name[locale];
};

/** Who has won, what decided it, then the scores, best first. */
export function endAlt(view: View, { locale }: Look): string {
  const { lines } = view.final;
  const tie = tieWords(view, locale);
  const head = [
    say('alt.end', locale),
    sentence(endTitle(view, locale), locale),
    sentence(endHow(view, locale), locale),
    ...(tie ? [tie] : []),
  ];
  const parts = partsOf(view);
  const told = (key: 'line' | 'line-brief') =>
    lines.map((scored, n) =>
      say(`alt.${key}`, locale, {
        place: placeOf(view, n),
        name: seatName(view, scored.seat, locale),
        total: scored.total,
        popularity: playerOf(view, scored.seat)?.popularity ?? 0,
        ...Object.fromEntries(parts.map((part) => [part, coinsOf(scored, part)])),
        encounters: scored.encounters || null,
      }),
    );
  const full = sentences([...head, ...told('line')], locale);
  return full.length <= MOST ? full : cut(sentences([...head, ...told('line-brief')], locale), MOST);
}

/** The head, then as many places as there is room for, then how many there are more. */
const filled = (head: readonly string[], parts: readonly string[], locale: Locale): string =>
  upTo(cut(sentences(head, locale), MOST), { parts, most: MOST, more: (n) => say('alt.more', locale, { n }) }, locale);
