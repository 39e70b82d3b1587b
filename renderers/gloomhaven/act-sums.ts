import type { Locale } from '#core/text';
import { perkCard } from '#games/gloomhaven/printed/content/perk-cards';
import { text as printed } from '#games/gloomhaven/printed/text';
import { setText } from '../measure.ts';
import { group, type Node, path, type Sprite, stroke, words } from '../scene.ts';
import { creamFaint, doneLight } from '../theme.ts';
import { type Drawn, isSigned, type Signed } from './blow-sums.ts';
import { conditionBadge, opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';

/** What a blow was added up of, below its sign: the sum, what a curse, a blessing or a helmet made of it, and cards that did not count. */

/** Letters of a sum, nine pixels on a phone at least; and how wide a sign beside it is. */
const [SUM, BADGE] = [32, 34];

/** Round the middle of its height. */
export function sumSprite(sum: string, drawn: Drawn | undefined, locale: Locale): Sprite {
  const nodes: Node[] = [];
  let x = 0;
  for (const part of sum.split(/[{}]/)) {
    if (isSigned(part)) {
      nodes.push(group([signBefore(part)], { x: x + BADGE / 3, y: 0, tag: `sum-sign:${part}` }));
      x += BADGE - 9;
      continue;
    }
    const said = words(part, x, 0, { size: SUM, bold: true, colour: doneLight, tag: 'sum' });
    nodes.push(said);
    x += setText(said).box.w;
  }
  const badge = (sign: Node) => {
    nodes.push(group([sign], { x: x + 6 + BADGE / 2, y: 0 }));
    x += 6 + BADGE;
  };
  if (drawn?.fate) badge(fateSign(drawn.fate));
  for (const id of drawn?.dropped ?? []) {
    const from = x + 8;
    if (isFate(id)) badge(conditionBadge(id, BADGE - 2));
    else {
      const card = perkCard(id)?.card ?? id;
      const text = words(printed.say({ key: `modifier.${card}` }, locale), x + 12, 0, {
        size: SUM,
        bold: true,
        colour: creamFaint,
      });
      nodes.push(text);
      x += 12 + setText(text).box.w;
    }
    nodes.push({ ...path(`M${from} 11 L${x + 4} -11`, { stroke: stroke('#ff9a6a', 4) }), tag: `dropped:${id}` });
    x += 4;
  }
  return { w: x, h: 0, nodes: [group(nodes, { tag: `sum:${sum}` })] };
}

const signBefore = (what: Signed): Node =>
  what === 'poison' ? conditionBadge('poison', BADGE - 10) : opSign(what, BADGE - 10, doneLight);

const isFate = (id: string): id is 'curse' | 'bless' => id === 'curse' || id === 'bless';
const fateSign = (fate: NonNullable<Drawn['fate']>): Node =>
  group([isFate(fate) ? conditionBadge(fate, BADGE - 2) : slotSign('head', BADGE - 4, doneLight)], {
    tag: `fate:${fate}`,
  });
