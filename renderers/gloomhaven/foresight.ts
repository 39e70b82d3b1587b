import type { Json } from '#core/types';
import { Foresight } from '#games/gloomhaven/printed/map/foresight';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import type { Look, QuestionPicture } from '../pictures.ts';
import { fitting, list, sentence } from '../prose.ts';
import { group, type Node, polygon, type Scene, stroke, words } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { blowNode } from './blows.ts';
import { FOG } from './dungeon.ts';
import { counterOf } from './figures.ts';
import { head, headOf } from './head.ts';
import { apart, floorOf, type Lie } from './lie.ts';
import { mapNodes } from './map.ts';
import { figureName } from './names.ts';

import { say } from './text.ts';
import { soles } from './traces.ts';
import { partLie, within } from './zoom.ts';

/** What monsters would do if they acted now: their ways, where they would stand, and whom they would strike. */

const MOST = 1100;
const LARGEST = 92;
const MOST_WORDS = 1000;

type Going = Foresight[number];

export function foresight(view: View, shows: Json, { locale }: Look): Omit<QuestionPicture, 'repeats'> {
  const all = Foresight.parse(shows);
  const targets = new Set(all.flatMap((one) => one.targets));
  const stand = view.figures.filter(({ id, kind }) => targets.has(id) || kind === 'character').map(({ at }) => at);
  const hexes = [...stand, ...all.flatMap(({ from, way, ends }) => [from, ...way, ...ends])];
  const near = floorOf(view).filter((at) => hexes.some((one) => apart(one, at) <= 1));
  const lie = partLie(view, near, { twice: LARGEST, most: MOST });
  const shown = within(lie);
  const drawn = all.flatMap((one) => wayOf(view, one, lie));
  const { nodes, regions } = mapNodes(view, { locale }, { lie, shows: shown, named: shown, marks: drawn });
  const title = say('foresight.title', locale);
  const look: Look = { locale, now: { said: [title], events: [], asked: [] } };
  const above = headOf(view, look);
  const scene: Scene = {
    width: 1200,
    height: above + lie.h,
    ground: FOG,
    lang: locale,
    nodes: [
      group([...nodes, ...all.flatMap((one) => blowsOf(view, one, lie)), ...numbers(view, all, lie)], {
        y: above,
        regions,
        tag: 'map',
      }),
      ...head(view, look),
    ],
  };
  const said = all.flatMap((one) => inWords(view, one, locale));
  return { scene, alt: fitting([sentence(title, locale), ...said], locale, MOST_WORDS) };
}

const figureOf = (view: View, id: string): SeenFigure | undefined => view.figures.find((one) => one.id === id);

/** Below the figures: footprints to where it would stand, it there, paler, and the other hexes that are as good. */
function wayOf(view: View, { actor, from, way, ends }: Going, lie: Lie): Node[] {
  const figure = figureOf(view, actor);
  const others = ends.map((at) =>
    group(
      [
        polygon(lie.corners(at, 0.86), { stroke: stroke(nowEdge, 8) }),
        polygon(lie.corners(at, 0.86), { stroke: { ...stroke(now, 4), dash: [12, 9] } }),
      ],
      { tag: `as-good:${at}` },
    ),
  );
  const to = way.at(-1);
  if (to === undefined || !figure) return others;
  const [x, y] = lie.centre(to);
  const points = [from, ...way].map((at) => lie.centre(at));
  const gap: readonly [number, number] = [lie.size * 0.8, lie.size * 0.55];
  const isFree = !view.figures.some(({ at }) => at === to);
  return [
    ...others,
    ...(isFree ? [group(counterOf(figure, lie.size * 0.72), { x, y, opacity: 0.5, tag: `would-stand:${to}` })] : []),
    soles(points, { gap, size: Math.max(0.8, lie.size / 46), tag: `would-go:${from}:${to}` }),
  ];
}

/** Over the figures: from where it would stand to whom it would strike. */
const blowsOf = (view: View, { from, way, targets }: Going, lie: Lie): Node[] =>
  targets.flatMap((id) => {
    const target = figureOf(view, id);
    return target ? [blowNode(way.at(-1) ?? from, target.at, lie)] : [];
  });

/** Over each hex where somebody would stand the numbers of their stands: each acts alone, so several may be there. */
function numbers(view: View, all: Foresight, lie: Lie): Node[] {
  const ends = new Map<string, string[]>();
  for (const { actor, way } of all) {
    const to = way.at(-1);
    const standee = figureOf(view, actor)?.standee;
    if (to === undefined || standee === undefined || standee === null) continue;
    ends.set(to, [...(ends.get(to) ?? []), String(standee)]);
  }
  return [...ends].map(([at, standees]) => {
    const [x, y] = lie.off(at, [0, -0.58]);
    const look = { size: 30, bold: true, colour: now, align: 'centre', outline: stroke(nowEdge, 7) } as const;
    return words(standees.join(' '), x, y, { ...look, tag: `who:${at}` });
  });
}

function inWords(view: View, { actor, from, way, targets }: Going, locale: Look['locale']): string[] {
  const figure = figureOf(view, actor);
  if (!figure) return [];
  const to = way.at(-1);
  const struck = targets.flatMap((id) => figureOf(view, id) ?? []).map((one) => figureName(view, one, locale));
  const args = { who: figureName(view, figure, locale), at: hexName(from) };
  const goes =
    to === undefined
      ? say('foresight.stays', locale, args)
      : say('foresight.goes', locale, { ...args, to: hexName(to) });
  const strikes = struck.length > 0 ? [say('foresight.strikes', locale, { list: list(struck, locale) })] : [];
  return [sentence(list([goes, ...strikes], locale), locale)];
}
