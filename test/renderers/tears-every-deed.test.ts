import { expect, test } from 'vitest';
import { askedNow } from '#asking/asked-now';
import { heard } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { position } from '#core/match';
import type { Event } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '#renderers/pictures';
import type { Node } from '#renderers/scene';
import { overWords } from '#renderers/tears-of-the-dragon/fight-end';
import { fightIn, inOrder } from '#renderers/tears-of-the-dragon/fight-told';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { weight } from '#renderers/tears-of-the-dragon/weights';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';

/** No board tells half: what happened since the stretch began has a row each, in the order of time, and headline and card of a battle agree. */

const [part] = complete.filter(({ game }) => game.id === 'tears-of-the-dragon');
const MATCHES = plays({ sample: 2, whole: 12 });
/** Every so many answers a board is looked at. */
const EVERY = plays({ sample: 14, whole: 3 });
/** Deeds of less weight go with something greater. */
const LEAST = 20;
/** So many rows every board has room for; the page of a battle that shows much of the map one less. */
const ROWS = 4;
const roomIn = ({ battle }: View): number => (battle ? ROWS - 1 : ROWS);
/** Higher are few boards of so few rows. */
const HIGH = 1880;
/** While counters are placed each has a ring on the map. */
const BY_MAP: ReadonlySet<string> = new Set(['counter-placed', 'deployed', 'spells-chosen', 'stationed']);
/** What the page of a battle tells by itself: who fights, round by round. */
const BY_PAGE: ReadonlySet<string> = new Set(['battle-joined', 'dragon-raged']);

/** Types of the deeds that have rows, from the first row to the last; signs on the map are none. */
const rowsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if ((node.kind !== 'group' && node.kind !== 'layer') || (node.kind === 'group' && node.tag === 'map')) return [];
    const own = node.kind === 'group' ? /^(?:told|plate):(.+)$/.exec(node.tag ?? '')?.[1] : undefined;
    return own === undefined ? rowsOf(node.nodes) : own.split('+');
  });

/** Whether all of these stand in a list, in the same order. */
function areInOrder(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of some) {
    const next = all.indexOf(one, at);
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

interface Board {
  view: View;
  now: Now;
}

/** Boards of matches by chance, each with all that one message tells by then. */
function* boards(): Generator<Board> {
  for (let n = 0; n < MATCHES; n++) {
    const chance = chanceFrom(salted(`deeds/options/${n}`));
    const scenario = ['standard', 'free-setup', 'war-of-the-dragon'][Math.floor(chance() * 3)]!;
    const found: Board[] = [];
    let [lines, turn] = [0, 0];
    let told: Event[] = [];
    playout(part!, salted(`deeds/${n}`), {
      seats: 2,
      options: { scenario },
      policy: 'competent',
      each: (match) => {
        const events = match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : []));
        lines = match.news.length;
        told = [...told, ...events];
        told = told.slice(
          Math.max(
            0,
            told.findLastIndex(({ type }) => part!.game.stretches?.includes(type)),
          ),
        );
        if (turn++ % EVERY !== 0 || told.length === 0) return;
        const { g, open } = position(part!.game, match);
        const named = partNamed(part!, () => g);
        const now: Now = { ...heard(named, told, 'en'), events: told, asked: askedNow(named, g, open, 'en') };
        found.push({ view: structuredClone(part!.game.view(g, 'spectator')) as View, now });
      },
    });
    yield* found;
  }
}

test('every deed, and every march, has a row or its place on the page of the battle, rows are in the order of time, and a battle that is over says so alike everywhere', () => {
  const untold = new Map<string, number>();
  let [seen, ended, high] = [0, 0, 0];
  for (const { view, now } of boards()) {
    if (view.winner !== null || view.placement) continue;
    seen++;
    const scene = pictures.board(view, { locale: 'en', now });
    const inked = flat(scene);
    const rows = rowsOf(scene.nodes).filter((one) => one !== 'fog');
    const fight = view.battle ? undefined : fightIn(now, view);
    const deeds = inOrder(now).filter((one) => !fight?.deeds.has(one));
    const isElsewhere = ({ type }: Event) => BY_MAP.has(type) || (view.battle !== null && BY_PAGE.has(type));
    const wanted = deeds.filter((one) => weight(one as never) >= LEAST && !isElsewhere(one as Event));
    for (const { type } of wanted.slice(-roomIn(view)))
      if (!rows.includes(type)) untold.set(type, (untold.get(type) ?? 0) + 1);
    expect(scene.height).toBeLessThanOrEqual(2_000);
    if (!fight && deeds.length <= ROWS && scene.height > HIGH) high++;
    const order = deeds.map(({ type }) => type);
    expect(areInOrder(rows, order), JSON.stringify({ rows, order })).toBe(true);
    if (!fight?.ending) continue;
    ended++;
    const words = (tag: string) =>
      inked.flatMap(({ text, tags }) => (text && tags.includes(tag) ? [text] : [])).join(' ');
    const title = overWords(fight, view, 'en').split(':')[0]!;
    expect(words('fight')).toContain(title);
    if (now.deeds?.at(-1) === fight.ending.deed) expect(words('said')).toContain(title);
    for (const side of fight.sides)
      if (side.dice + side.hits > 0)
        expect(words('fight')).toMatch(side.hits === 1 ? /one hit/ : new RegExp(`${side.hits} hits`));
  }
  expect(seen).toBeGreaterThan(40);
  expect(ended).toBeGreaterThan(2);
  expect(high).toBeLessThan(seen / 20);
  expect(Object.fromEntries(untold)).toEqual({});
});
