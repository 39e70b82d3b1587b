import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { leaders, limits, ruins } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, fitting, list, sentence, sentences, upTo } from '../prose.ts';
import { battleTitle, leaderWords } from './battle.ts';
import { endWords, momentsOf } from './end.ts';
import { fogWords } from './fog-part.ts';
import { cells } from './geography.ts';
import { boxPieces, ownLeaders, whereWords } from './hand.ts';
import { changedPlaces } from './last-action.ts';
import { whyGone } from './line-up.ts';
import { placeOf, placeTitle, placeWords } from './lists.ts';
import { faceName, kin, nextTo, pieceWords, placeName, sideName, spellName } from './names.ts';
import { type Planned, planned, turnRuns, unplanned } from './placement.ts';
import { aimOf, allowanceWords, dragonWords, lossWords, whoseWords } from './standing.ts';
import { askedWords } from './story.ts';
import { say } from './text.ts';

/** What the pictures say, for those who do not see them. Discord takes 1,024 characters; these keep to 1,000. */

const MOST = 1000;

export function boardAlt(view: View, look: Look): string {
  const { locale } = look;
  const focus = look.focus !== undefined && cells.has(look.focus) ? look.focus : undefined;
  const args = { turn: view.turn, whose: whoseWords(view, locale) };
  const head = [...news(look), say(view.turn === 0 ? 'alt.board-before' : 'alt.board', locale, args)];
  const allowance = allowanceWords(view, locale);
  if (allowance) head.push(sentence(allowance, locale));
  head.push(...placementWords(view, locale));
  if (focus !== undefined) head.push(say('alt.focus', locale, { place: placeTitle(placeOf(view, focus), locale) }));
  else if (view.battle) {
    const title = battleTitle(view.battle, locale);
    head.push(say('alt.battle', locale, { title, round: say('round', locale, { n: view.battle.round }) }));
    head.push(...view.battle.lines.map((side) => lineWords(view, side, locale)));
  }
  const order = focus !== undefined ? [focus, ...nextTo(focus)] : [];
  return filled([...head, ...(focus === undefined ? counts(view, look) : [])], tellPlaces(view, locale, order), locale);
}

/** How much of the description what just happened may take: how it stands is told too. */
const NEWS = 400;

/** What just happened, the newest first, and who is asked. */
function news({ locale, now }: Look): string[] {
  if (!now) return [];
  const asked = now.asked.map(({ seat, words }) => sentence(askedWords(seat, words, locale), locale));
  const said = [...now.said].reverse().map((one) => sentence(one, locale));
  const told = said.length > 0 ? fitting(said, locale, NEWS) : '';
  return [...(told ? [cut(told, NEWS)] : []), ...(asked.length > 0 ? [cut(fitting(asked, locale, NEWS), NEWS)] : [])];
}

/** How many counters each side still has to place. */
function placementWords({ placement }: View, locale: Locale): string[] {
  if (!placement) return [];
  const left = (seat: SeatId) => Object.values(placement.left[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  return [say('alt.to-place', locale, { a: sideName(0, locale), an: left(0), b: sideName(1, locale), bn: left(1) })];
}

export function handAlt(view: View, { locale }: Look): string {
  if (view.viewer === 'spectator') return '';
  const seat = view.viewer;
  const title = say(view.placement ? 'alt.hand-placing' : 'alt.hand', locale, { side: sideName(seat, locale) });
  if (view.placement) return filled([title, ...leftWords(view, seat, locale)], planWords(view, locale), locale);
  return filled([title], cardsWords(view, seat, locale), locale);
}

/** What is on one page of a hand, of these leaders and wizards. */
export function handPageAlt(view: View, seat: SeatId, faces: readonly string[], locale: Locale): string {
  const title = say('alt.hand', locale, { side: sideName(seat, locale) });
  return filled([title], cardsWords(view, seat, locale, faces), locale);
}

/** Boxes, then books; of these leaders and wizards alone where they are given. */
function cardsWords(view: View, seat: SeatId, locale: Locale, faces?: readonly string[]): string[] {
  const isShown = (id: string) => faces === undefined || faces.includes(id);
  const books = view.wizards.filter((one) => one.seat === seat && isShown(one.id));
  return [
    ...ownLeaders(view, seat)
      .filter(isShown)
      .map((id) => boxWords(view, seat, id, locale)),
    ...books.map((one) => {
      const names = list(
        [...one.spells, ...(one.learning ?? [])].map((id) => spellName(id, locale)),
        locale,
      );
      const args = { name: faceName(one.id, locale), target: one.target, spells: names || say('no-spells', locale) };
      return say('alt.spells', locale, args);
    }),
  ];
}

function leftWords(view: View, seat: SeatId, locale: Locale): string[] {
  const left = unplanned(view, seat);
  if (left.length === 0) return [];
  const n = left.reduce((sum, one) => sum + one.count, 0);
  const pieces = list(
    left.map((piece) => pieceWords(piece, locale)),
    locale,
  );
  return [say('alt.left', locale, { title: say('left-title', locale, { n }), pieces })];
}

function planWords(view: View, locale: Locale): string[] {
  const plan = planned(view);
  if (plan.length === 0) return [say('plan-empty', locale)];
  return [...new Set(plan.map(({ at }) => at))].map((id) =>
    say('alt.plan', locale, {
      place: placeName(id, locale),
      pieces: list(
        plan.filter(({ at }) => at === id).map((one) => plannedWords(one, locale)),
        locale,
      ),
    }),
  );
}
const plannedWords = ({ piece, turns }: Planned, locale: Locale): string =>
  turns.length > 0
    ? say('alt.planned', locale, { piece: pieceWords(piece, locale), turns: list(turnRuns(turns), locale) })
    : pieceWords(piece, locale);

/** Who has won and how, the last figures, then what changed turn by turn. */
export function endAlt(view: View, { locale }: Look): string {
  const { title, how } = endWords(view, locale);
  const moments = momentsOf(view);
  const last = moments.at(-1);
  const war = view.scenario === 'war-of-the-dragon';
  const pairs = (key: 'knowledge' | 'castles' | 'losses') =>
    say(`alt.end.${key}`, locale, {
      a: sideName(0, locale),
      an: last?.[key][0] ?? 0,
      b: sideName(1, locale),
      bn: last?.[key][1] ?? 0,
    });
  const head = [
    say('alt.end.title', locale),
    sentence(title, locale),
    sentence(how, locale),
    ...(war ? [] : [pairs('knowledge')]),
    pairs('castles'),
    pairs('losses'),
    ...[0, 1].flatMap((seat) => lost(view, seat, locale)),
  ];
  const key = war ? 'castles' : 'knowledge';
  const steps = moments.filter((moment, n) => String(moment[key]) !== String(moments[n - 1]?.[key] ?? [0, 0]));
  const told = steps.map((moment) =>
    say('alt.end.step', locale, { turn: moment.turn, a: moment[key][0]!, b: moment[key][1]! }),
  );
  const intro = say(`alt.end.by-turn-${key}`, locale, { a: sideName(0, locale), b: sideName(1, locale) });
  if (told.length === 0) return cut(sentences(head, locale), MOST);
  let text = cut(sentences([...head, intro], locale), MOST);
  for (const [n, part] of told.entries()) {
    const longer = (n === 0 ? sentences : list)([text, part], locale);
    if (longer.length + 1 > MOST) break;
    text = longer;
  }
  return text.length < MOST ? sentence(text, locale) : text;
}

/** Who is off the map; nothing when nobody is. */
const lost = (view: View, seat: SeatId, locale: Locale): string[] => {
  const pieces = lossWords(view, seat, locale);
  if (pieces === say('out-none', locale)) return [];
  return [sentence(say('alt.stack', locale, { side: sideName(seat, locale), pieces }), locale)];
};

function boxWords(view: View, seat: SeatId, id: string, locale: Locale): string {
  const pieces = boxPieces(view, seat, id);
  return say('alt.box', locale, {
    name: faceName(id, locale),
    where: whereWords(view, id, locale),
    command: say('command', locale, { used: pieces.length, n: leaders.get(id)!.command }),
    pieces:
      list(
        kin(pieces).map((piece) => pieceWords(piece, locale)),
        locale,
      ) || say('empty', locale),
  });
}

function lineWords(view: View, side: BattleLineView, locale: Locale): string {
  const here = side.pieces.filter((piece) => piece.gone === null);
  const pieces = list(
    [
      leaderWords(side, locale),
      ...fogWords(side, locale),
      ...(side.garrison && !side.garrison.out ? [say('garrison', locale, { n: side.garrison.strength })] : []),
      ...kin(here).map((piece) => pieceWords(piece, locale)),
    ],
    locale,
  );
  const gone = side.pieces.flatMap((piece) => {
    const why = whyGone(piece, view);
    return why
      ? [say('alt.gone', locale, { name: faceName(piece.face, locale), why: say(`gone.${why}`, locale) })]
      : [];
  });
  return say('alt.line', locale, {
    side: sideName(side.seat, locale),
    role: say(side.role, locale),
    pieces,
    hits: say('hits-scored', locale, { n: side.scored }),
    ship:
      side.shipHits === undefined ? null : say('ship-line', locale, { n: side.shipHits, most: limits.shipSinksAtHits }),
    gone: gone.length > 0 ? list(gone, locale) : null,
  });
}

/** Knowledge or castles, what has just changed, the dragon, ruins nobody knows, and who is off the map. */
function counts(view: View, { locale, now }: Look): string[] {
  const aims = [0, 1].map((seat) => aimOf(view, seat));
  const { key, of } = aims[0]!;
  const names = { a: sideName(0, locale), an: aims[0]!.held, b: sideName(1, locale), bn: aims[1]!.held, of };
  const changed = now ? changedPlaces(now).map((id) => placeName(id, locale)) : [];
  const dragon = dragonWords(view, locale);
  const unknown = key === 'castles' ? [] : ruins.filter((ruin) => !view.knowledge.some((held) => held.includes(ruin)));
  return [
    say(`alt.${key}`, locale, names),
    ...(changed.length > 0 ? [say('alt.marked', locale, { list: changed })] : []),
    ...(dragon ? [sentence(dragon, locale)] : []),
    ...[0, 1].flatMap((seat) => lost(view, seat, locale)),
    ...(unknown.length > 0 && unknown.length < ruins.length
      ? [say('alt.unexplored', locale, { list: unknown.map((id) => placeName(id, locale)) })]
      : []),
  ];
}

/** Places with pieces or a castle: those of `first` before sieges, sieges before the others, the fullest first. */
function tellPlaces(view: View, locale: Locale, first: readonly string[]): string[] {
  const weight = (id: string) => (first.includes(id) ? 1000 - first.indexOf(id) : placeOf(view, id).besieged ? 1 : 0);
  const size = (id: string) => placeOf(view, id).stacks.reduce((sum, stack) => sum + stack.pieces.length, 0);
  return [...view.places]
    .sort((a, b) => weight(b.id) - weight(a.id) || size(b.id) - size(a.id) || a.id.localeCompare(b.id))
    .filter((place) => first.length === 0 || first.includes(place.id))
    .flatMap((place) => {
      const said = placeWords(place, locale);
      if (said === undefined && place.controller === undefined) return [];
      return [say('alt.place', locale, { place: placeTitle(place, locale), stacks: said ?? say('empty', locale) })];
    });
}

/** The head, cut where it leaves no room to say so, then as much of the rest as there is room for. */
function filled(head: readonly string[], parts: readonly string[], locale: Locale): string {
  const more = (n: number) => say('alt.more', locale, { n });
  const begun = cut(sentences(head, locale), MOST - more(99).length - 1);
  return upTo(begun, { parts, most: MOST, more }, locale);
}
