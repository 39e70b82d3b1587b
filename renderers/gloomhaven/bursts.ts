import type { View } from '#games/gloomhaven/seen/view.types';
import { shared } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node } from '../scene.ts';
import { askedHexes } from './asked-marks.ts';
import { giftAsked } from './asked-step.ts';
import { aimNode, blowNode, bothNode, giftNode, rayNode, underBlow } from './blows.ts';
import { burstOf, fallen, type Result } from './burst-places.ts';
import type { Told } from './burst-signs.ts';
import { arrowOf, pinnedArrows, rivalsOf } from './contested.ts';
import { faceOf, flagOn, frameOf, writtenOn } from './figures.ts';
import { isHelp } from './helps.ts';
import { nameFrames } from './hex-names.ts';
import { intentsOf } from './intents.ts';
import type { Lie } from './lie.ts';
import type { Blow, Change, News } from './news.ts';
import { newsOf, placeOf, stoodAt } from './news-of.ts';
import { isOfMany, onslaughtOf, summedUp } from './onslaught.ts';
import { heroId } from './tired.ts';
import { EARLIER, ghostsAt, shovedOver } from './tracks.ts';
import { raysOf } from './volley.ts';
import { wornOutAt } from './worn-out.ts';

/** What lies over the figures of what has just happened: blows with what they did, on whom they struck. */

interface Here {
  lie: Lie;
  isSeen: (at: string) => boolean;
  /** As stands stand there. */
  stands: Lie;
  /** What lies over all of it. */
  under: readonly Frame[];
}

/** What lies over the figures, the frames of its plates, and those along its arrows. */
interface Above {
  nodes: Node[];
  /** Arrows below all that is written on stands, and rays that lie below the stands themselves. */
  between: Node[];
  below: Node[];
  taken: Frame[];
  arrows: Frame[];
}

/** Blows, and what came of them, where nothing is covered. The newest lies over the others. */
export function bursts(view: View, look: Look, { lie, stands, isSeen, under }: Here): Above {
  const news = newsOf(look);
  const { loud } = news;
  const standing = new Map(view.figures.flatMap(({ id, at }) => [[id, at] as const, [at, at] as const]));
  const placed = news.blows.map((blow): Blow => {
    const { actor, target, from, at } = blow;
    const stood = (id: string) => stoodAt(view, news, { id, when: blow.when }) ?? '';
    return { ...blow, from: from || stood(actor), at: at || stood(target) };
  });
  // Where somebody else stands now a blow would be read as theirs: the strip tells it alone.
  const isTheirs = ({ target, at }: Blow) => target !== '' && !standing.has(target) && standing.has(at);
  const shown = placed.filter((one) => isSeen(one.from) && isSeen(one.at) && one.from !== one.at && !isTheirs(one));
  const onslaught = onslaughtOf(look);
  // Arrows of many would be a tangle; those of one lead to one figure.
  const acts = new Set(onslaught ? (isOfMany(onslaught) ? [] : onslaught.map(({ act }) => act)) : [loud]);
  const isLoud = ({ act, isOpen = false }: { act: number; isOpen?: boolean }) => acts.has(act) || isOpen;
  const struck = shown.map((blow): Result => {
    const { from, at, target, damage, isOpen, averted, isExhausting, when } = blow;
    const isGone = target !== '' && !standing.has(target) && !view.figures.some((one) => one.at === at);
    const is = averted > 0 ? 'averted' : isOpen && !isGone ? 'open' : 'struck';
    const spared = averted > 0 ? { spared: damage } : {};
    const came = news.changes
      .filter((one) => isOf(view, blow, one))
      .map(({ is, what }) => (is === 'warded' ? is : what!));
    const isHero = isExhausting || hasLeft(view, target);
    const of = { ...spared, with: came, isLoud: isLoud(blow), isGone, isExhausting: isHero };
    // Whoever was pushed away has it where they stand now.
    return { at: standing.get(target) ?? at, from, arrow: `${from}>${at}`, when, n: averted || damage, is, ...of };
  });
  const apart = news.changes.filter((one) => !shown.some((blow) => isOf(view, blow, one)));
  const changed = apart.flatMap((change): Result[] => {
    const { n, is, when, what, spared } = change;
    const at = placeOf(view, change);
    if (at === undefined || !isSeen(at)) return [];
    const of = { ...(what !== undefined && { what }), ...(spared !== undefined && { spared }) };
    const isGone = isGraveOf(change, standing);
    const isExhausting = hasLeft(view, change.actor);
    return [
      { when, n, is: is === 'suffered' ? 'struck' : is, ...of, isLoud: isLoud(change), isGone, isExhausting, at },
    ];
  });
  const came = onslaught ? summedUp(struck, onslaught) : struck;
  const once = withoutClutter(byHex([...came, ...changed]));
  const standingAt = new Set(view.figures.map(({ at }) => at));
  // Where a hex can be chosen, it and its name are seen.
  const asked = askedHexes(view, look).filter((at) => isSeen(at) && !standingAt.has(at));
  const shovedTo = shovedOver(view, look, { lie, stands, isSeen });
  const never = [
    ...under,
    ...view.figures.flatMap((one) => writtenOn(one, stands)),
    ...numbersOf(view, lie).filter(({ at }) => isSeen(at)),
    // On who has left a burst would be read as theirs.
    ...ghostsAt(view, look).map((at) => round(stands, at, GHOST)),
    ...shovedTo,
    ...asked.map((at) => nameFrames(lie, at)[0]!),
  ];
  const faces = view.figures.map((one) => faceOf(one, stands));
  const dead = new Set(once.flatMap(({ at, isGone }) => (isGone ? [at] : [])));
  const graves = [...dead, ...wornOutAt(view, look)].map((at) => round(lie, at, GRAVE));
  const skulls = [...dead].map((at) => round(lie, at, SKULL));
  const stood = new Map(view.figures.map((one) => [one.at, frameOf(one, stands)]));
  const things = view.overlays.flatMap(({ type, hexes }) =>
    type === 'obstacle' ? hexes.map((at) => round(lie, at, OBSTACLE)) : [],
  );
  const bare = { never: [...never, ...skulls], faces, stood, things, graves: dead };
  // Of one who strikes many only where to is shown: a fan of arrows cannot be followed.
  const rays = new Set(raysOf(shown).map(({ from, at }) => `${from}>${at}`));
  const ways = new Map(shown.map((one) => [`${one.from}>${one.at}`, one]));
  // Of many the earlier are told by the strip alone: all of them would be a tangle, and a part of one points at nobody.
  const isMany = ways.size > CROWD;
  const order = [...ways.values()]
    .filter((one) => !rays.has(arrowOf(one)) && !(isMany && !isLoud(one)))
    .sort((one, other) => Number(isLoud(one)) - Number(isLoud(other)))
    .reverse();
  const rivals = rivalsOf(
    order,
    struck.map(({ arrow, at }) => [arrow!, at]),
  );
  const pinned = pinnedArrows(order, rivals, { lie, clear: bare, isMany });
  const pins = [...pinned.values()].flat();
  /** Earlier arrows so close to a newer one that its burst would be read as theirs: the strip tells of them. */
  const hidden = new Set<string>();
  const taken: Frame[] = [];
  const bodies: Frame[] = [];
  const flags = view.figures.flatMap((one) => flagOn(one, stands));
  const newest = once.toReversed().sort((one, other) => Number(one.isMore ?? 0) - Number(other.isMore ?? 0));
  const drawn = newest.flatMap((one) => {
    const others = view.figures.filter(({ at }) => at !== one.at).map(({ at }) => stands.centre(at));
    const against = rivals.get(one.arrow ?? '');
    const burst = burstOf(one, stands, {
      never: [...never, ...graves],
      faces: [...faces, ...pins],
      others,
      whole: [...flags, ...bodies],
      ...(against && { own: pinned.get(one.arrow!)!, rivals: against.flatMap((other) => pinned.get(other)!) }),
    });
    // What is of earlier, and has no place at whose it is or a newer one beside it, is told by the strip; life and numbers are told nowhere else.
    const isLost = !burst.isClear || ((burst.isApart || one.isMore === true) && once.length > FEW);
    if (
      bodies.some((other) => shared(burst.body, other) > 0) ||
      (burst.isAstray && !(one.isGone && one.isLoud && !standingAt.has(one.at))) ||
      (!one.isLoud && (isLost || burst.isTheirs || hidden.has(one.arrow ?? '')))
    )
      return one.isGone ? [fallen(stands, one.at, one.isExhausting)] : [];
    if (burst.isTheirs) for (const other of against ?? []) hidden.add(other);
    taken.push(burst.frame);
    bodies.push(burst.body);
    return [burst.node];
  });
  const clear = { ...bare, never: [...bare.never, ...taken] };
  const clearOf = (from: string, at: string) => (pinned.has(arrowOf({ from, at })) ? bare : clear);
  const arrowed = [
    ...shovedTo,
    ...shown
      .filter(({ from, at }) => !rays.has(`${from}>${at}`))
      .flatMap(({ from, at }) => underBlow(from, at, lie, clearOf(from, at))),
  ];
  const helped = [
    ...apart.filter((one) => isLoud(one)).flatMap((one) => helpOf(view, news, one)),
    ...giftAsked(view, look).map((one) => ({ ...one, act: loud, isGift: true })),
  ];
  const isNew = ({ from, at }: Pick<Blow, 'from' | 'at'>) => isSeen(from) && isSeen(at) && !ways.has(`${from}>${at}`);
  /** What each arrow takes: one that strikes back goes another way. */
  const drawnArrows = new Map<string, readonly Frame[]>();
  const target = look.now?.deeds?.at(-1)?.shown.target;
  const isHeadlines = (blow: Pick<Blow, 'from'> | Blow) =>
    typeof target !== 'string' || ('target' in blow && blow.target === target);
  const [between, below]: [Node[], Node[]] = [[], []];
  // What is loud lies over the others, also where it goes the way of an earlier one.
  const all = [...ways.values(), ...helped.filter(isNew)].sort((a, b) => Number(isLoud(a)) - Number(isLoud(b)));
  for (const blow of all.reverse()) {
    const { from, at } = blow;
    if (rays.has(`${from}>${at}`)) {
      if (isLoud(blow)) below.unshift(rayNode(from, at, lie));
      continue;
    }
    if ((isMany || hidden.has(arrowOf(blow))) && !isLoud(blow)) continue;
    const back = ways.has(`${at}>${from}`) ? drawnArrows.get(`${at}>${from}`) : undefined;
    const free = clearOf(from, at);
    const round = back ? { ...free, never: [...free.never, ...back] } : free;
    const both = ways.has(`${at}>${from}`) && !isMany && !back?.length ? bothNode(from, at, lie, free) : undefined;
    if (both) {
      if (!back) between.push(isLoud(blow) ? both : group([both], { opacity: EARLIER }));
      drawnArrows.set(`${from}>${at}`, []);
      continue;
    }
    drawnArrows.set(`${from}>${at}`, underBlow(from, at, lie, round));
    const node = 'isGift' in blow && blow.isGift ? giftNode(from, at, lie, round) : blowNode(from, at, lie, round);
    const isFaint = !isLoud(blow) || (isMany && !isHeadlines(blow));
    between.unshift(isFaint ? group([node], { opacity: EARLIER }) : node);
  }
  for (const { from, at } of intentsOf(view, look).filter(isNew)) between.unshift(aimNode(from, at, lie, clear));
  return { nodes: drawn.reverse(), between, below, taken, arrows: arrowed };
}

/** Oldest first; in one hex the newest of what is counted, or one sign where nothing is. */
function byHex(all: readonly Result[]): Result[] {
  const hexes = new Map<string, Result[]>();
  for (const one of all) hexes.set(one.at, [...(hexes.get(one.at) ?? []), one]);
  return [...hexes.values()]
    .flatMap((those) => {
      const sorted = those.toSorted((one, other) => one.when - other.when);
      const counted = sorted.filter(({ is }) => !SIGNS.has(is));
      const most = those.some(({ isGone }) => isGone) ? 1 : MOST_BURSTS;
      const shown = counted.length > 0 ? counted.slice(-most) : sorted.slice(-1);
      return shown.map((one, n): Result => (n < shown.length - 1 ? { ...one, isMore: true } : one));
    })
    .sort((one, other) => one.when - other.when);
}
/** Of many those that are loud or have a number: the strip tells of all. */
const withoutClutter = (all: readonly Result[]): readonly Result[] =>
  all.length > CLUTTER ? all.filter(({ is, isLoud }) => isLoud || !SIGNS.has(is)) : all;
const CLUTTER = 6;
/** Of so many lines are followed to whom bursts belong. */
const FEW = 3;
/** More at one figure are not read one by one. */
const MOST_BURSTS = 3;

/** Whether a condition came with that blow, or what warded it off. */
function isOf(view: View, { act, target, when }: Blow, change: Change): boolean {
  const { is, actor, seat } = change;
  const whose =
    seat === undefined ? actor : view.figures.find((one) => one.seat === seat && one.kind === 'character')?.id;
  return (is === 'condition' || is === 'warded') && change.act === act && whose === target && change.when > when;
}

/** Only signs: they give way to what has a number. */
const SIGNS: ReadonlySet<Told['is']> = new Set(['condition', 'cured', 'infused', 'consumed', 'used', 'warded', 'vain']);

/** From where whoever did it, or whose card it was, stood then, to whoever else it came to. What came with a blow has the arrow of that. */
function helpOf(view: View, news: News, change: Change): { from: string; at: string; act: number; isGift: boolean }[] {
  const { by, doer, act, when } = change;
  const isHis = ({ id, kind, seat }: View['figures'][number]) =>
    doer === undefined ? by !== undefined && kind === 'character' && seat === by : id === doer;
  const his = view.figures.find(isHis);
  const from = his && stoodAt(view, news, { id: his.id, when });
  const at = placeOf(view, change);
  return from === undefined || at === undefined || from === at ? [] : [{ from, at, act, isGift: isHelp(change) }];
}

/** Where nobody stands any more who was struck there. */
export function fallenAt(view: View, look: Look): Set<string> {
  const standing = new Set(view.figures.flatMap(({ id, at }) => [id, at]));
  const { blows, changes } = newsOf(look);
  return new Set([
    ...blows.flatMap(({ target, at }) =>
      target !== '' && at !== '' && !standing.has(target) && !standing.has(at) ? [at] : [],
    ),
    ...changes.flatMap((one) => (isGraveOf(one, standing) ? [one.at!] : [])),
  ]);
}

/** Whether they are a character who was exhausted. */
const hasLeft = ({ characters }: View, id: string): boolean =>
  characters.some(({ seat, exhausted }) => exhausted && heroId(seat) === id);

/** Whether they died of no blow, where nobody stands; `standing` has the ids and the places of all who do. */
const isGraveOf = ({ actor, at, is }: Change, standing: { has(one: string): boolean }): boolean =>
  is === 'suffered' && at !== undefined && !standing.has(actor) && !standing.has(at);

/** Traps, money and locks, with the number in their middle. */
const numbersOf = (view: View, lie: Lie): (Frame & { at: string })[] =>
  [
    // Up to its edge: what lies over it would be read as a part of it.
    ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes.map((at) => ({ at, part: 0.74 })) : [])),
    ...view.money.map(({ at }) => ({ at, part: 0.42 })),
    ...view.doors.flatMap(({ at, state }) => (state === 'locked' ? [{ at, part: 0.45 }] : [])),
  ].map(({ at, part }) => ({ at, ...round(lie, at, part) }));

/** A hex as far as so many sizes round its middle. */
function round(lie: Lie, at: string, part: number): Frame {
  const [[x, y], r] = [lie.centre(at), lie.size * part];
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}
/** So far a pale figure reaches that has left. */
const GHOST = 0.7;
/** And an obstacle. */
const OBSTACLE = 0.6;
/** And a grave; an arrow leaves its sign alone free. */
const [GRAVE, SKULL] = [0.56, 0.42];

/** So many arrows are told apart. */
const CROWD = 5;
