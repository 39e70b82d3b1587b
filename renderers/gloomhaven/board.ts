import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Scene } from '../scene.ts';
import { askedHexes } from './asked-marks.ts';
import { boardLie } from './crop.ts';
import { FOG } from './dungeon.ts';
import { foot } from './foot.ts';
import { HEAD, head } from './head.ts';
import { isInTown, isWithin } from './lie.ts';
import { mapGroup } from './map.ts';
import { goesOn, overview } from './overview.ts';
import { town } from './town.ts';

/** The public picture: the story, the revealed map as large as it may be, and how everybody fares. */

/** What is further out than this, in pixels, is not shown: words and signs of it would be cut. */
const MARGIN = 26;

export function board(view: View, look: Look): Scene {
  const below = foot(view, look.locale);
  const lie = boardLie(view, { above: HEAD, below: below.h }, look);
  const bottom = HEAD + lie.h;
  const asked = (look.now?.asked ?? []).map(({ seat }) => seat);
  return {
    width: 1200,
    height: Math.ceil(bottom + below.h),
    ground: FOG,
    lang: look.locale,
    nodes: [
      ...(isInTown(view)
        ? [group(town(view, asked, lie.h), { y: HEAD, tag: 'map' })]
        : [
            mapGroup(view, look, { lie, y: HEAD, shows: (at) => isWithin(lie, at, MARGIN) }),
            group([...goesOn(view, lie), ...overview(view, lie, askedHexes(view, look))], { y: HEAD, tag: 'beyond' }),
          ]),
      ...head(view, look),
      group(below.nodes, { y: bottom, tag: 'foot' }),
    ],
  };
}
