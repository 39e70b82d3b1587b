import type { Printed } from '#core/rulebook';
import type { Locale } from '#core/text';
import { type Location, locations, type Path, paths, regions, seaPath } from '../../printed/map/map.ts';
import { named, says } from './printed.ts';

/** The map: every location with its paths, and the regions (MEQ-1.5, MEQ-6.6). */

const pathLine = ({ a, b, terrain, cost, water }: Path, from: string, locale: Locale): string =>
  says(terrain === null ? 'path-bare' : 'path', locale, {
    to: a === from ? b : a,
    terrain: terrain ?? undefined,
    cost,
    water,
  });

/** The paths of a location, and the way by sea that a Boat opens (MEQ-6.7). */
function waysFrom(id: string, locale: Locale): string[] {
  const { a, b, cost } = seaPath;
  return [
    ...paths.filter((one) => one.a === id || one.b === id).map((one) => pathLine(one, id, locale)),
    ...(a === id || b === id ? [says('sea', locale, { to: a === id ? b : a, cost })] : []),
  ];
}

const SEES: Record<Location['type'], string[]> = {
  haven: ['havens', 'rest'],
  stronghold: ['strongholds', 'perilous'],
  normal: ['map', 'move'],
};

const place = (one: Location): Printed => ({
  kind: 'place',
  id: one.id,
  title: named(`location.${one.id}`),
  text: (locale) =>
    says(`place.${one.type}`, locale, {
      region: one.region,
      holds: one.type === 'stronghold' ? one.holds : undefined,
      perilous: one.perilous,
      paths: waysFrom(one.id, locale).join('\n'),
    }),
  see: [...SEES[one.type], `region-${one.region}`],
});

export const places = (): Printed[] => [
  ...[...locations.values()].map(place),
  ...[...regions.values()].map(
    ({ id, pair }): Printed => ({
      kind: 'region',
      id,
      title: named(`region.${id}`),
      text: (locale) =>
        says('region', locale, {
          places: [...locations.values()].flatMap((one) => (one.region === id ? [one.id] : [])),
          with: [...regions.values()].find((one) => one.pair === pair && one.id !== id)!.id,
        }),
      see: ['map', `stack-${pair}`],
    }),
  ),
];
