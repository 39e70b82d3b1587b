import type { Rng, SeatId, Viewer } from '#core/types';
import { areas } from '../printed/content.ts';
import { onOffer, owed, pupils } from '../rules/chapters/extra-spells.ts';
import { castlesToFill } from '../rules/placing/placement.ts';
import { mayPlaceAt } from '../rules/placing/war.ts';
import { setPlan, toPlace } from '../rules/tables/spots.ts';
import { allIds, freeCommand, isChieftain, leads, penguinsGo, seatOf } from '../state/pieces.ts';
import { isWar } from '../state/scenario.ts';
import type { State } from '../state/state.ts';
import { asSeenBy, hideChanges, showChanges } from '../state/unseen.ts';

/**
 * The same position with other secrets: what lies in the boxes of those the viewer does not own changes places. Two
 * boxed pieces of a side trade everything that tells where they lie, and the boxes of a place are dealt anew. Plans of a
 * set-up, and spells chosen for it, are made anew.
 *
 * In a battle the boxes of its place are open and stay as they are (TD-6.4). So does whoever has left its line: all
 * have seen them, and see them there until it ends. Whoever puts boxes and castles in order has changed nothing yet
 * (R-640).
 */
export function swapHidden(now: State, viewer: Viewer, rng: Rng): State {
  const g = asSeenBy(now, viewer);
  const other = structuredClone(g);
  const busy = new Set(Object.keys(g.activation?.members ?? {}));
  const seen = new Set(g.battle?.fighters.map((f) => f.id));
  for (const seat of [0, 1]) {
    if (seat === viewer) continue;
    const hidden = allIds(other).filter((id) => {
      const c = other.counters[id]!;
      const open = c.exposed || busy.has(id) || seen.has(id) || c.at === g.battle?.at;
      return seatOf(id) === seat && c.box !== null && !open;
    });
    for (const circle of ['any', 'coast', 'chieftains']) {
      const equals = hidden.filter((id) => circleOf(g, id) === circle);
      const mixed = rng.shuffle(
        equals.map((id) => ({ ...g.counters[id]!, box: null })),
        'swap',
      );
      equals.forEach((id, i) => {
        Object.assign(other.counters[id]!, mixed[i]!);
      });
    }
    for (const id of hidden) intoABox(other, id, isChieftain(g.counters[id]!.box!), rng);
    if (other.unseen[seat]) changedAnew(other, seat);
    otherPlan(other, seat, rng);
    otherLessons(other, seat, rng);
  }
  return other;
}

/** What it has changed so far: nothing of how it stands now. */
function changedAnew(g: State, seat: SeatId): void {
  showChanges(g, seat);
  hideChanges(g, seat);
}

/** Penguins trade with whole pieces where penguins go, and under chieftains with penguins only (TD-27.4, TD-27.5). */
function circleOf(g: State, id: string): 'any' | 'coast' | 'chieftains' {
  const c = g.counters[id]!;
  if (isChieftain(c.box!)) return 'chieftains';
  return g.penguins && penguinsGo(c.at) && !c.reduced ? 'coast' : 'any';
}

/**
 * Into the box of a leader who stands in its place, of a chieftain if it was in one. The boxes of a place have room for all that lay in them.
 */
function intoABox(g: State, id: string, ofChieftain: boolean, rng: Rng): void {
  const c = g.counters[id]!;
  const boxes = allIds(g).filter((one) => {
    const d = g.counters[one]!;
    const here = leads(g, one) && seatOf(one) === seatOf(id) && d.fate === 'map' && !d.trapped;
    const free = here && d.at === c.at && d.ship === c.ship && freeCommand(g, one) > 0;
    return free && isChieftain(one) === ofChieftain;
  });
  c.box = rng.shuffle(boxes, 'swap')[0]!;
}

/** Another plan of any length for the counters that are still to be placed (TD-25, TD-26.2). */
function otherPlan(g: State, seat: SeatId, rng: Rng): void {
  if (!g.placement) return;
  const ids = rng.shuffle(toPlace(g, seat), 'swap');
  const land = isWar(g) ? [...areas.keys()].filter((area) => mayPlaceAt(g, seat, area)) : castlesToFill(seat);
  const length = rng.die(ids.length + 1, 'swap') - 1;
  const spots = ids.slice(0, length).map((id) => ({ id, at: rng.shuffle(land, 'swap')[0]! }));
  setPlan(g, seat, spots);
}

/** Other extra spells (TD-26.4), or none yet. */
function otherLessons(g: State, seat: SeatId, rng: Rng): void {
  if (g.phase !== 'extra-spells') return;
  for (const wizard of pupils(g, seat)) {
    delete g.lessons[wizard];
    if (rng.die(3, 'swap') > 1) g.lessons[wizard] = rng.shuffle(onOffer(g, wizard), 'swap').slice(0, owed(g, wizard));
  }
}
