import type { Json } from '#core/types';
import { Faces } from '#games/gloomhaven/printed/words/faces';
import type { Look } from '../pictures.ts';
import { type Drawn, drawnOf, sumOf } from './blow-sums.ts';
import { counted, GAINS, type Gain, named, which } from './gains.ts';
import { halfUsed, isAt, isItself, placesIn, withDeed } from './headline-deed.ts';

/** What the last turns did, read off their public events: ways with who went, blows with their sums, harm and healing, what changed. */

type Told = NonNullable<Look['now']>['events'][number];

/** All that was done by one use of a card, or in one turn of a monster, has one number. */
interface Done {
  act: number;
  /** Which of the events told it. */
  when: number;
}
export interface Way extends Done {
  actor: string;
  places: string[];
  /** Each part of it that was gone at once: when, and up to which of the places. */
  parts: { when: number; last: number }[];
  forced: boolean;
  /** Of who was forced: towards whoever did it. */
  pulled?: true;
}
export interface Blow extends Done {
  actor: string;
  target: string;
  /** Both are empty of what strikes back where the blow is not told that it answers. */
  from: string;
  at: string;
  /** "(3 + 1) × 2 = 8"; what is below 0 is 0: "1 − 2 → 0". Absent where nothing is added up. */
  sum?: string;
  drawn?: Drawn;
  damage: number;
  /** Nobody has said yet what becomes of the damage: it may be suffered, or cards lost instead. */
  isOpen: boolean;
  /** So many cards were lost instead; 0 if none. */
  averted: number;
  /** Which ones, as of a change. */
  what?: string;
  /** A character was exhausted by it. */
  isExhausting: boolean;
  /** It strikes back. */
  isBack?: true;
}
/** One change with when it came. */
export interface Change extends Done, Gain {}
export interface News {
  ways: Way[];
  blows: Blow[];
  changes: Change[];
  /** Hexes where something came, went or was sprung. */
  places: string[];
  /** What is loud, with every blow that is open; all else is of earlier. */
  loud: number;
}

/** Where something came, went or was sprung. */
const CHANGES: ReadonlySet<string> = new Set([
  'monster-placed',
  'summoned',
  'starts',
  'trap-sprung',
  'trap-made',
  'overlay-gone',
  'obstacle-made',
  'door-opens',
  'drops-money',
]);
/** With these another act begins. */
export const ACTS: ReadonlySet<string> = new Set(['turn', 'turn-too', 'monster-turn', 'uses', 'round-begins']);
/** By these it is decided what becomes of damage; so is it when somebody else acts. */
const DECIDES: ReadonlySet<string> = new Set(['suffers', 'negates', 'loses-cards', 'exhausted', 'dies']);
/** By these less of it is left to decide about. */
const GUARDS: ReadonlySet<string> = new Set(['guards', 'wards']);

const facesOf = ({ faces }: Told['shown']) => Faces.safeParse(faces).data;

/** Reads the events, oldest first. What the `deed` of the headline tells is loud; where it is not among them, the newest. */
export function readNews(events: readonly Told[], deed?: Told): News {
  const news: Deeds = { ways: [], blows: [], changes: [] };
  const places = new Set<string>();
  let [act, dead] = [0, ''];
  let told: number | undefined;
  /** By each act whose card is used. */
  const users = new Map<number, number>();
  for (const [when, event] of withDeed(events, deed).entries()) {
    const { type, shown } = event;
    if (ACTS.has(type)) act++;
    if (type === 'uses') users.set(act, Number(shown.seat));
    const done = { act, when };
    if (deed && isItself(event, deed)) told = act;
    if (ACTS.has(type) || DECIDES.has(type)) decide(news, event, done);
    if (GUARDS.has(type)) guard(news.blows, Number(shown.left));
    if (type === 'card-ends') ends(news.changes, shown);
    if (type === 'moves' || type === 'forced') goes(news.ways, event, done);
    if (type === 'retaliates' || (type === 'attack' && isAt(shown.from) && isAt(shown.at)))
      strikes(news.blows, event, done);
    if (Object.hasOwn(GAINS, type)) news.changes.push(...GAINS[type]!(shown).map((one) => ({ ...one, ...done })));
    if (CHANGES.has(type) && isAt(shown.at)) places.add(shown.at);
    if (type === 'dies') dead = named(shown.actor);
    if (type === 'drops-money') liesAt(news.changes, dead, shown.at);
  }
  const used = unseen(news, users, deed);
  const changes = [...news.changes, ...used].map((one) => ({
    ...one,
    ...(users.has(one.act) && { by: users.get(one.act)! }),
  }));
  const loud = used[0]?.act ?? told ?? loudOf(news, deed);
  return { ...news, blows: news.blows.map((one) => placed(news, one)), changes, places: [...places], loud };
}

/** What strikes back goes to where the blow came from that it answers, from where whoever was struck is by then. */
function placed({ blows, ways }: Deeds, back: Blow): Blow {
  if (!back.isBack) return back;
  const { actor, target, when } = back;
  const first = blows.findLast((one) => one.actor === target && one.target === actor && one.when < when);
  if (!first) return back;
  const way = ways.findLast((one) => one.actor === actor && one.when > first.when && one.when < when);
  return { ...back, from: way?.places.at(-1) ?? first.at, at: first.from };
}

/** The card that has just warded something off goes to its pile. */
function ends(changes: readonly Change[], { card, pile }: Told['shown']): void {
  const last = changes.findLast(({ is, n }) => is === 'warded' && n === card);
  if (last && JSON.stringify(pile).includes('lost')) last.what = 'lost';
}

/** Who died of no blow leaves money where they stood. */
function liesAt(changes: Change[], dead: string, at: Json | undefined): void {
  const last = changes.findLast(({ actor, is }) => actor === dead && is === 'suffered');
  if (last && isAt(at)) last.at = at;
}

/** The card of the headline, where nothing is to be seen of it. */
function unseen({ ways, blows, changes }: Deeds, users: ReadonlyMap<number, number>, deed: Told | undefined): Change[] {
  if (deed?.type !== 'uses') return [];
  const [act, seat] = [...users].findLast(([, by]) => by === deed.shown.seat) ?? [];
  if (act === undefined || seat === undefined) return [];
  const isSeen = [...ways, ...blows, ...changes].some((one) => one.act === act);
  return isSeen
    ? []
    : [{ actor: '', seat, n: 1, is: 'used', what: halfUsed(deed.shown), act, when: Number.MAX_SAFE_INTEGER }];
}
type Deeds = Pick<News, 'ways' | 'blows' | 'changes'>;

function goes(ways: Way[], { type, shown }: Told, done: Done): void {
  const forced = type === 'forced';
  const actor = forced ? shown.target : shown.actor;
  if (!isAt(shown.from) || typeof actor !== 'string') return;
  const places = [shown.from, ...placesIn(shown.way)];
  const last = ways.at(-1);
  const { when } = done;
  if (last && last.actor === actor && last.forced === forced && last.places.at(-1) === places[0]) {
    last.places.push(...places.slice(1));
    last.parts.push({ when, last: last.places.length - 1 });
  } else if (places.length > 1) {
    const parts = [{ when, last: places.length - 1 }];
    ways.push({ actor, places, parts, forced, ...(shown.kind === 'pull' && { pulled: true }), ...done });
  }
}

function strikes(blows: Blow[], { type, shown }: Told, done: Done): void {
  const isBack = type === 'retaliates';
  const damage = Number(isBack ? shown.n : shown.damage);
  // A deed tells what came of it.
  const isDecided = (shown.left ?? null) !== null || (shown.came ?? null) !== null;
  blows.push({
    actor: named(shown.actor),
    target: named(shown.target),
    from: named(shown.from),
    at: named(shown.at),
    ...(isBack ? { isBack } : { ...sumOf(shown), ...drawnOf(shown) }),
    damage,
    isOpen: damage > 0 && !isDecided,
    averted: 0,
    // A deed tells who fell by it.
    isExhausting: facesOf(shown)?.falls === true && facesOf(shown)?.target?.kind === 'character',
    ...done,
  });
}

/** Less than the sum of it comes through. */
function becomes(blow: Blow, damage: number): void {
  if (blow.sum !== undefined && damage !== blow.damage) blow.sum = `${blow.sum.split(' → ', 1)[0]} → ${damage}`;
  blow.damage = damage;
}

/** Armour leaves so much of the newest blow. */
function guard(blows: readonly Blow[], left: number): void {
  const open = blows.findLast(({ isOpen }) => isOpen);
  if (!open) return;
  becomes(open, left);
  open.isOpen = left > 0;
}

/** What becomes of the newest blow; damage of anything else is a change by itself. */
function decide({ ways, blows, changes }: Deeds, { type, shown }: Told, done: Done): void {
  const actor = named(shown.actor);
  const ofBlow = type !== 'suffers' || shown.by === 'attack' || shown.by === 'retaliation';
  const open = blows.findLast(({ isOpen, target }) => isOpen && (type !== 'suffers' || target === actor));
  if (open && ofBlow) {
    open.isOpen = false;
    if (type === 'suffers') open.damage = Number(shown.n);
    if (type === 'negates') becomes(open, 0);
    if (type === 'exhausted') open.isExhausting = true;
    if (type === 'loses-cards') Object.assign(open, { averted: counted(shown.cards) }, which(shown.cards));
  } else if (type === 'suffers')
    changes.push({
      actor,
      n: Number(shown.n),
      is: 'suffered',
      ...(typeof shown.by === 'string' && { cause: shown.by }),
      ...done,
      ...onTheWay(ways, shown),
    });
  else if (type === 'loses-cards') loses({ blows, changes }, shown, done);
}

/** Ground and traps hurt where they are: whoever goes on stands elsewhere. */
function onTheWay(ways: readonly Way[], { actor, by }: Told['shown']): { at?: string } {
  const way = by === 'hazard' || by === 'trap' ? ways.findLast((one) => one.actor === actor) : undefined;
  return way ? { at: way.places.at(-1)! } : {};
}

/** Cards for damage of a blow that was told before, or of anything else. */
function loses({ blows, changes }: Pick<Deeds, 'blows' | 'changes'>, shown: Told['shown'], done: Done): void {
  const { seat, actor, foe, n = 0, cards } = shown;
  const averted = counted(cards);
  if (typeof foe === 'string' && typeof actor === 'string' && foe !== actor)
    blows.push({
      actor: foe,
      target: actor,
      from: '',
      at: '',
      damage: Number(n),
      isOpen: false,
      averted,
      ...which(cards),
      isExhausting: false,
      ...done,
    });
  else
    changes.push({
      actor: '',
      seat: Number(seat),
      n: averted,
      is: 'cards',
      spared: Number(n),
      ...which(cards),
      ...causeOf(shown),
      ...done,
    });
}

/** It stands in the words of what the cards were lost for. */
function causeOf({ blow }: Told['shown']): { cause?: string } {
  const [, cause] = /"by":"([a-z]+)"/.exec(JSON.stringify(blow ?? null)) ?? [];
  return cause === undefined ? {} : { cause };
}

/** Of deeds that are told of one alone, what came of them. */
const KIND: Readonly<Record<string, Change['is']>> = {
  suffers: 'suffered',
  'dies-of': 'suffered',
  'falls-by': 'suffered',
  healed: 'healed',
  'gains-condition': 'condition',
  afflicts: 'condition',
  'loses-condition': 'cured',
  'loses-cards': 'cards',
  forfeits: 'cards',
  rested: 'cards',
  recovers: 'recovered',
  infuses: 'infused',
  consumes: 'consumed',
};

/** The act that the headline tells. */
function loudOf({ ways, blows, changes }: Deeds, deed: Told | undefined): number {
  const { actor, target, at, from, damage, seat } = deed?.shown ?? {};
  const blow =
    blows.findLast((one) => one.actor === actor && one.target === target && one.at === (at ?? '')) ??
    (deed?.type === 'loses-cards' ? blows.findLast((one) => one.target === actor && one.averted > 0) : undefined);
  const exact = blows.findLast((one) => one.actor === actor && one.at === at && one.damage === damage);
  const way = ways.findLast((one) => one.actor === (target ?? actor) && one.places[0] === from);
  const theirs = changes.filter((one) => (one.seat === undefined ? one.actor === actor : one.seat === seat));
  // Of all that came to them, what the deed tells.
  const is = deed && KIND[deed.type];
  const change = theirs.findLast((one) => one.is === is) ?? theirs.at(-1);
  const found = exact ?? blow ?? way ?? change;
  return found?.act ?? Math.max(-1, ...[...ways, ...blows, ...changes].map((one) => one.act));
}
