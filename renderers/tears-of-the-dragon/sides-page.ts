import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { units } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import { slab } from '../paper.ts';
import type { Page } from '../pictures.ts';
import { cut, list, sentence, sentences } from '../prose.ts';
import { type Node, put, words } from '../scene.ts';
import { ink, paper, seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { faceName, sideName } from './names.ts';
import { aimOf, dragonWords, lossParts } from './standing.ts';
import { say } from './text.ts';

/** Both sides in words, on request: what they hold, what they can raise, who is off the map. */
export function sidesPage(view: View, locale: Locale): Page {
  const title = say('sides.title', locale);
  const told = [0, 1].map((seat) => ({ seat, lines: linesOf(view, seat, locale) }));
  const dragon = dragonWords(view, locale);
  let y = 92;
  const nodes: Node[] = [...heading(title, { x: 24, y: 16, w: 1152, size: 40 })];
  for (const { seat, lines } of told) {
    const { h, drawn } = card(seat, lines, { y, locale });
    nodes.push(...drawn);
    y += h + 16;
  }
  if (dragon) {
    nodes.push(words(dragon, 40, y + 20, { size: 29, bold: true, colour: ink, width: 1120 }));
    y += 52;
  }
  const said = told.map(({ seat, lines }) =>
    say('alt.stack', locale, { side: sideName(seat, locale), pieces: list(lines, locale) }),
  );
  return {
    name: title,
    scene: { width: 1200, height: Math.ceil(y + 8), ground: paper, lang: locale, nodes },
    alt: cut(
      sentences(
        [...said, ...(dragon ? [dragon] : [])].map((one) => sentence(one, locale)),
        locale,
      ),
      1000,
    ),
  };
}

function linesOf(view: View, seat: SeatId, locale: Locale): string[] {
  const aim = aimOf(view, seat);
  const pool = Object.entries(view.pools[seat] ?? {}).flatMap(([face, n]) =>
    n > 0 && units.has(face) ? [`${faceName(face, locale)} ×${n}`] : [],
  );
  const lost = view.lost[seat] ?? 0;
  return [
    say('sides.aim', locale, { what: say(aim.key, locale), n: aim.held, of: aim.of }),
    ...(view.first === seat ? [say('first', locale)] : []),
    ...(lost > 0 ? [say('bonus', locale, { n: lost })] : []),
    say('sides.pool', locale, { pieces: list(pool, locale) || say('pool-empty', locale) }),
    ...lossParts(view, seat, locale),
  ];
}

function card(
  seat: SeatId,
  lines: readonly string[],
  { y, locale }: { y: number; locale: Locale },
): { h: number; drawn: Node[] } {
  const look = seatLook(seat);
  let at = y + 84;
  const rows = lines.map((text) => {
    const node = words(text, 130, at, { size: 28, colour: ink, width: 1030, lines: 3, valign: 'top' });
    at += setText(node).box.h + 8;
    return node;
  });
  const h = Math.max(130, at - y + 10);
  return {
    h,
    drawn: [
      ...slab({ x: 16, y, w: 1168, h }, look.light, look.dark),
      put(arms(seat, 84), 30, y + 16),
      words(sideName(seat, locale), 130, y + 44, { size: 36, face: 'display', colour: look.dark, width: 1000 }),
      ...rows,
    ],
  };
}
