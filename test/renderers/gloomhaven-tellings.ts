import type { Event, Json } from '#core/types';
import type { SeenFigure } from '#games/gloomhaven/seen/view.types';
import type { Look } from '#renderers/pictures';

/** Deeds of Gloomhaven as events, and a look at a board after some of them. */

export const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
export const lookAt = (...events: Event[]): Look => ({ locale: 'en', now: { said: [], events, asked: [] } });
export const turn = (actor: string): Event => tell('monster-turn', { actor });
export const attack = (actor: SeenFigure, target: SeenFigure, damage: number): Event =>
  tell('attack', { actor: actor.id, target: target.id, from: actor.at, at: target.at, sum: damage, damage });
export const suffers = (actor: SeenFigure, n: number): Event =>
  tell('suffers', { actor: actor.id, n, by: 'attack', hp: 5 });
