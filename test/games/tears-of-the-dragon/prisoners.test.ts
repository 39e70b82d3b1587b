import { describe, expect, test } from 'vitest';
import { endPhase, FORSETI, GORGANUN, table } from './board.ts';

describe('TD-19, TD-20 Prisoners', () => {
  const held = (knows: string[], dice: Record<string, number[]>) =>
    table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.neko!.fate = 'captured';
        g.prisoners.neko = { knows, questioned: false };
      },
      dice,
    });

  test('T18, TD-19.3, A30: what the side did not have when she was taken cannot be asked for', () => {
    const t = held([], {});
    expect(t.seat(GORGANUN).may('question')).toEqual([]);
  });

  test('T18, TD-19.1, TD-19.2: Neko tells of Ursh on 7 or more, not on 6, and is asked once a turn', () => {
    const told = held(['ursh'], { questioning: [7] });
    told.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(told.g.knowledge[GORGANUN]).toEqual(['ursh']);
    const silent = held(['ursh', 'cinder-hill'], { questioning: [6] });
    silent.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(silent.g.knowledge[GORGANUN]).toEqual([]);
    expect(silent.seat(GORGANUN).may('question')).toEqual([]);
    told.nobodyIsAskedExcept(GORGANUN, 'choose');
    silent.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('TD-19.1: the next turn he can be asked again', () => {
    const t = held(['ursh'], { questioning: [6] });
    const may = () => t.seat(GORGANUN).may('question').length;
    t.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(may()).toBe(0);
    for (const seat of [GORGANUN, FORSETI]) endPhase(t, seat);
    expect(t.g.turn).toBe(4);
    if (t.g.active === FORSETI) endPhase(t, FORSETI);
    t.seat(GORGANUN).does('one-activation');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    expect(may()).toBe(1);
  });

  const wizard = (spell: string) => {
    const t = table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.torin!.fate = 'captured';
        g.prisoners.torin = { knows: [], questioned: false };
        g.wizardry.torin!.known.push('fly');
      },
      dice: { questioning: [5] },
    });
    t.seat(GORGANUN).does('question', { prisoner: 'torin', topic: `spell:${spell}` });
    if (t.asked()[0]!.key === 'give-spell') t.seat(GORGANUN).does('give-spell', { wizard: 'hastur' });
    return t;
  };
  test('TD-19.4: a stolen spell goes to a wizard with room; the prisoner forgets it if he found it in a ruin', () => {
    const found = wizard('fly');
    expect(found.g.wizardry.hastur!.known).toContain('fly');
    expect(found.g.wizardry.torin!.known).not.toContain('fly');
    const own = wizard('summon-aid');
    expect(own.g.wizardry.hastur!.known).toContain('summon-aid');
    expect(own.g.wizardry.torin!.known).toContain('summon-aid');
    found.nobodyIsAskedExcept(GORGANUN, 'choose');
    own.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('TD-19.4: nobody learns it who has no room or knows it, and what nobody can learn is not asked for', () => {
    const full = ['heal', 'breach', 'teleport', 'fog-of-war', 'juggernaut', 'summon-aid', 'terror'];
    /** Who can be taught Fly, when these two are all the wizards of Gorganun and know so much. */
    const pupils = (hastur: string[], kishmin: string[]) => {
      const t = table({
        map: { redmarsh: ['kestrel', 'hastur', 'kishmin'] },
        active: GORGANUN,
        units: 1,
        also: (g) => {
          for (const id of ['niekimo', 'shimar']) g.counters[id]!.fate = 'killed';
          g.counters.torin!.fate = 'captured';
          g.prisoners.torin = { knows: [], questioned: false };
          g.wizardry.torin!.known = ['fly'];
          g.wizardry.hastur!.known = hastur;
          g.wizardry.kishmin!.known = kishmin;
        },
        dice: { questioning: [5] },
      });
      const [topic] = t.seat(GORGANUN).may('question');
      if (!topic) return [];
      t.seat(GORGANUN).does('question', topic);
      // One alone learns it without a question.
      if (t.asked()[0]!.key === 'give-spell') return t.seat(GORGANUN).lists('give-spell', 'wizard');
      return ['hastur', 'kishmin'].filter((id) => t.g.wizardry[id]!.known.includes('fly'));
    };
    expect(pupils([], [])).toEqual(['hastur', 'kishmin']);
    expect(pupils(full, [])).toEqual(['kishmin']);
    expect(pupils(full.slice(1), full)).toEqual(['hastur']);
    expect(pupils(full, ['fly'])).toEqual([]);
  });

  const exchange = () => {
    const t = table({
      map: { redmarsh: ['kestrel'], eldinbourg: ['algeron', 'cavalry*1'] },
      active: FORSETI,
      units: 1,
      also: (g) => {
        g.first = GORGANUN;
        for (const id of ['neko', 'hastur']) {
          g.counters[id]!.fate = 'captured';
          g.prisoners[id] = { knows: [], questioned: true };
        }
      },
    });
    t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: ['neko'] });
    t.seat(FORSETI).does('end-actions');
    t.seat(FORSETI).does('end-phase');
    return t;
  };
  test('TD-20.1: an offer is answered at the end of the turn; those freed go where only friends are', () => {
    const t = exchange();
    t.nobodyIsAskedExcept(GORGANUN, 'exchange');
    t.seat(GORGANUN).does('accept-exchange');
    t.seat(GORGANUN).does('put-back', { place: 'kimrin' });
    // Forseti has friends in one place only.
    expect([t.g.counters.hastur!.at, t.g.counters.neko!.at]).toEqual(['kimrin', 'eldinbourg']);
    expect(t.g.prisoners).toEqual({});
    t.nobodyIsAskedExcept(FORSETI, 'command');
  });
  test('TD-20.1: an offer that is refused changes nothing', () => {
    const t = exchange();
    t.seat(GORGANUN).does('refuse-exchange');
    expect(t.g.counters.neko!.fate).toBe('captured');
    expect(Object.keys(t.g.prisoners)).toEqual(['neko', 'hastur']);
    t.nobodyIsAskedExcept(FORSETI, 'command');
  });
});

test('TD-19.2: a wizard who may know five spells is silent on a 4 and speaks on a 5; what he tells belongs to the side', () => {
  const asked = (die: number) => {
    const t = table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.torin!.fate = 'captured';
        g.prisoners.torin = { knows: ['ursh'], questioned: false };
      },
      dice: { questioning: [die] },
    });
    t.seat(GORGANUN).does('question', { prisoner: 'torin', topic: 'knowledge:ursh' });
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    return t;
  };
  expect(asked(4).g.knowledge).toEqual([[], []]);
  expect(asked(5).g.knowledge).toEqual([['ursh'], []]);
  // Who has resisted is left alone until the next turn; who has spoken can be asked on.
  expect(asked(4).seat(GORGANUN).may('question')).toEqual([]);
  expect(asked(5).seat(GORGANUN).may('question')).toEqual([
    { prisoner: 'torin', topic: 'spell:good-fortune' },
    { prisoner: 'torin', topic: 'spell:summon-aid' },
  ]);
});

test('TD-19.2: who has resisted can be asked again in the next turn, and not before', () => {
  const t = table({
    map: { redmarsh: ['kestrel', 'hastur'], riverton: ['neko', 'cavalry'] },
    active: GORGANUN,
    units: 1,
    also: (g) => {
      g.counters.torin!.fate = 'captured';
      g.prisoners.torin = { knows: ['ursh'], questioned: false };
    },
    dice: { questioning: [4, 9], initiative: [9, 1] },
  });
  const ask = { prisoner: 'torin', topic: 'knowledge:ursh' };
  t.seat(GORGANUN).does('question', ask);
  expect(t.seat(GORGANUN).isRefused('question', ask)).toBe('refusal.not-available');
  endPhase(t, GORGANUN);
  endPhase(t, FORSETI);
  t.seat(GORGANUN).does('one-activation');
  t.seat(GORGANUN).does('question', ask);
  expect(t.heard('prisoner-told')).toHaveLength(1);
  expect(t.g.knowledge).toEqual([['ursh'], []]);
});

test('TD-19.1: a leader is asked once a turn, whether she tells or not', () => {
  for (const die of [6, 7]) {
    const t = table({
      map: { redmarsh: ['kestrel', 'hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters.neko!.fate = 'captured';
        g.prisoners.neko = { knows: ['ursh', 'ghalmoor'], questioned: false };
      },
      dice: { questioning: [die] },
    });
    t.seat(GORGANUN).does('question', { prisoner: 'neko', topic: 'knowledge:ursh' });
    expect(t.g.knowledge[0]).toEqual(die === 7 ? ['ursh'] : []);
    expect(t.seat(GORGANUN).may('question')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  }
});
