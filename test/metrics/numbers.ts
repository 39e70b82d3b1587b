/** What Prometheus reads: numbers by their names, labels included. */
export const numbersIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );

/** The values of all labels. */
export const labelsIn = (text: string): string[] =>
  Object.keys(numbersIn(text)).flatMap((name) => [...name.matchAll(/="([^"]*)"/g)].map(([, value]) => value!));
