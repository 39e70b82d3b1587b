import { readFileSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { builtOf } from './built.ts';
import type { Place } from './walks.ts';

/** Where what is heard is put down: a debugger's condition sees nothing but what is global. */
const heardHere = globalThis as { castellanHeard?: string[] };

/**
 * What is called while `work` is done, of the functions at these places and in order. The debugger of this process listens to the program as
 * it is: each function has a breakpoint whose condition puts the call down and never holds. Throws when a file has no such function.
 */
export async function heard(places: readonly Place[], work: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  heardHere.castellanHeard = calls;
  const session = new Session();
  session.connect();
  try {
    session.post('Debugger.enable');
    for (const place of new Map(places.map((one) => [one.called, one])).values()) listen(session, place);
    await work();
  } finally {
    session.disconnect();
    delete heardHere.castellanHeard;
  }
  return calls;
}

function listen(session: Session, { file, name, called }: Place): void {
  const path = builtOf(file);
  const { line, column } = bodyOf(readFileSync(path, 'utf8'), name, called);
  const where = { url: pathToFileURL(path).href, lineNumber: line, columnNumber: column };
  const condition = `castellanHeard.push(${JSON.stringify(called)}), false`;
  session.post('Debugger.setBreakpointByUrl', { ...where, condition }, (error, set) => {
    if (error || !isIn(set))
      throw new Error(`${called} cannot be listened to: ${error?.message ?? 'it is not loaded'}`);
  });
}

const isIn = ({ locations }: Debugger.SetBreakpointByUrlReturnType): boolean => locations.length > 0;

/** Where in the code the body of a function begins, line and column from 0: one of the module, or a method of what the module makes. */
function bodyOf(code: string, name: string, called: string): { line: number; column: number } {
  const heads = [
    `^(?:async )?function\\*? ${name}\\([^]*?\\) \\{\\n`,
    `^const ${name} = (?:async )?\\([^]*?\\) => \\{?`,
    `^ +(?:async )?(?:function )?${name}(?:: (?:async )?)?\\([^()]*\\) (?:=> )?\\{?`,
  ];
  const found = heads.map((head) => new RegExp(head, 'm').exec(code)).find((one) => one !== null);
  if (!found) throw new Error(`${called} is no function that can be called`);
  const before = code.slice(0, found.index + found[0].length).split('\n');
  return { line: before.length - 1, column: before.at(-1)!.length };
}
