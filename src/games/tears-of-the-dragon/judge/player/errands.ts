import { areas, lair, penguinAreas, wizards } from '../../printed/content.ts';
import { homeOf } from '../../rules/setup.ts';
import {
  at,
  boxOf,
  commandOf,
  freeCommand,
  ISLAND,
  isLeader,
  isUnit,
  isWizard,
  leads,
  mayCommand,
  SUMMON_PENGUINS,
  seatOf,
  TERRAMAX,
} from '../../state/pieces.ts';
import { hasSecrets, isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { type Aim, ahead, castleValue, caution, complete } from '../advice/aims.ts';
import { bestMarches, followersOf, groupings, hostsOf, speedOf } from '../advice/marches.ts';
import { odds } from '../advice/odds.ts';
import { crew, sailsOf, sailWorth, setOut, VOYAGE } from '../advice/sea.ts';
import { attacking, dearestFirst, holding, type Sight, stackAt, stackOf } from '../advice/sight.ts';
import { judged } from '../spells/index.ts';
import { magicWorth } from './spells.ts';

/** What else can be done in an activation, and whom to activate for it. */

/** Nothing is better than the tower. */
export const TOWER = 40;
export const WORTH = {
  search: 10,
  spell: 1.6,
  recruit: 1.4,
  replenish: 0.7,
  cadmin: 0.2,
  dragon: 4,
  sortie: 5,
} as const;

/** An assault on a castle, a sortie, or coming out of hiding where no wall is, at sea too: only when ahead. */
export function attackWorth(sight: Sight, group: readonly string[]): number {
  const { g, seat, foe } = sight;
  const place = g.counters[group[0]!]!.at;
  const stack = stackOf(g, group);
  const foes = stackAt(sight.theirs, place);
  const sortie = g.castles[place] === seat;
  const won = odds(attacking(stack), sortie ? attacking(foes) : holding(sight, place, foe, foes));
  if (won < ahead(sight)) return -stack.value * (1 - won);
  const prize = g.castles[place] === foe ? castleValue(g, place) : 0;
  return (sortie ? WORTH.sortie : prize) * won + foes.value * 0.3 - (1 - won) * stack.value * 0.5 * caution(sight);
}

/** What the piece could do by itself where it stands, without its march. */
function errandOf(sight: Sight, aims: readonly Aim[], id: string): number {
  const { g, seat, foe } = sight;
  const c = g.counters[id]!;
  const area = areas.get(c.at);
  if (c.ship !== null) return Math.max(0, ...sailsOf(sight, id).map((to) => sailWorth(sight, id, to)));
  if (isUnit(id) || !area) return 0;
  const alone = stackAt(sight.theirs, c.at).n === 0;
  let best = 0;
  if (hasSecrets(g, c.at) && alone) {
    const unknown = !g.knowledge[seat]!.includes(c.at);
    if (unknown) best = Math.max(best, WORTH.search * (isLeader(id) && followersOf(sight, id).length > 0 ? 0.95 : 0.5));
    else if (isWizard(id) && hasRoom(g, id)) best = Math.max(best, WORTH.spell);
  }
  if (isLeader(id) && alone && (area.type === 'city' || area.type === 'port' || c.at === homeOf(seat))) {
    if (boxOf(g, id).length < commandOf(id)) best = Math.max(best, WORTH.recruit);
  }
  if (area.replenishPerTurn > 0 && isLeader(id)) {
    const hurt = followersOf(sight, id).filter((one) => isUnit(one) && g.counters[one]!.reduced).length;
    best = Math.max(best, WORTH.replenish * Math.min(hurt, area.replenishPerTurn));
  }
  if (id === g.ambassador && area.cadminRecruit && !g.cadminRaised) best = Math.max(best, WORTH.cadmin);
  if (isWizard(id) && seat === 0 && c.at === lair.adjacentTo && g.counters[TERRAMAX]!.fate === 'pool')
    best = WORTH.dragon;
  if (complete(sight, seat) && area.type === 'port') {
    const others = isLeader(id) ? at(g, c.at, seat).filter((one) => one !== id && !g.counters[one]!.spent) : [];
    const going = crew(g, [id, ...others]);
    const persons = going.filter((one) => !isUnit(one));
    if (setOut(sight, persons, c.at)) best = Math.max(best, VOYAGE);
  }
  const siege = g.castles[c.at] === foe || (g.castles[c.at] === seat && !alone);
  if (siege && isLeader(id))
    for (const host of [[id, ...followersOf(sight, id)], ...hostsOf(sight, id, () => 2)])
      best = Math.max(best, attackWorth(sight, host));
  if (callsPenguins(g, c.at, [id])) best = Math.max(best, judged[SUMMON_PENGUINS].recruit.worth);
  if (isWizard(id)) best = Math.max(best, magicWorth(sight, aims, id));
  if (c.at === ISLAND) best = TOWER;
  return best;
}
/** TD-27.2: one of these knows the spell, and a leader with free command stands on a penguin coast with him. */
const callsPenguins = (g: State, place: string, ids: readonly string[]): boolean =>
  penguinAreas.has(place) &&
  ids.some((id) => isWizard(id) && g.wizardry[id]!.known.includes(SUMMON_PENGUINS)) &&
  !g.recruited[place] &&
  at(g, place, seatOf(ids[0]!)).some((id) => isLeader(id) && freeCommand(g, id) > 0);
export const hasRoom = (g: State, id: string): boolean => g.wizardry[id]!.known.length < wizards.get(id)!.maxSpells;

/** What the seat may expect of activating this piece: its march or errand, and some of those below it. */
export function activationWorth(sight: Sight, aims: readonly Aim[], id: string): number {
  const { g, seat } = sight;
  const c = g.counters[id]!;
  const speed = speedOf(sight);
  const own = (head: string): number => {
    const known = sight.known.get(head);
    if (known !== undefined) return known;
    const groups = isLeader(head)
      ? [...groupings(sight, head, followersOf(sight, head), speed), ...hostsOf(sight, head, speed)]
      : [[head]];
    const [march] = g.counters[head]!.ship === null ? bestMarches(sight, aims, { groups, speed, most: 1 }) : [];
    const worth = Math.max(march?.worth ?? 0, errandOf(sight, aims, head));
    sight.known.set(head, worth);
    return worth;
  };
  // Single units are for those who have no leader left to send, or for ruins that they can hold alone.
  const dragon = id === TERRAMAX && isWar(g);
  if (isUnit(id) && !dragon && sight.mine.get(c.at)?.persons.some(isLeader)) return 0;
  if (!isLeader(id)) {
    // Who lies in a box had better go with his leader.
    const waits = c.box !== null && !g.counters[c.box]!.spent && c.ship === null;
    const obeyed = id === g.terramax.wizard && g.counters[TERRAMAX]!.fate === 'map' && !g.counters[TERRAMAX]!.spent;
    const ridden = obeyed ? Math.max(0, own(TERRAMAX)) : 0;
    return ridden + own(id) * (dragon ? 1 : isWizard(id) ? (waits ? 0.6 : 1) : 0.5);
  }
  const below = at(g, c.at, seat).filter((one) => isLeader(one) && one !== id && !g.counters[one]!.spent);
  return own(id) + 0.5 * below.reduce((sum, one) => sum + Math.max(0, own(one)), 0);
}

/** Lays into a leader's box the best of those who lie open beside him. */
export function arrangeIdeas(sight: Sight): { leader: string; pieces: string[] }[] {
  const { g } = sight;
  if (!g.activation) return [];
  const late = complete(sight, sight.seat);
  return Object.keys(g.activation.members)
    .filter((id) => leads(g, id))
    .flatMap((leader) => {
      const room = commandOf(leader) - boxOf(g, leader).length;
      if (room <= 0) return [];
      const c = g.counters[leader]!;
      const open = at(g, c.at, sight.seat).filter((id) => {
        const d = g.counters[id]!;
        if (d.box !== null || d.spent || d.fixed || d.ship !== c.ship || isLeader(id) || (id === TERRAMAX && !isWar(g)))
          return false;
        return (
          mayCommand(leader, id) && (isUnit(id) || late || (id !== g.ambassador && !boxOf(g, leader).some(isWizard)))
        );
      });
      const wizard = open.filter(isWizard).slice(0, late ? 2 : 1);
      const units = dearestFirst(g, open.filter(isUnit));
      const added = [...wizard, ...units].slice(0, room);
      return added.length === 0 ? [] : [{ leader, pieces: [...boxOf(g, leader), ...added] }];
    });
}
