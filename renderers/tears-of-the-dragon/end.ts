import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { areas, leaders, ruins } from '#games/tears-of-the-dragon/content';
import type { MomentView, View } from '#games/tears-of-the-dragon/view.types';
import { heading } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, line, type Node, rect, type Scene, stroke, words } from '../scene.ts';
import { keys, lineKey, type Series, stepChart } from '../step-chart.ts';
import { faint, ink, paper, seatLook } from '../theme.ts';
import { emblem } from '../tokens.ts';
import { sideName } from './names.ts';
import { lossWords } from './panel.ts';
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
 * By the tower (TD-24) or because the loser has nobody left who could open it; in The War of the Dragon by all
 * castles (TD-26.5) or because the loser has nobody left at all; or not at all.
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

export function endPicture(view: View, { locale }: Look): Scene {
  const moments = momentsOf(view);
  const war = view.scenario === 'war-of-the-dragon';
  const castles = seriesOf(moments, 'castles');
  const moved = castles.some(({ from, values }) => values.some(({ value }) => value !== from));
  const charts: { key: string; series: Series[]; h: number; least: number }[] = [
    ...(war ? [] : [{ key: 'knowledge', series: seriesOf(moments, 'knowledge'), h: 400, least: ruins.length }]),
    ...(war || moved ? [{ key: 'castles', series: castles, h: war ? 400 : 270, least: 6 }] : []),
    { key: 'losses', series: seriesOf(moments, 'losses'), h: 300, least: 4 },
  ];
  const nodes: Node[] = [...title(view, locale)];
  let y = 146;
  nodes.push(
    ...keys(
      seats.map((seat) => lineKey(seat, sideName(seat, locale), 24, 340)),
      EDGE + 44,
      y,
    ),
  );
  y += 46;
  for (const { key, series, h, least } of charts) {
    const frame = { x: EDGE, y, w: WIDE, h };
    nodes.push(
      group(stepChart({ title: say(`end.${key}`, locale), series, turns: view.turn, least }, frame), {
        tag: `chart:${key}`,
      }),
    );
    y += h + 14;
  }
  const table = tally(view, moments, locale, y);
  return {
    width: 1200,
    height: Math.ceil(table.bottom + 14),
    ground: paper,
    lang: locale,
    nodes: [...nodes, ...table.nodes],
  };
}

function title(view: View, locale: Locale): Node[] {
  const { title, how } = endWords(view, locale);
  const look = view.winner === null ? undefined : seatLook(view.winner);
  return [
    rect({ x: 0, y: 0, w: 1200, h: 132 }, { fill: look?.light ?? paper }),
    line(
      [
        [0, 132],
        [1200, 132],
      ],
      stroke(look?.dark ?? faint, 4),
    ),
    ...(look
      ? [
          group(
            [
              emblem(look, 92, { fill: look.colour, stroke: stroke(look.dark, 4) }),
              emblem(look, 74, { stroke: stroke(look.light, 2) }),
            ],
            { x: 80, y: 66, tag: `winner:${view.winner}` },
          ),
        ]
      : []),
    words(title, look ? 150 : EDGE, 46, { size: 50, bold: true, colour: look?.dark ?? ink, width: 1020 }),
    words(how, look ? 150 : EDGE, 98, { size: 28, colour: ink, width: 1020 }),
  ];
}

/** The last figures of both sides, and who is lost. */
function tally(view: View, moments: readonly MomentView[], locale: Locale, top: number) {
  const last = moments.at(-1);
  const keysOf = ['knowledge', 'castles', 'losses'] as const;
  const shown = view.scenario === 'war-of-the-dragon' ? keysOf.slice(1) : keysOf;
  const nodes: Node[] = [...heading(say('end.tally', locale), { x: EDGE, y: top, w: WIDE, size: 26 })];
  const columns = shown.map((_, n) => 520 + n * 250);
  nodes.push(
    ...shown.map((key, n) =>
      words(say(`end.short.${key}`, locale), columns[n]!, top + 58, {
        size: 22,
        colour: ink,
        align: 'centre',
        width: 240,
      }),
    ),
  );
  let y = top + 78;
  for (const seat of seats) {
    const look = seatLook(seat);
    nodes.push(
      rect({ x: EDGE, y, w: WIDE, h: 98 }, { fill: look.light, stroke: stroke(look.dark, 1.5), radius: 6 }),
      group([emblem(look, 40, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: EDGE + 36, y: y + 30 }),
      words(sideName(seat, locale), EDGE + 72, y + 30, { size: 28, bold: true, colour: look.dark, width: 300 }),
      ...shown.map((key, n) =>
        words(String(last?.[key][seat] ?? 0), columns[n]!, y + 30, {
          size: 36,
          bold: true,
          colour: look.dark,
          align: 'centre',
        }),
      ),
      words(lossWords(view, seat, locale), EDGE + 16, y + 76, { size: 20, colour: ink, width: WIDE - 32 }),
    );
    y += 106;
  }
  return { nodes, bottom: y };
}
