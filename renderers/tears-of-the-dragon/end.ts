import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { areas, leaders, ruins } from '#games/tears-of-the-dragon/printed/content';
import type { MomentView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { setText } from '../measure.ts';
import { ribbon, slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { notes } from '../prose.ts';
import { group, type Node, put, type Scene, stroke, words } from '../scene.ts';
import { keys, lineKey, type Series, stepChart } from '../step-chart.ts';
import { cream, ink, paper, seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { endScene } from './end-scene.ts';
import { sideName } from './names.ts';
import { lossParts } from './standing.ts';
import { say } from './text.ts';

/** How a match went: who has won and how, and turn by turn knowledge, losses and castles. */

const EDGE = 24;
const WIDE = 1200 - 2 * EDGE;
const seats: readonly SeatId[] = [0, 1];

/** Turn by turn, and how it stands now when the last entry is older (a match that ended by agreement). */
export function momentsOf(view: View): MomentView[] {
  const moments = [...view.chronicle];
  const last = moments.at(-1);
  if (view.winner !== null || last?.turn === view.turn) return moments;
  const castles = view.places.flatMap(({ controller }) => controller ?? []);
  return [
    ...moments,
    {
      turn: view.turn,
      knowledge: seats.map((seat) => view.knowledge[seat]?.length ?? 0),
      castles: seats.map((seat) => castles.filter((one) => one === seat).length),
      losses: last?.losses ?? [0, 0],
    },
  ];
}

/**
 * How a match ended. `tower`: by the tower (TD-24). `hope`: the loser has nobody left who could open it. In The
 * War of the Dragon, `castles`: by all castles (TD-26.5); `army`: the loser has nobody left at all. `agreement`:
 * nobody has won.
 */
export function howItEnded(view: View): 'tower' | 'hope' | 'castles' | 'army' | 'agreement' {
  const { winner } = view;
  if (winner === null) return 'agreement';
  const castles = view.places.filter(({ controller }) => controller !== undefined);
  if (view.scenario === 'war-of-the-dragon')
    return castles.every(({ controller }) => controller === winner) ? 'castles' : 'army';
  const loser = 1 - winner;
  const suitor = ({ seat, kind, face }: { seat: SeatId; kind: string; face: string }) =>
    seat === loser && kind !== 'unit' && leaders.get(face)?.only !== 'penguins';
  const hopeful =
    view.places.some(({ stacks, trapped }) => [...stacks.flatMap(({ pieces }) => pieces), ...trapped].some(suitor)) ||
    view.out.some((one) => suitor({ ...one, face: one.id }) && ['wounded', 'away'].includes(one.fate));
  return hopeful ? 'tower' : 'hope';
}

/** "Lord Forseti has won" and "He opened the tower in turn 23". */
export function endWords(view: View, locale: Locale): { title: string; how: string } {
  const { winner, turn } = view;
  const how = howItEnded(view);
  if (winner === null) return { title: say('end.nobody', locale), how: say('end.how.agreement', locale, { turn }) };
  const args = { side: sideName(winner, locale), other: sideName(1 - winner, locale), turn };
  return { title: say('won', locale, { side: args.side }), how: say(`end.how.${how}`, locale, args) };
}

/** Castles at the start: how areas are printed (TD-2.1). */
const castlesAtStart = (seat: SeatId): number =>
  [...areas.values()].filter(({ controller }) => controller === (seat === 0 ? 'gorganun' : 'forseti')).length;

function seriesOf(moments: readonly MomentView[], key: 'knowledge' | 'castles' | 'losses'): Series[] {
  return seats.map((seat) => ({
    seat,
    from: key === 'castles' ? castlesAtStart(seat) : 0,
    values: moments.map((moment) => ({ at: moment.turn, value: moment[key][seat] ?? 0 })),
  }));
}

/** From the upper edge to where the figures begin. */
const SCENE = 560;

export function endPicture(view: View, { locale }: Look): Scene {
  const moments = momentsOf(view);
  const war = view.scenario === 'war-of-the-dragon';
  const castles = seriesOf(moments, 'castles');
  const moved = castles.some(({ from, values }) => values.some(({ value }) => value !== from));
  const charts: { key: string; series: Series[]; h: number; least: number }[] = [
    ...(war ? [] : [{ key: 'knowledge', series: seriesOf(moments, 'knowledge'), h: 310, least: ruins.length }]),
    ...(war || moved ? [{ key: 'castles', series: castles, h: war ? 330 : 230, least: 6 }] : []),
    { key: 'losses', series: seriesOf(moments, 'losses'), h: 240, least: 4 },
  ];
  const { title, how } = endWords(view, locale);
  const table = tally(view, moments, locale, SCENE + 14);
  const nodes: Node[] = [
    endScene(howItEnded(view)),
    ...(view.winner === null ? [] : [group([put(arms(view.winner, 124), 538, 206)], { tag: `winner:${view.winner}` })]),
    ...ribbon(title, [600, 64], { w: 860, size: 54 }),
    words(how, 600, SCENE - 38, {
      size: 33,
      face: 'display',
      colour: cream,
      outline: stroke('#14202c', 6),
      align: 'centre',
      width: 1120,
    }),
    ...table.nodes,
  ];
  let y = table.bottom + 20;
  nodes.push(
    ...keys(
      seats.map((seat) => lineKey(seat, sideName(seat, locale), 27, 360)),
      EDGE + 44,
      y,
    ),
  );
  y += 50;
  for (const { key, series, h, least } of charts) {
    const frame = { x: EDGE, y, w: WIDE, h };
    nodes.push(
      group(stepChart({ title: say(`end.${key}`, locale), series, turns: view.turn, least }, frame), {
        tag: `chart:${key}`,
      }),
    );
    y += h + 14;
  }
  return { width: 1200, height: Math.ceil(y + 10), ground: paper, lang: locale, nodes };
}

/** The last figures of both sides, and who is lost. */
function tally(view: View, moments: readonly MomentView[], locale: Locale, top: number) {
  const last = moments.at(-1);
  const keysOf = ['knowledge', 'castles', 'losses'] as const;
  const shown = view.scenario === 'war-of-the-dragon' ? keysOf.slice(1) : keysOf;
  const columns = shown.map((_, n) => 560 + n * 220);
  const nodes: Node[] = shown.map((key, n) =>
    words(say(`end.short.${key}`, locale), columns[n]!, top + 20, {
      size: 27,
      colour: ink,
      align: 'centre',
      width: 214,
    }),
  );
  let y = top + 44;
  for (const seat of seats) {
    const look = seatLook(seat);
    // A score says all of a side that has lost nobody.
    const gone = words(notes(lossParts(view, seat, locale), locale), EDGE + 110, y + 64, {
      size: 27,
      colour: ink,
      valign: 'top',
      width: WIDE - 126,
      lines: 3,
    });
    const h = Math.ceil(gone.y - y + setText(gone).box.h + 14);
    nodes.push(
      ...slab({ x: EDGE, y, w: WIDE, h }, look.light, look.dark),
      put(arms(seat, 84), EDGE + 12, y + 12),
      words(sideName(seat, locale), EDGE + 110, y + 36, { size: 34, face: 'display', colour: look.dark, width: 300 }),
      ...shown.map((key, n) =>
        words(String(last?.[key][seat] ?? 0), columns[n]!, y + 36, {
          size: 42,
          face: 'display',
          colour: look.dark,
          align: 'centre',
        }),
      ),
      gone,
    );
    y += h + 12;
  }
  return { nodes, bottom: y };
}
