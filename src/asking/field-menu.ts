import type { FieldMenu, Shown } from './fields/field.ts';
import { kindOf } from './fields/kinds.ts';
import { usualValue } from './legal.ts';
import { button, buttonRows, type Row } from './menu.ts';
import { headed, say } from './text.ts';
import { valueText } from './values.ts';

/** How one field is asked: the usual value first, then what its kind offers. */
export function fieldMenu(shown: Shown): FieldMenu {
  const kind = kindOf(shown.field);
  if (kind.isStuck(shown)) return { lines: [say('refusal.nothing-fits', shown.locale)], rows: [], navigation: [] };
  const menu = kind.menu(shown);
  return { ...menu, rows: [...usually(shown), ...menu.rows] };
}

/** The usual value, while nothing has been chosen yet. */
function usually(shown: Shown): Row[] {
  const { field, partial, ids, locale } = shown;
  const usual = partial === undefined ? usualValue(shown) : undefined;
  if (!usual) return [];
  const value = valueText(shown, field, usual.value);
  return buttonRows([button({ kind: 'usual', ...ids }, headed(say('button.usual', locale), value, locale), 'success')]);
}
