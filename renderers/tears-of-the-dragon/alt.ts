import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { leaders } from '#games/tears-of-the-dragon/content';
import type { BattleLineView, View } from '#games/tears-of-the-dragon/view.types';
import type { Look } from '../pictures.ts';
import { battleTitle, hitsOf, leaderWords } from './battle.ts';
import { cells } from './geography.ts';
import { boxPieces, ownLeaders, whereWords } from './hand.ts';
import { placeOf, placeTitle, placeWords } from './lists.ts';
import { faceName, kin, pieceWords, placeName, sideName, spellName } from './names.ts';
import { allowanceWords, lossWords, whoseWords } from './panel.ts';
import { say } from './text.ts';
import { nextTo } from './zoom.ts';

/** What the pictures say, for those who do not see them. Discord takes 1,024 characters; these keep to 1,000. */

const MOST = 1000;

export function boardAlt(view: View, look: Look): string {
  const { locale } = look;
  const focus = look.focus !== undefined && cells.has(look.focus) ? look.focus : undefined;
  const head = [say('alt.board', locale, { turn: view.turn, whose: whoseWords(view, locale) })];
  const allowance = allowanceWords(view, locale);
  if (allowance) head.push(sentence(allowance, locale));
  if (focus !== undefined) head.push(say('alt.focus', locale, { place: placeTitle(placeOf(view, focus), locale) }));
  else if (view.battle) {
    const title = battleTitle(view.battle, locale);
    head.push(say('alt.battle', locale, { title, round: say('round', locale, { n: view.battle.round }) }));
    head.push(...view.battle.lines.map((side) => lineWords(side, locale)));
  }
  const order = focus !== undefined ? [focus, ...nextTo(focus)] : [];
  return upTo([...head, ...(focus === undefined ? counts(view, look) : [])], tellPlaces(view, locale, order), locale);
}

export function handAlt(view: View, { locale }: Look): string {
  if (view.viewer === 'spectator') return '';
  const seat = view.viewer;
  const boxes = ownLeaders(seat).map((id) => boxWords(view, seat, id, locale));
  const books = view.wizards
    .filter((one) => one.seat === seat)
    .map((one) => {
      const names = one.spells.map((id) => spellName(id, locale)).join(comma(locale));
      const args = { name: faceName(one.id, locale), target: one.target, spells: names || say('no-spells', locale) };
      return say('alt.spells', locale, args);
    });
  return upTo([say('alt.hand', locale, { side: sideName(seat, locale) })], [...boxes, ...books], locale);
}

const comma = (locale: Locale): string => (locale === 'ja' ? '、' : ', ');
const sentence = (words: string, locale: Locale): string =>
  locale === 'ja' ? `${words}。` : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function boxWords(view: View, seat: SeatId, id: string, locale: Locale): string {
  const pieces = boxPieces(view, seat, id);
  return say('alt.box', locale, {
    name: faceName(id, locale),
    where: whereWords(view, id, locale),
    command: say('command', locale, { used: pieces.length, n: leaders.get(id)!.command }),
    pieces:
      kin(pieces)
        .map((piece) => pieceWords(piece, locale))
        .join(comma(locale)) || say('empty', locale),
  });
}

function lineWords(side: BattleLineView, locale: Locale): string {
  const here = side.pieces.filter((piece) => !piece.gone);
  const pieces = [
    leaderWords(side, locale),
    ...(side.garrison && !side.garrison.out ? [say('garrison', locale, { n: side.garrison.strength })] : []),
    ...kin(here).map((piece) => pieceWords(piece, locale)),
  ].join(comma(locale));
  return say('alt.line', locale, {
    side: sideName(side.seat, locale),
    role: say(side.role, locale),
    pieces,
    hits: say('hits-scored', locale, { n: hitsOf(side) }),
  });
}

/** Knowledge, what has just changed, and who is off the map. */
function counts(view: View, { locale, marked }: Look): string[] {
  const known = (seat: SeatId) => view.knowledge[seat]?.length ?? 0;
  const names = { a: sideName(0, locale), an: known(0), b: sideName(1, locale), bn: known(1) };
  const changed = (marked ?? []).filter((id) => cells.has(id)).map((id) => placeName(id, locale));
  return [
    say('alt.knowledge', locale, names),
    ...(changed.length > 0 ? [say('alt.marked', locale, { list: changed })] : []),
    ...[0, 1].map((seat) =>
      sentence(
        say('alt.stack', locale, { side: sideName(seat, locale), pieces: lossWords(view, seat, locale) }),
        locale,
      ),
    ),
  ];
}

/** Places with pieces or a castle, those of `first` before the others, the fullest first. */
function tellPlaces(view: View, locale: Locale, first: readonly string[]): string[] {
  const weight = (id: string) => (first.includes(id) ? 1000 - first.indexOf(id) : 0);
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

/** All of the head, then as much of the rest as there is room for, then how much was left out. */
function upTo(head: readonly string[], rest: readonly string[], locale: Locale): string {
  const space = locale === 'ja' ? '' : ' ';
  const more = (n: number) => say('alt.more', locale, { n });
  let told = cut(head.join(space), MOST - more(99).length - 1);
  for (const [n, part] of rest.entries()) {
    const longer = told + space + part;
    const left = rest.length - n - 1;
    if (longer.length + (left > 0 ? more(left).length + 1 : 0) > MOST) return told + space + more(left + 1);
    told = longer;
  }
  return told;
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
