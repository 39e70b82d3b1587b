import { locationAt } from '../map/map.ts';
import type { Site } from './shapes.ts';

/** Whether a card that names where it fits is for this place. */
export function fitsSite(site: Site, place: string): boolean {
  if (site === 'any') return true;
  return 'at' in site ? site.at === place : (site.regions as readonly string[]).includes(locationAt(place).region);
}
