import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, put, type Scene } from '../scene.ts';
import { BAR, LOW_BAR } from '../story-bar.ts';
import { wood } from '../theme.ts';
import { effects } from './effects.ts';
import { BRIEF_FOOT, foot, footHeight } from './foot.ts';
import { MAP, WHOLE } from './geography.ts';
import { head } from './head.ts';
import { heroStrip, stripFrame } from './hero-strip.ts';
import { NOTHING, openMap } from './map.ts';
import { focusOf, zoom } from './zoom.ts';

/** A board is posted no higher than this. */
const MOST_HIGH = 1880;

/** The public picture: a region or a place drawn large if one is asked for, else the whole board. */
export function board(view: View, look: Look): Scene {
  const focus = focusOf(look.focus);
  if (focus) return zoom(view, look, focus);
  const came = effects(view, look);
  const bar = look.frame ? LOW_BAR : BAR;
  const top = bar + came.h;
  const whole = footHeight(view);
  const low = top + MAP.h + whole > MOST_HIGH ? BRIEF_FOOT : whole;
  return {
    width: MAP.w,
    height: top + MAP.h + low,
    ground: wood,
    lang: look.locale,
    nodes: [
      group([openMap(view, look, { seen: WHOLE, scale: 1 }, { ...NOTHING, kept: [stripFrame(view)] })], { y: top }),
      group(heroStrip(view, look), { y: top, tag: 'strip' }),
      group(foot(view, look, low), { y: top + MAP.h, tag: 'foot' }),
      put(came, 0, bar),
      ...head(view, look, look.frame),
    ],
  };
}
