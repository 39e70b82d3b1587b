import type { Locale } from '#core/text';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { list } from '../prose.ts';
import { group, type Node, rect, stroke, words } from '../scene.ts';
import { clipped } from '../whole-words.ts';
import { skull } from './bust-parts.ts';
import { className } from './names.ts';
import { opSign } from './signs.ts';
import { say } from './text.ts';

/** That a scenario is decided while its last round is played on (GH-2.2): a band below the question, red with the reason where it is lost. */

const HIGH = 60;
/** How high the band is; 0 while nothing is decided, and after the end. */
export const bandOf = ({ ends, phase }: View): number => (ends && phase !== 'over' ? HIGH : 0);

/** The band at the height `y`; nothing while nothing is decided. */
export function endsBand(view: View, locale: Locale, y: number): Node[] {
  if (bandOf(view) === 0) return [];
  const isLost = view.ends === 'lost';
  const [fill, edge] = isLost ? ['#8e1b12', '#ff8a70'] : ['#6a4a10', '#ffd75e'];
  const sign = isLost
    ? group(skull('#ffe9e2'), { x: 46, y: 28, scale: 0.8 })
    : group([opSign('xp', 36, '#ffe9b0')], { x: 46, y: 28 });
  const text = words(said(view, locale), 84, 29, { size: 33, bold: true, colour: '#ffffff', width: 1090 });
  return [
    group(
      [
        rect({ x: 0, y: 0, w: 1200, h: HIGH }, { fill: '#1c0c08' }),
        rect({ x: 8, y: 1, w: 1184, h: HIGH - 6 }, { fill, stroke: stroke(edge, 3), radius: 10 }),
        sign,
        clipped(text, 27),
      ],
      {
        y,
        tag: `decided:${view.ends}`,
      },
    ),
  ];
}

function said(view: View, locale: Locale): string {
  if (view.ends !== 'lost') return say('band.won', locale);
  const why = reasons(view, locale);
  return why.length > 0 ? say('band.lost', locale, { why: list(why, locale) }) : say('band.lost-bare', locale);
}

/** By which of its losses, as far as all can see it. */
const reasons = (view: View, locale: Locale): string[] =>
  scenario(view.scenario).losses.flatMap((loss) => reasonOf(view, loss, locale) ?? []);

type Loss = ReturnType<typeof scenario>['losses'][number];

function reasonOf({ characters, killed, round }: View, loss: Loss, locale: Locale): string | undefined {
  switch (loss.type) {
    case 'anyone-exhausted': {
      const gone = characters.filter(({ exhausted }) => exhausted).map((one) => className(one.class, locale));
      return gone.length > 0 ? say('band.exhausted', locale, { who: list(gone, locale) }) : undefined;
    }
    case 'objectives-destroyed': {
      const what = say(`objective.${loss.objective}`, locale);
      return (killed[loss.objective] ?? 0) > 0 ? say('band.destroyed', locale, { what }) : undefined;
    }
    case 'round-limit':
      return round >= loss.round ? say('band.late', locale, { n: loss.round }) : undefined;
  }
}
