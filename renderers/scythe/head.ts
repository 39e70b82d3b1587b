import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { bottomActions, encounters, factions, sectionOf, tiles } from '#games/scythe/printed/content';
import type { Tile } from '#games/scythe/printed/schema';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { slab } from '../paper.ts';
import type { Look, Now } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { list, sentence, sentences } from '../prose.ts';
import { group, type Node, type Sprite, words } from '../scene.ts';
import { BAR, storyBar } from '../story-bar.ts';
import { ink } from '../theme.ts';
import { withChips } from './asked-chips.ts';
import { emblem } from './emblems.ts';
import { drawing, leadsTo } from './glyphs.ts';
import { sign } from './goods.ts';
import { headlines } from './headlines.ts';
import { factionOf, fightsToCome } from './holding.ts';
import { laurel } from './laurel.ts';
import { placeName, seatName } from './names.ts';
import { newsOutcome } from './news.ts';
import { inWords } from './open-sections.ts';
import { sidesOf } from './outcomes.ts';
import { fightBadge } from './pieces.ts';
import { say, text } from './text.ts';

type Moves = NonNullable<NonNullable<View['turn']>['moves']>;

/** The head of the public pictures: which turn it is, whose, and what is going on. */

/** Height of the head. */
export const HEAD = BAR;

/** The bar over a public picture: what just happened and who is asked; without news what goes on. */
export function head(view: View, look: Look): Node[] {
  const { locale, now } = look;
  const seat = view.phase === 'play' ? (view.turn?.seat ?? null) : null;
  const said = headlines(view, look);
  const actor = (said.length > 0 ? actorOf(now) : undefined) ?? seat;
  const choosing = view.phase === 'assignment';
  const turn = choosing ? titleWords(view, locale) : seat === null ? '' : turnWords(view, locale);
  const event = eventWords(view, locale);
  // Moves that are left are no news: they stand beside whose turn it is.
  const aside = view.turn?.moves && !view.combat && !view.encounter;
  const happening = (aside ? [turn] : [turn, event]).filter(Boolean);
  return storyBar({
    locale,
    names: namesPrinted(printed, locale),
    ...(actor === null ? {} : { arms: bothArms(view, actor, look) }),
    said: said.length > 0 ? said : happening,
    isWhole: true,
    asked: (now?.asked ?? []).map((one) => ({
      arms: arms(factionOf(view, one.seat), 42),
      ...askedWords(view, one, locale),
    })),
    turn: choosing ? '' : titleWords(view, locale),
    stands: said.length > 0 ? standsWords(view, locale) : aside && event ? [event] : [],
  });
}

/** Whose deed is told last: the arms beside the headline are theirs. */
const actorOf = (now: Look['now']): SeatId | undefined =>
  (now?.deeds ?? now?.events)?.flatMap(({ shown: { seat } }) => (typeof seat === 'number' ? [seat] : [])).at(-1);

/** The arms of who did it; of a combat those of both sides: an arrow leads from who attacked, and who won has a laurel. */
function bothArms(view: View, actor: SeatId, look: Look): Sprite {
  const one = (seat: SeatId, hasWon = false) => arms(factionOf(view, seat), 80, hasWon);
  const outcome = newsOutcome(view, look);
  if (outcome) {
    const [first, second] = sidesOf(outcome).map(({ seat, hasWon }) => one(seat, hasWon)) as [Sprite, Sprite];
    return row([first, outcome.attacker === undefined ? crossed() : leadsTo(), second], { gap: 2 });
  }
  const last = (look.now?.deeds ?? look.now?.events)?.at(-1);
  const other = last?.type === 'combat-begun' ? last.shown.defender : undefined;
  return typeof other === 'number'
    ? row([one(actor), leadsTo(), one(other)], { gap: 2 })
    : arms(factionOf(view, actor), 92);
}
const crossed = (): Sprite => drawing(fightBadge());

/** The emblem of a faction as a sprite, that of a winner in its laurel. */
const arms = (faction: string, size: number, hasWon = false): Sprite => ({
  w: size,
  h: size,
  nodes: [
    group([emblem(faction, size * (hasWon ? 0.8 : 0.9)), ...(hasWon ? laurel(size) : [])], {
      x: size / 2,
      y: size / 2,
    }),
  ],
});

/** Beside the news: the section in use, and how many moves are left. */
function standsWords(view: View, locale: Locale): string[] {
  const { turn } = view;
  if (view.phase !== 'play' || !turn) return [];
  return [partWords(view, locale), turn.moves ? movesWords(view, { ...turn.moves, current: null }, locale) : ''].filter(
    Boolean,
  );
}

/** "Turn 31"; "The match is over". */
export function titleWords(view: View, locale: Locale): string {
  if (view.phase === 'assignment') return say('board.assignment', locale);
  if (view.phase === 'over') return say('board.over', locale);
  return say('board.title', locale, { n: view.turns });
}

/** "Rusviet Union – Move"; empty outside turns. */
export function turnWords(view: View, locale: Locale): string {
  const { turn } = view;
  if (!turn) return '';
  return say('board.now', locale, { name: seatName(view, turn.seat, locale), words: partWords(view, locale) });
}

function partWords(view: View, locale: Locale): string {
  const turn = view.turn!;
  const part = turn.section === null && turn.part !== 'automa' ? 'choose' : turn.part;
  return say(`board.part.${part}`, locale, {
    section: turn.section === null ? '' : say(`board.section.${turn.section}`, locale),
    bottom: part === 'bottom' ? bottomWords(view, locale) : '',
  });
}

/** The bottom action of the section in use; below a Factory card it is a move (SC-9.2). */
function bottomWords({ turn, players }: View, locale: Locale): string {
  const { section, seat } = turn!;
  if (section === null || section === 'factory') return say('board.section.move', locale);
  return bottomActions[sectionOf(players[seat]!.mat!, section).bottom].name[locale];
}

/** What goes on within the turn or the choosing of mats, or who has won; empty if there is nothing more to say. */
export function eventWords(view: View, locale: Locale): string {
  const { phase, turn, combat, encounter, visitor } = view;
  const name = (seat: SeatId) => seatName(view, seat, locale);
  if (phase === 'over') {
    const { winners } = view.final;
    return winners.length > 0 ? say('board.won', locale, { names: winners.map(name) }) : '';
  }
  if (phase === 'assignment') return say('board.choosing', locale, { name: name(view.picks.length) });
  if (combat) {
    const { hex, attacker, defender } = combat;
    return say('board.combat', locale, { hex, attacker: name(attacker), defender: name(defender) });
  }
  if (encounter) {
    const { hex, card } = encounter;
    return say('board.encounter', locale, { hex, card: encounters.get(card)!.label[locale] });
  }
  if (visitor !== null) return say('board.visitor', locale);
  switch (turn?.part) {
    case 'combat':
      return combatsWords(view, locale);
    case 'visit':
      return placeWords(factionOf(view, turn.seat), locale);
    default:
      return turn?.moves ? movesWords(view, turn.moves, locale) : '';
  }
}

/** Where the seat in turn has still to fight, while it chooses where first (SC-7.1). */
function combatsWords(view: View, locale: Locale): string {
  const hexes = fightsToCome(view);
  return hexes.length > 0 ? say('board.combats', locale, { list: hexes }) : '';
}

/** A token that may be placed where the character has come (SC-14.2, SC-14.3). */
function placeWords(faction: string, locale: Locale): string {
  const ability = factions.get(faction)?.ability.id ?? '';
  return text.has(`board.place.${ability}`, locale) ? say(`board.place.${ability}`, locale) : '';
}

/** The unit whose move may go on, and how many moves have not begun (SC-4.1). */
function movesWords({ units }: View, { current, left }: Moves, locale: Locale): string {
  const unit = current && units.find(({ id }) => id === current.unit);
  const told = [
    ...(unit ? [stepWords(unit, current.steps, locale)] : []),
    ...(left > 0 ? [say('board.moves', locale, { n: left })] : []),
  ];
  return list(told, locale);
}
/** A question in its words, with who may still go on, and with what can be chosen beside places as plates. */
function askedWords(view: View, one: Now['asked'][number], locale: Locale): { words: string; signs?: Sprite } {
  const drawn = inWords(view, one, locale);
  if (drawn) return drawn;
  const chips = withChips(view, one, locale);
  return { ...chips, words: sentences([chips?.words ?? one.words, ...goingOn(view, one, locale)], locale) };
}
/** Who may still go on, beside the question who moves next. */
function goingOn({ turn, units }: View, { seat, key }: Now['asked'][number], locale: Locale): string[] {
  const current = key === 'moves' && turn?.seat === seat ? turn.moves?.current : undefined;
  const unit = current && units.find(({ id }) => id === current.unit);
  return unit ? [sentence(stepWords(unit, current.steps, locale), locale)] : [];
}
const stepWords = ({ kind, at }: View['units'][number], n: number, locale: Locale): string =>
  say('board.step', locale, { unit: kind, hex: at.startsWith('home-') ? placeName(at, locale) : at, n });

const CARD = { w: 344, h: 118 };

/** The structure bonus tile: its name, and how many coins for how much. */
export function tileCard(view: View, locale: Locale, x: number, y: number): Node[] {
  const tile = tiles.get(view.tile);
  if (!tile) return [];
  const cell = (CARD.w - 20) / tile.table.length;
  return [
    group(
      [
        ...slab({ x: 0, y: 0, ...CARD }),
        sign('structure', 30, { x: 28, y: 26 }),
        words(tile.name[locale], 48, 26, { size: 28, bold: true, colour: ink, width: CARD.w - 58 }),
        ...tile.table.flatMap(([count, coins], n): Node[] => {
          const middle = 10 + (n + 0.5) * cell;
          return [
            words(range(tile, n, count), middle, 61, { size: 27, colour: ink, align: 'centre', width: cell - 4 }),
            group([sign('coins', 27)], { x: middle - 16, y: 95 }),
            words(String(coins), middle + 2, 95, { size: 29, bold: true, colour: ink }),
          ];
        }),
      ],
      { x, y, tag: `tile:${view.tile}` },
    ),
  ];
}

/** How many structures a row of a tile's table is for: "2–3", "4+". */
function range({ table, maxCount }: Tile, n: number, count: number): string {
  const next = table[n + 1]?.[0];
  if (next === undefined) return maxCount > count ? `${count}+` : `${count}`;
  return next - 1 > count ? `${count}–${next - 1}` : `${count}`;
}
