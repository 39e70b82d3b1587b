import { has, mayAttack, mayMove } from '../../state/figures/conditions.ts';
import { allies, character, enemies, playing } from '../../state/figures/figures.ts';
import { isHidden } from '../../state/items/worn.ts';
import { boardOf, hexOf } from '../../state/map/board.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import { heroId } from '../../state/names.ts';
import { figuresAt, placeOf } from '../../state/order.ts';
import type { Figure, State } from '../../state/state.ts';
import { isFlying } from '../../state/values/flying.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { isMelee, type Plan } from '../lines/plan.ts';
import { foesOf } from '../lines/targets.ts';
import type { Action, Enemy, Position } from '../monsters/position.ts';

/** The pure module's question for a figure of this state (GH-9). */

/** What it is about to do: how far it moves, and the attack after (or before) it. */
export interface Doing {
  move: number;
  jump: boolean;
  plan?: Plan | undefined;
  attackFirst?: boolean;
  kept?: string | undefined;
}

export function positionFor(g: State, deed: Deed, doing: Doing): Position {
  const actor = actorOf(g, deed)!;
  const foes = foesOf(g, deed);
  const at = (figures: readonly Figure[]) => figures.map((one) => hexOf(one.at));
  const hexes = (type: Parameters<typeof hexesWith>[1]) => hexesWith(g, type).map(hexOf);
  return {
    ground: boardOf(g).ground,
    obstacles: hexes('obstacle'),
    traps: hexes('trap'),
    hazardous: hexes('hazardous'),
    difficult: hexes('difficult'),
    here: hexOf(actor.at),
    allies: at(deed.commander === undefined ? allies(g, actor) : enemies(g, actor)),
    enemies: foes.map((one) => enemyOf(g, one)),
    action: actionOf(g, actor, doing),
    ...(doing.kept !== undefined && { kept: doing.kept }),
  };
}

function actionOf(g: State, actor: Figure, { move, jump, plan, attackFirst = false }: Doing): Action {
  return {
    move,
    attack: plan !== undefined,
    range: plan && !isMelee(plan) ? plan.range : 0,
    targets: plan?.ability.allOnFocus ? 1 : (plan?.targets ?? 1),
    aoe: plan?.aoe ?? null,
    flying: isFlying(g, actor),
    jump,
    muddled: has(actor, 'muddle'),
    disarmed: !mayAttack(actor),
    immobilized: !mayMove(actor),
    attackFirst,
  };
}

/** GH-9.16: the order of the round, which the players have settled where it was open. */
function enemyOf(g: State, figure: Figure): Enemy {
  const place = placeOf(g, figure);
  const enemy: Enemy = { id: figure.id, hex: hexOf(figure.at), initiative: place, invisible: isHidden(g, figure) };
  if (figure.kind === 'character') enemy.rests = character(g, figure.seat).chosen?.what === 'rest';
  else if (figure.kind === 'summon') enemy.summonOf = heroId(figure.owner);
  // GH-13.10: things that do not act have no place in the order and come last.
  else if (figure.kind === 'objective' && place < 0) enemy.initiative = g.order.length + playing(g);
  else enemy.second = place < 0 ? 0 : figuresAt(g, g.order[place]!).indexOf(figure);
  return enemy;
}
