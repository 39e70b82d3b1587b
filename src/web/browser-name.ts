/** In this order, for most of them name those below as well. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS)/],
  ['Linux', /\bLinux\b/],
] as const;

/** What kind of browser has sent this `User-Agent`, as `Firefox, Linux`; empty when it says nothing that is known. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((all) => all.find(([, sign]) => sign.test(agent))?.[0]);
  return found.filter(Boolean).join(', ');
}
