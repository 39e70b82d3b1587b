/** Options of a match as they are typed to a script: "scenario=war-of-the-dragon,penguins=on". */
export const OPTIONS_HELP = 'options of the match, for instance scenario=war-of-the-dragon,penguins=on';

/** Reads them against the game's own; an unknown one ends the script with one clear line and exit code 2. */
export function readOptions(
  name: string,
  options: Readonly<Record<string, readonly string[]>>,
  typed: string,
): Record<string, string> {
  const pairs = typed.split(',').filter((one) => one !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [option, value] = pair.split('=') as [string, string | undefined];
      if (value === undefined || !options[option]?.includes(value)) {
        const legal = Object.entries(options).map(([key, values]) => `${key}=${values.join('|')}`);
        process.stderr.write(`${name}: no option "${pair}"; there are ${legal.join(', ')}\n`);
        process.exit(2);
      }
      return [option, value];
    }),
  );
}
