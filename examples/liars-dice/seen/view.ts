import type { Viewer } from '#core/types';
import { isOver } from '../state/cups.ts';
import type { State } from '../state/state.ts';
import type { View } from './view.types.ts';

/** LD-1.2: what a viewer may know, built up from nothing. */
export const view = (g: State, viewer: Viewer): View => ({
  viewer,
  ones: g.ones,
  round: g.round,
  left: g.left,
  turn: isOver(g) ? null : g.turn,
  bids: g.bids,
  own: viewer === 'spectator' ? [] : g.cups[viewer]!,
  shown: g.shown,
});
