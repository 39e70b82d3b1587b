import type { SeatId } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Dice, sit, type TestTable } from '../../kit/table.ts';

export const GORGANUN = 0;
export const FORSETI = 1;

export interface Scene {
  /** Place to pieces: "kestrel", "warsteed*3" for the next three, "cavalry-" for one that is reduced. */
  map: Record<string, readonly string[]>;
  /** Leader to what lies in his box, written the same way; taken from the pieces in his place. */
  boxes?: Record<string, readonly string[]>;
  /** Castles that changed hands. */
  castles?: Record<string, SeatId>;
  outside?: readonly string[];
  active?: SeatId;
  /** Activations of the active seat; if absent it is asked in its command phase. */
  units?: number;
  wizard?: boolean;
  turn?: number;
  knowledge?: readonly [readonly string[], readonly string[]];
  /** Anything else of the state, set before the match begins. */
  also?: (g: State) => void;
  dice?: Dice;
  /** With the variant Tears of the Penguin. */
  penguins?: boolean;
  /** Another scenario, when its placement is over. */
  scenario?: 'free-setup' | 'war-of-the-dragon';
}

/** A table with exactly these pieces on the map; everything else waits in the pools or is out of play. */
export function table(scene: Scene): TestTable<State, View> {
  return sit(tearsOfTheDragon, {
    ...(scene.dice && { dice: scene.dice }),
    options: { ...(scene.penguins && { penguins: 'on' }), ...(scene.scenario && { scenario: scene.scenario }) },
    arrange: (g) => {
      for (const c of Object.values(g.counters)) Object.assign(c, { fate: 'pool', at: '', box: null, reduced: false });
      for (const person of ['shale', 'kestrel', 'ezelle', 'hastur', 'kishmin', 'niekimo', 'shimar'])
        g.counters[person]!.fate = 'wounded';
      for (const person of ['kendrel', 'algeron', 'shelnor', 'neko', 'torin', 'ursa', 'vilkie'])
        g.counters[person]!.fate = 'wounded';
      for (const c of Object.values(g.counters)) if (c.fate === 'wounded') c.since = 99;
      g.ambassador = 'niekimo';
      for (const [at, names] of Object.entries(scene.map)) for (const name of names) put(g, name, at);
      for (const [leader, names] of Object.entries(scene.boxes ?? {})) for (const name of names) box(g, leader, name);
      Object.assign(g.castles, scene.castles);
      for (const castle of scene.outside ?? []) g.inside[castle] = false;
      const active = scene.active ?? FORSETI;
      g.placement = null;
      g.turn = scene.turn ?? 3;
      g.first = active;
      g.active = active;
      g.phase = 'command';
      if (scene.units !== undefined || scene.wizard) {
        g.phase = 'actions';
        g.allowance = { seat: active, units: scene.units ?? 0, wizard: scene.wizard ?? false, byEnemyRoll: false };
      }
      if (scene.knowledge) g.knowledge = [[...scene.knowledge[0]], [...scene.knowledge[1]]];
      scene.also?.(g);
    },
  });
}

/** Ends the action phase of a seat. */
export function endPhase(t: ReturnType<typeof table>, seat: SeatId): void {
  if (t.asked()[0]!.key === 'command') t.seat(seat).does('one-activation');
  if (t.asked()[0]!.key === 'act') t.seat(seat).does('finish');
  if (t.asked()[0]!.key === 'choose') t.seat(seat).does('end-actions');
  t.seat(seat).does('end-phase');
}

function parse(name: string): { face: string; n: number; reduced: boolean } {
  const [face, n] = name.replace('-#', '').split('*') as [string, string | undefined];
  return { face, n: Number(n ?? 1), reduced: name.includes('-#') };
}
function put(g: State, name: string, at: string): void {
  const { face, n, reduced } = parse(name);
  const ids = g.counters[face]
    ? [face]
    : Object.keys(g.counters)
        .filter((id) => id.replace(/-\d+$/, '') === face && g.counters[id]!.fate === 'pool')
        .slice(0, n);
  if (ids.length === 0) throw new Error(`no ${face} left`);
  for (const id of ids) Object.assign(g.counters[id]!, { fate: 'map', at, reduced, since: 0 });
}
function box(g: State, leader: string, name: string): void {
  const { face, n } = parse(name);
  const { at } = g.counters[leader]!;
  const here = Object.keys(g.counters).filter(
    (id) =>
      (id === face || id.replace(/-\d+$/, '') === face) && g.counters[id]!.at === at && g.counters[id]!.box === null,
  );
  for (const id of here.slice(0, n)) g.counters[id]!.box = leader;
}
