import type { Chance } from '#core/enumerate';
import { areas, limits, roadsFrom, seas, seasNextTo } from '#games/tears-of-the-dragon/printed/content';
import type { BattleCall } from '#games/tears-of-the-dragon/rules/battle/battle';
import { berserkBattle } from '#games/tears-of-the-dragon/rules/battle/berserk';
import { setUp } from '#games/tears-of-the-dragon/rules/setup';
import {
  isFighter,
  isLeader,
  isPenguin,
  isUnit,
  isWizard,
  mayCommand,
  mayStand,
  penguinsGo,
  seatOf,
  TERRAMAX,
} from '#games/tears-of-the-dragon/state/pieces';
import { type Arrangement, everySpell } from './arena.ts';

/** Battles of random composition: any kind, any place, all wizards knowing all spells. */

export function chanceOf(seed: number): Chance {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
const standard = Object.keys(setUp({ scenario: 'standard' }).counters);
/** Of each penguin counter one side only: the odd ones serve Gorganun, the even ones Forseti. */
const withPenguins = Object.keys(setUp({ scenario: 'standard', penguins: 'on' }).counters).filter(
  (id) => !isPenguin(id) || Number(id.match(/\d+/)) % 2 !== seatOf(id),
);
const kinds = ['field', 'assault', 'sea', 'sortie', 'overrun', 'berserk'] as const;

export function randomBattle(seed: number, penguins = false): Arrangement {
  const counters = penguins ? withPenguins : standard;
  const chance = chanceOf(seed);
  const below = (n: number) => Math.floor(chance() * n);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const kind = kinds[seed % kinds.length]!;
  const fits = ({ id }: { id: string }) => !penguins || penguinsGo(id);
  const castles = [...areas.values()].filter((area) => area.type === 'castle' && fits(area));
  const land = [...areas.values()].filter((area) => area.type !== 'island' && fits(area));
  const attacker = below(2);
  // Wizards come to the front, so that there is much magic in these battles.
  const weight = (id: string) => chance() - (isWizard(id) || id === TERRAMAX ? 0.35 : isPenguin(id) ? 0.2 : 0);
  const pool = (seat: number) =>
    counters
      .filter((id) => seatOf(id) === seat)
      .map((id) => [weight(id), id] as const)
      .sort(([a], [b]) => a - b)
      .map(([, id]) => id);
  const pieces: Arrangement['pieces'] = {};
  const sea = kind === 'sea' || (kind === 'berserk' && below(4) === 0);
  const ownCastle = castles.filter(
    (c) => penguins || (c.controller === 'gorganun' ? 0 : 1) === (kind === 'sortie' ? attacker : 1 - attacker),
  );
  const place = sea
    ? oneOf([...seas.keys()])
    : kind === 'assault' || kind === 'sortie'
      ? oneOf(ownCastle).id
      : oneOf(land).id;
  const near = sea ? seasNextTo(place) : roadsFrom(place);
  const sides = [0, 1].map((seat) => {
    const all = pool(seat).filter((id) => kind !== 'sea' || id !== TERRAMAX || seat === attacker);
    let chosen: string[];
    const fighters = all.filter(isFighter);
    if (sea) chosen = fighters.filter((id) => id !== TERRAMAX).slice(0, 2 + below(limits.shipUnits - 1));
    else if (kind === 'overrun') chosen = seat === attacker ? fighters.slice(0, 5 + below(3)) : fighters.slice(0, 1);
    else if (kind === 'assault' && seat !== attacker) chosen = fighters.slice(0, below(5));
    else chosen = fighters.slice(0, 1 + below(8));
    const leaders = chosen.length > 0 ? all.filter(isLeader).slice(0, below(4)) : [];
    return [...chosen, ...leaders];
  });
  if (kind === 'berserk') sides[0] = [...new Set([...sides[0]!, TERRAMAX])];
  sides.forEach((ids, seat) => {
    const chiefs = ids.filter(isLeader);
    for (const id of ids) {
      const masters = isFighter(id) ? chiefs.filter((chief) => mayCommand(chief, id)) : [];
      const box = masters.length > 0 && below(3) > 0 ? oneOf(masters) : null;
      const ship = sea ? (id === TERRAMAX ? 'dragon' : `ship-${seat}`) : null;
      pieces[id] = { at: place, reduced: isUnit(id) && below(4) === 0 && !isPenguin(id), box, ship };
    }
    // Some who may be summoned, and some who bar the ways.
    for (const id of pool(seat)) {
      if (!pieces[id] && below(5) === 0 && near.length > 0 && id !== TERRAMAX) {
        const to = oneOf(near);
        if (!mayStand(id, to)) continue;
        pieces[id] = { at: to, ship: seas.has(to) ? `far-${seat}-${to}` : null };
      }
    }
  });
  const from = kind === 'assault' || kind === 'sortie' || near.length === 0 ? null : oneOf(near);
  const call: BattleCall = {
    at: place,
    kind: kind === 'berserk' ? 'field' : kind,
    attacker,
    attackers: sides[attacker]!,
    from,
    ...(sea && { defenderShip: `ship-${1 - attacker}` }),
  };
  const known = Object.fromEntries(
    Object.keys(setUp({ scenario: 'standard' }).wizardry).map((id) => [id, everySpell()]),
  );
  return {
    penguins,
    pieces,
    call,
    known,
    // Spells mostly work or fail tragically, every way of failing alike.
    dice: {
      'spell-check': Array.from({ length: 40 }, () => oneOf([1, 1, 1, 9, 10, 10])),
      'spell-failure': Array.from({ length: 40 }, () => oneOf([1, 5, 8, 8, 8, 10])),
    },
    seed: `playout ${seed}`,
    ...(kind === 'berserk' && {
      *run(t) {
        yield* berserkBattle(t);
        return 'done';
      },
    }),
    change(g) {
      for (const c of Object.values(g.counters)) {
        if (c.ship !== null) g.ships[c.ship] = { seat: 0, from: null };
      }
      for (const [id, c] of Object.entries(g.counters)) if (c.ship !== null) g.ships[c.ship]!.seat = seatOf(id);
      if (kind === 'assault' || kind === 'sortie') {
        g.inside[place] = true;
        g.castles[place] = kind === 'sortie' ? attacker : 1 - attacker;
      }
      const holder = counters.find((id) => seatOf(id) === 0 && isWizard(id) && g.counters[id]!.fate === 'map');
      if (g.counters[TERRAMAX]!.fate === 'map')
        g.terramax = { wizard: holder ?? null, berserk: kind === 'berserk' || !holder };
    },
  };
}
