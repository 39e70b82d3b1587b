import type { FieldMenu, ShownField } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { usualValue } from './legal.ts';
import { wholeLabels } from './suggestion-rows.ts';
import { button, buttonRows } from './terms/menu.ts';
import { headed, sayCommon } from './terms/text.ts';
import { valueText } from './values.ts';

/** How one field is asked: the usual value first, then what its kind offers. */
export function fieldMenu(shown: ShownField): FieldMenu {
  const kind = askingOf(shown.field);
  if (kind.isStuck(shown))
    return { lines: [sayCommon('refusal.nothing-fits', shown.locale)], rows: [], navigation: [] };
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
function usually(shown: ShownField): string | undefined {
  const { field, partial, locale } = shown;
  const usual = partial === undefined ? usualValue(shown) : undefined;
  return usual && headed(sayCommon('button.usual', locale), valueText(shown, field, usual.value), locale);
}
