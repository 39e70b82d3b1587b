import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { say } from './text.ts';

/** The number that stands on a minion of the map: what it is, and what the legend calls it. */

type Minion = Pick<View['minions'][number], 'health' | 'damage'>;

export const healthLeft = ({ health, damage }: Minion): number => health - damage;
export const calledLeft = (locale: Locale): string => say('health-left', locale);
