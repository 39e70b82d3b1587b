import type { Message } from '#core/types';
import type { Area, Where, Who } from '../schema/terms/aim.ts';
import type { Rank } from '../schema/terms/base.ts';
import { json, said } from './parts.ts';

interface Aim {
  who: Who;
  range?: number | undefined;
  rangeMod?: number | undefined;
  where?: Where | undefined;
  targets?: number | 'all' | undefined;
}

/** "all adjacent enemies", "one normal enemy within range 3", "self and all adjacent allies", "self". */
export function aimWords({ who, range, rangeMod, where, targets }: Aim, ranks?: readonly Rank[]): Message {
  if (who === 'self') return said('aim.self');
  const isAll = targets === 'all';
  if (who === 'self-or-ally' && isAll)
    return said('aim.and-self', { them: json(aimWords({ who: 'ally', range, rangeMod, where, targets })) });
  const place = placeWords({ range, rangeMod, where }, isAll);
  const args = {
    who: json(said(`who.${targets ? 'many' : 'one'}.${who}`)),
    rank: ranks && json(said(ranks.length > 1 ? 'rank-of.any' : `rank-of.${ranks[0]}`)),
    adjacent: range === 1 && !where,
    place: place && json(place),
  };
  if (isAll) return said('aim.all', args);
  return targets ? said('aim.several', { ...args, n: targets }) : said('aim.one', args);
}

function placeWords({ range, rangeMod, where }: Omit<Aim, 'who'>, isAll: boolean): Message | undefined {
  if (where) return where === 'anywhere' && isAll ? undefined : said(`where.${where}`);
  if (rangeMod !== undefined) return said('where.own-range');
  return range === 1 ? undefined : said('where.range', { range });
}

/** "area of 3 hexes". */
export const areaWords = ({ origin, hexes }: Area): Message => said(`area.${origin}`, { n: hexes.length });
