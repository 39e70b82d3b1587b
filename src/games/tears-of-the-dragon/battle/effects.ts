import type { Script, SeatId, Table } from '#core/types';
import { strengthOf, TERRAMAX } from '../pieces.ts';
import { other, type State } from '../state.ts';
import { askToPick, askToPickSome, askWhomToSummon } from './choice.ts';
import { spreadFog } from './fog.ts';
import { slotWords } from './labels.ts';
import { asksNothing, findSlot, keepLine, line } from './line.ts';
import { spreadPoints } from './points.ts';
import { frightened } from './spells.ts';
import type { Battle, Fighter } from './state.ts';
import { summon, summonable } from './summon.ts';
import { takeFright } from './terror.ts';

/** What spells do in a battle when they work, and when they backfire (TD-16.4, TD-28). One entry a spell. */

export interface Cast {
  caster: Fighter;
  /** Of the caster. */
  seat: SeatId;
  foe: SeatId;
  /** Slots, or the counter that is called. */
  targets: readonly string[];
}
type Effect = (t: Table<State>, b: Battle, cast: Cast) => Script;

const FIRE = 2;
const MIGHT = 3;
const FOG = 4;

/** Puts a spell on one piece and says so. */
function mark(t: Table<State>, spell: string, slot: string, change: Partial<Fighter>): void {
  Object.assign(findSlot(t.g.battle!, slot)!, change);
  t.tell({ type: 'spell-struck', shown: { spell, piece: slotWords(slot) } });
}
const mighty = (b: Battle, slot: string) => ({ boost: findSlot(b, slot)!.boost + MIGHT, mighty: true });
const slotsOf = (b: Battle, seat: SeatId): string[] => line(b, seat).map((f) => f.slot);

/** One of the pieces of `of`, picked by the caster's opponent. */
function* foePicks(t: Table<State>, { foe, caster }: Cast, key: string, of: SeatId): Script<string | undefined> {
  const options = slotsOf(t.g.battle!, of);
  if (options.length === 0) return undefined;
  return yield* askToPick(t, foe, key, { caster: slotWords(caster.slot), options });
}

export const effects: Readonly<Record<string, Effect>> = {
  *'bad-fortune'(_, b, { seat, foe }) {
    b.rerolls.push({ by: seat, on: foe });
  },
  *'good-fortune'(_, b, { seat }) {
    b.rerolls.push({ by: seat, on: seat });
  },
  *breach(_, b) {
    b.breached = true;
  },
  *'direct-attack'(_, b, { seat }) {
    b.victims.push({ by: seat, among: null });
  },
  *'eldritch-fire'(t, _, { caster }) {
    mark(t, 'eldritch-fire', caster.slot, { boost: caster.boost + FIRE });
  },
  *'eldritch-might'(t, b, { targets }) {
    mark(t, 'eldritch-might', targets[0]!, mighty(b, targets[0]!));
  },
  *'eldritch-shield'(t, _, { caster, targets }) {
    // A46: the dragon's own shield turns aside a hit on himself.
    if (caster.id === TERRAMAX) mark(t, 'eldritch-shield', caster.slot, { ward: caster.ward + 1 });
    else mark(t, 'eldritch-shield', targets[0]!, { shielded: true });
  },
  *enthrall(t, _, { caster, seat }) {
    t.g.enthralled[caster.id!] = 'battle';
    yield* spreadPoints(t, [seat]);
  },
  *'fog-of-war'(t, b, { seat }) {
    b.fog[seat]! += FOG;
    yield* spreadFog(t, [seat]);
  },
  *juggernaut(t, _, { caster, targets }) {
    mark(t, 'juggernaut', targets[0] ?? caster.slot, { doubled: true });
  },
  *obfuscate(t, b, { seat, targets }) {
    for (const slot of targets) t.g.counters[findSlot(b, slot)!.id!]!.obfuscated = true;
    keepLine(t.g);
    t.tell({ type: 'hidden-from-sight', shown: { seat, pieces: targets.map(slotWords) } });
  },
  *'summon-aid'(t, _, { targets }) {
    summon(t, targets[0]!);
  },
  *terror(t, _, { foe, targets }) {
    yield* takeFright(t, foe, targets);
  },
};

export const backfires: Readonly<Record<string, Effect>> = {
  *'bad-fortune'(_, b, { seat, foe }) {
    b.rerolls.push({ by: foe, on: seat });
  },
  *'good-fortune'(_, b, { foe }) {
    b.rerolls.push({ by: foe, on: foe });
  },
  *breach(_, b) {
    b.wall++;
  },
  *'direct-attack'(_, b, { foe }) {
    b.victims.push({ by: foe, among: null });
  },
  *'eldritch-fire'(t, _, { caster }) {
    mark(t, 'eldritch-fire', caster.slot, { boost: caster.boost - FIRE });
  },
  *'eldritch-might'(t, b, cast) {
    const slot = yield* foePicks(t, cast, 'might-backfired', cast.foe);
    if (slot) mark(t, 'eldritch-might', slot, mighty(b, slot));
  },
  *'eldritch-shield'(t, _, cast) {
    const slot = yield* foePicks(t, cast, 'shield-backfired', cast.seat);
    if (slot) mark(t, 'eldritch-shield', slot, { shielded: true });
  },
  *enthrall(t, b, { caster, foe }) {
    b.gift[foe]! += strengthOf(t.g, caster.id!);
    yield* spreadPoints(t, [foe]);
  },
  *'fog-of-war'(t, b, { foe }) {
    b.fog[foe]! += FOG;
    yield* spreadFog(t, [foe]);
  },
  *juggernaut(t, _, cast) {
    const slot = yield* foePicks(t, cast, 'juggernaut-backfired', cast.foe);
    if (slot) mark(t, 'juggernaut', slot, { doubled: true });
  },
  *obfuscate(t, b, { caster, foe, targets }) {
    // The stack is shown until the owner's next turn, and its first hit goes where the enemy likes.
    for (const id of line(b, caster.seat).flatMap((f) => f.id ?? [])) t.g.counters[id]!.exposed = true;
    b.victims.push({ by: foe, among: [...targets] });
  },
  *'summon-aid'(t, b, { caster, foe }) {
    if (asksNothing(b, foe) || summonable(t.g, foe).length === 0) return;
    const id = yield* askWhomToSummon(t, foe, { caster: slotWords(caster.slot) });
    if (id !== null) summon(t, id);
  },
  *terror(t, _, { caster, seat, foe }) {
    const options = frightened(t.g, seat);
    if (options.length === 0) return;
    const most = Math.min(2, options.length);
    const about = { caster: slotWords(caster.slot), options, least: most, most };
    const chosen = yield* askToPickSome(t, foe, 'terror-backfired', about);
    yield* takeFright(t, seat, chosen);
  },
};

export const castAt = (caster: Fighter, targets: readonly string[]): Cast => ({
  caster,
  seat: caster.seat,
  foe: other(caster.seat),
  targets,
});
