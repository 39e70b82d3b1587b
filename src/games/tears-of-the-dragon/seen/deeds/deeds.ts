import { composed, type Growing } from '#core/deeds';
import type { Event, ToldDeed } from '#core/types';
import { blowsOf, joinedOf, partingOf, withVain } from './fights.ts';
import { rageOf } from './rages.ts';
import { searchOf } from './searches.ts';
import { spellOf } from './spells.ts';
import { initiativeOf, marchOf } from './turns.ts';

/** Deeds put together of what the rules tell bit by bit: here, and so the same on the board, in the news and in the log. */

/** What may be told amid a deed without being a part of it: it stands by itself behind it. */
const AMID: ReadonlySet<string> = new Set(['dragon-broke-loose', 'victim-named']);

const begun = (event: Event): Growing | undefined =>
  partingOf(event) ??
  rageOf(event) ??
  blowsOf(event) ??
  joinedOf(event) ??
  spellOf(event) ??
  searchOf(event) ??
  initiativeOf(event) ??
  marchOf(event);

/** A deed that has been put together already is taken as it is. */
const isRetold = ({ shown }: Event): boolean => shown.came !== undefined;

/** The events, deed by deed. What only some seats know stays apart. */
export const deeds = (events: readonly Event[]): ToldDeed[] =>
  withVain(composed(events, { begun, amid: AMID, isRetold }));
