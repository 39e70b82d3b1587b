import { describe, expect, test } from 'vitest';
import { audit } from '#games/tears-of-the-dragon/judge/audit';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { type Scene, table } from './board.ts';

const scene: Scene = {
  map: { larkhill: ['neko', 'cavalry*2'], 'bright-sound': ['warsteed*1'], ghalmoor: ['hastur'], asten: ['shimar'] },
  boxes: { neko: ['cavalry'] },
  knowledge: [['ursh'], []],
  also: (g) => {
    g.ships['ship-1'] = { seat: 0, from: null };
    g.counters['warsteed-1']!.ship = 'ship-1';
  },
};
/** What the audit says when this happens, in this scene or another one. */
function says(change: (g: State) => void, more: Partial<Scene> = {}): string | undefined {
  const before = structuredClone(table({ ...scene, ...more }).g);
  const after = structuredClone(before);
  change(after);
  return audit(before)(after, []);
}
const on = (id: string, what: object) => (g: State) => void Object.assign(g.counters[id]!, what);

describe('The audit of Tears of the Dragon', () => {
  test('has nothing to say when nothing happens, or a piece moves', () => {
    expect(says(() => undefined)).toBeUndefined();
    expect(says(on('hastur', { at: 'wintermoor' }))).toBeUndefined();
  });

  test('finds a counter that stands nowhere, or in two places at once', () => {
    expect(says(on('hastur', { at: 'atlantis' }))).toContain('hastur stands nowhere');
    expect(says(on('hastur', { fate: 'killed' }))).toContain('hastur is killed and somewhere');
    expect(says(on('hastur', { at: 'bright-sound' }))).toContain('hastur is at bright-sound');
    expect(says(on('warsteed-1', { at: 'seaside' }))).toContain('warsteed-1 is at seaside');
    expect(says(on('warsteed-1', { ship: 'ship-2' }))).toContain('ship-2 sails for nobody');
  });

  test('TD-6.1: finds a piece in a box elsewhere, of the enemy, or of one who leads nobody', () => {
    expect(says(on('cavalry-1', { at: 'wintermoor' }))).toContain('cavalry-1 lies in a box elsewhere');
    expect(says(on('cavalry-1', { box: 'hastur' }))).toContain('lies under hastur');
    expect(says(on('hastur', { box: 'neko', at: 'larkhill' }))).toContain('lies under neko');
  });

  test('TD-5.4, TD-8.1: finds more in a box, or aboard, than there is room for', () => {
    const all = (to: object) => (g: State) => {
      for (let n = 1; n <= 8; n++) Object.assign(g.counters[`foot-soldier-${n}`]!, { fate: 'map', ...to });
    };
    expect(says(all({ at: 'larkhill', box: 'neko' }))).toContain('neko commands');
    expect(says(all({ at: 'larkhill' }))).toBeUndefined();
    const steeds = (n: number) => (g: State) => {
      for (let i = 2; i <= n; i++)
        Object.assign(g.counters[`warsteed-${i}`]!, { fate: 'map', at: 'bright-sound', ship: 'ship-1' });
    };
    expect(says(steeds(3))).toBeUndefined();
    expect(says(steeds(4))).toContain('ship-1 carries 4');
    const parted = (g: State) => {
      steeds(2)(g);
      g.counters['warsteed-2']!.at = 'foam-sound';
    };
    expect(says(parted)).toContain('ship-1 is in two places');
    const riding = (g: State) => {
      g.ships.dragon = { seat: 0, from: null };
      g.counters['warsteed-1']!.ship = 'dragon';
    };
    expect(says(riding)).toContain('the dragon carries warsteed-1');
  });

  test('finds people and units that are lost in a way nobody of their kind is', () => {
    const gone = { at: '', ship: null, box: null };
    expect(says(on('cavalry-1', { ...gone, fate: 'wounded' }))).toContain('cavalry-1 is wounded');
    expect(says(on('cavalry-1', { ...gone, fate: 'killed' }))).toContain('cavalry-1 is killed');
    expect(says(on('elite-guard-1', { fate: 'killed' }))).toBeUndefined();
    expect(says(on('hastur', { ...gone, fate: 'pool' }))).toContain('hastur is pool');
    expect(says(on('hastur', { ...gone, fate: 'eaten' }))).toBeUndefined();
    expect(says(on('torin', { fate: 'eaten' }))).toContain('torin is eaten');
    expect(says(on('hastur', { ...gone, fate: 'captured' }))).toContain('prisoner by half');
  });

  test('TD-26.2: takes a war that is won while counters are still put down as it is', () => {
    const put = (winner: number | null) => (g: State) => {
      on('hastur', { at: '', ship: null, box: null, fate: 'pool' })(g);
      g.winner = winner;
    };
    expect(says(put(null))).toContain('hastur is pool');
    expect(says(put(0))).toBeUndefined();
  });

  test('TD-17.6: finds somebody trapped where no ruin is', () => {
    expect(says(on('hastur', { trapped: true }))).toBeUndefined();
    expect(says(on('shimar', { trapped: true }))).toContain('shimar is trapped at asten');
    expect(says(on('cavalry-2', { trapped: true, box: null, at: 'ghalmoor' }))).toContain('cavalry-2 is trapped');
  });

  test('TD-27: finds a penguin inland, reduced, or on both sides', () => {
    const more: Partial<Scene> = { penguins: true };
    const penguin = 'penguin-of-gorganun-1';
    expect(says(on(penguin, { fate: 'map', at: 'asten' }), more)).toBeUndefined();
    expect(says(on(penguin, { fate: 'map', at: 'larkhill' }), more)).toContain('no penguin goes');
    expect(says(on(penguin, { fate: 'map', at: 'asten', reduced: true }), more)).toContain('is reduced');
    const both = (g: State) => {
      for (const id of [penguin, 'penguin-of-forseti-1']) Object.assign(g.counters[id]!, { fate: 'map', at: 'asten' });
    };
    expect(says(both, more)).toContain('two sides');
  });

  test('TD-23: finds a dragon without a master, and a master without a dragon', () => {
    expect(says(on('terramax-1', { fate: 'map', at: 'asten' }))).toContain('no master');
    const mastered = (g: State) => {
      g.terramax.wizard = 'shimar';
    };
    expect(says(mastered)).toContain('the dragon of shimar is pool');
    const held = (g: State) => {
      mastered(g);
      on('terramax-1', { fate: 'map', at: 'asten' })(g);
    };
    expect(says(held)).toBeUndefined();
  });

  test('finds a spell too many or twice, knowledge that is no ruin, an ambassador of the enemy', () => {
    const knows =
      (...known: string[]) =>
      (g: State) => {
        g.wizardry.vilkie!.known = known;
      };
    expect(says(knows('fly', 'heal'))).toBeUndefined();
    expect(says(knows('fly', 'fly'))).toContain('a spell twice');
    expect(says(knows('fly', 'heal', 'terror', 'breach', 'recall'))).toContain('knows 5 spells');
    expect(says((g) => void g.knowledge[0].push('ursh'))).toContain('knowledge');
    expect(says((g) => void g.knowledge[1].push('larkhill'))).toContain('knowledge');
    const names = (id: string) => (g: State) => {
      g.ambassador = id;
    };
    expect(says(names('hastur'))).toBeUndefined();
    expect(says(names('torin'))).toContain('torin is the ambassador');
  });

  test('TD-14.3, TD-18.1: finds who has risen, what is forgotten, and time that runs back', () => {
    const dead: Partial<Scene> = { also: on('ursa', { fate: 'killed' }) };
    const still = { ...dead, map: { larkhill: ['neko', 'cavalry*2'] } };
    expect(says(() => undefined, still)).toBeUndefined();
    expect(says(on('ursa', { fate: 'wounded' }), still)).toContain('ursa has risen');
    expect(says((g) => void g.knowledge[0].pop())).toContain('forgotten ursh');
    expect(says((g) => void g.turn--)).toContain('turn 2 after 3');
    expect(says((g) => void g.losses[0]--)).toContain('fewer losses');
  });
});
