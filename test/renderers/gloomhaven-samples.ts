import { askedNow } from '#asking/asked-now';
import { heard } from '#asking/public-message';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import type { Locale } from '#core/text';
import type { Decision, Event, SeatId, Table } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import { revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import { handSize, mostHp, pool, setUp } from '#games/gloomhaven/rules/reveal/setup';
import { view } from '#games/gloomhaven/seen/view';
import type { View } from '#games/gloomhaven/seen/view.types';
import { atOf } from '#games/gloomhaven/state/map/board';
import { heroId } from '#games/gloomhaven/state/names';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import type { State } from '#games/gloomhaven/state/state';
import { deckOf } from '#games/gloomhaven/state/values/stats';
import { pictures } from '#renderers/gloomhaven/index';
import type { Now } from '#renderers/pictures';
import type { AnyGame } from '#src/game-part';
import { part as whole } from '../games/gloomhaven/part.ts';
import { salted } from '../kit/salt.ts';

/** Positions of Gloomhaven: of matches played by chance, and maps laid open whole with everybody on them. */

export interface Moment {
  name: string;
  g: State;
  /** What the last stretch told. */
  told: readonly Event[];
  open: readonly Decision[];
}

const STRETCHES: readonly string[] = gloomhaven.stretches ?? [];
/** From the beginning of the last stretch in which more happened than its beginning. */
function lastStretch(all: readonly Event[]): Event[] {
  const starts = all.flatMap(({ type }, n) => (STRETCHES.includes(type) ? [n] : []));
  const from = starts.findLast((n) => all.length - n > 3) ?? 0;
  return all.slice(from);
}

/** Every so many decisions of a match. */
export function moments(seed: string, { seats, every }: { seats: number; every: number }): Moment[] {
  const found: Moment[] = [];
  const told: Event[] = [];
  let lines = 0;
  let n = 0;
  playout(whole, salted(seed), {
    seats,
    options: { ties: 'by-the-rules' },
    each: (match) => {
      told.push(...match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : [])));
      lines = match.news.length;
      if (n++ % every !== 0) return;
      const { g, open, events } = position(gloomhaven, match);
      found.push({ name: `${seed}/${n}`, g: structuredClone(g), told: lastStretch([...told, ...events]), open });
    },
  });
  return found;
}

/** What just happened and who is asked, in words, as the bot tells a picture. */
export function nowOf({ g, told, open }: Moment, locale: Locale): Now {
  const renamed = text.renamed((key) => {
    const [, seat] = /^seat\.(\d)(?:\.short)?$/.exec(key) ?? [];
    if (seat !== undefined) return gloomhaven.seatName?.(g, Number(seat));
    const [, actor] = /^actor\.(.+?)(?:\.short)?$/.exec(key) ?? [];
    return actor === undefined ? undefined : gloomhaven.actorName?.(g, actor);
  });
  const part = { game: gloomhaven, text: renamed, pictures } as unknown as AnyGame;
  const { said, deeds } = heard(part, told, locale);
  return {
    said: said.slice(-2),
    deeds: deeds.slice(-2),
    events: told,
    asked: askedNow(part, g, open, locale),
  };
}

const tableOf = (g: State): Table<State> =>
  ({
    where: '1',
    g,
    rng: makeRng({ seed: 'open', drawn: {} }),
    tell: () => {},
    reveal: () => {},
  }) as unknown as Table<State>;

const ALL: readonly ClassId[] = ['brute', 'spellweaver', 'scoundrel', 'cragheart'];

/** A scenario with these rooms (all, if absent) laid open, four characters in it, cards on the table, and somebody acting. */
export function opened(
  no: number,
  { seats = 4, rooms, level = '5' }: { seats?: number; rooms?: readonly number[]; level?: string } = {},
): State {
  const classes = ALL.slice(0, seats);
  const rng = makeRng({ seed: `open/${no}`, drawn: {} });
  const options = { scenario: String(no), difficulty: 'normal', level, ties: 'by-the-rules' };
  const g = setUp({ options, roles: [...classes], carried: newParty(no, Number(level)), rng } as unknown as Parameters<
    typeof setUp
  >[0]);
  const told = scenario(no);
  const open = rooms ?? told.rooms.map(({ id }) => id);
  revealRooms(tableOf(g), open, atOf(told.start[0]!));
  for (const { id, rooms: sides } of told.doors)
    if (sides.every((one) => open.includes(one)) && g.doors[id] === 'closed') g.doors[id] = 'open';
  for (const [seat, one] of g.characters.entries()) {
    const cards = pool(one).slice(0, handSize(one));
    one.hand = cards.slice(4);
    one.discard = cards.slice(0, 1);
    one.lost = cards.slice(1, 2);
    one.chosen = { what: 'cards', lead: cards[2]!, second: cards[3]! };
    one.played = [cards[2]!, cards[3]!];
    one.xp = 3 + seat;
    one.money = seat;
    const hp = mostHp(one);
    const body = { id: heroId(seat), at: atOf(told.start[seat]!), hp: hp - seat, max: hp, conditions: {}, bonuses: [] };
    g.figures.push({ ...body, kind: 'character', seat });
  }
  const hurt = g.figures.filter(({ kind }) => kind === 'monster');
  for (const [n, one] of hurt.entries()) {
    if (n % 3 === 0) one.conditions = { poison: 'before', wound: 'before' };
    if (n % 4 === 1) one.conditions = { stun: 'before', muddle: 'before', strengthen: 'before' };
  }
  g.elements = { fire: 'strong', ice: 'waning', air: 'inert', earth: 'strong', light: 'waning', dark: 'inert' };
  g.phase = 'turns';
  g.round = 4;
  const types = [...new Set(hurt.flatMap((one) => (one.kind === 'monster' ? [one.type] : [])))];
  for (const type of types) {
    const deck = g.abilities[deckOf(type)];
    if (deck && !deck.card) deck.card = deck.draw.shift() ?? null;
  }
  g.order = [
    ...g.characters.map(({ class: id, chosen }, seat) => ({
      who: 'character' as const,
      seat,
      initiative: cardsOf(id as ClassId).find(({ no: card }) => chosen?.what === 'cards' && card === chosen.lead)!
        .initiative,
    })),
    ...types.map((type, n) => ({ who: 'monsters' as const, type, initiative: 20 + 7 * n })),
  ].sort((a, b) => a.initiative - b.initiative);
  const first = g.order[1]!;
  const actor = g.figures.find((one) =>
    first.who === 'character'
      ? one.kind === 'character' && one.seat === first.seat
      : one.kind === 'monster' && one.type === first.type,
  )!;
  g.turn = {
    no: 9,
    actor: actor.id,
    seat: actor.kind === 'character' ? actor.seat : null,
    done: {},
    moved: 0,
    harm: 0,
    infused: [],
  };
  g.acted = [...g.order.slice(0, 1)].flatMap((one) =>
    g.figures
      .filter((figure) =>
        one.who === 'character'
          ? figure.kind === 'character' && figure.seat === one.seat
          : figure.kind === 'monster' && figure.type === one.type,
      )
      .map(({ id }) => id),
  );
  return g;
}

/** News by hand: who acts went there along a straight line, and strikes the nearest other side. */
export function madeUpNews(g: State): Event[] {
  const actor = g.figures.find(({ id }) => id === g.turn?.actor)!;
  const foe = g.figures.find((one) => (one.kind === 'character') !== (actor.kind === 'character'))!;
  const [q, r] = actor.at.split(',').map(Number) as [number, number];
  const from = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].map(([dq, dr]) => `${q + dq!},${r + dr!}`);
  const event = (type: string, shown: Event['shown']): Event => ({ type, shown }) as Event;
  return [
    event('moves', { actor: actor.id, from: from[0]!, way: [actor.at] }),
    event('attack', {
      actor: actor.id,
      target: foe.id,
      from: actor.at,
      at: foe.at,
      sum: '3 + 1 − 2',
      damage: 2,
      shield: 2,
      cards: [],
      dropped: [],
    }),
  ];
}

export const seen = (g: State, viewer: SeatId | 'spectator' = 'spectator'): View => view(g, viewer);
