import { composed, type Growing } from '#core/deeds';
import type { Event, ToldDeed } from '#core/types';
import { actionOf, automaTurnOf, fruitsOf } from './came.ts';
import { fightOf } from './fight.ts';
import { movesOf } from './moves.ts';
import { trapOf } from './nothing.ts';

/** Deeds put together of what the rules tell bit by bit: here, and so the same on the board, in the news, in the log and in films. */

/** What may be told amid a deed without being a part of it: it stands by itself behind it. */
const AMID: ReadonlySet<string> = new Set(['automa-fights', 'cost-paid', 'declines', 'takes-all']);

const begun = (event: Event): Growing | undefined =>
  actionOf(event) ?? movesOf(event) ?? fightOf(event) ?? automaTurnOf(event) ?? fruitsOf(event) ?? trapOf(event);

/** A deed that has been put together already is taken as it is. */
const isRetold = ({ shown }: Event): boolean => shown.came !== undefined;

/** The events, deed by deed. What only some seats know stays apart. */
export const deeds = (events: readonly Event[]): ToldDeed[] => composed(events, { begun, amid: AMID, isRetold });
