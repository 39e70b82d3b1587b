import type { FieldMenu, Shown } from './field/field.ts';
import { kindOf } from './fields/kinds.ts';
import { usualValue } from './legal.ts';
import { wholeLabels } from './suggestion-rows.ts';
import { button, buttonRows } from './terms/menu.ts';
import { headed, say } from './terms/text.ts';
import { valueText } from './values.ts';

/** How one field is asked: the usual value first, then what its kind offers. */
export function fieldMenu(shown: Shown): FieldMenu {
  const kind = kindOf(shown.field);
  if (kind.isStuck(shown)) return { lines: [say('refusal.nothing-fits', shown.locale)], rows: [], navigation: [] };
  const menu = kind.menu(shown);
  const usual = usually(shown);
  if (usual === undefined) return menu;
  const { ids } = shown;
  const rows = buttonRows([button({ kind: 'usual', ...ids }, usual, 'success')]);
  return {
    ...menu,
    lines: [...menu.lines, ...wholeLabels([usual]).map((words) => `-# ${words}`)],
    rows: [...rows, ...menu.rows],
  };
}

/** The words of the usual value, while nothing has been chosen yet. */
function usually(shown: Shown): string | undefined {
  const { field, partial, locale } = shown;
  const usual = partial === undefined ? usualValue(shown) : undefined;
  return usual && headed(say('button.usual', locale), valueText(shown, field, usual.value), locale);
}
