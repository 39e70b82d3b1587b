import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program of this project as a process of its own. */
export interface Running {
  /** What it wrote for people, and to its log. */
  out(): string;
  log(): string;
  isGone(): boolean;
  /** Asks it to end, in whatever way this signal asks. */
  signal(name: 'SIGTERM' | 'SIGINT'): void;
  /** Waits for words that are meant for people, and gives what the pattern found. Rejects when it ends without them, or takes too long. */
  says(words: RegExp): Promise<RegExpExecArray>;
  /** Stops it where it is, so that it answers nobody, or lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Settles when it is gone, with its exit code. */
  ended(): Promise<number | null>;
  /** Ends it kindly, and waits until it is gone. Gives its exit code. */
  end(): Promise<number | null>;
  /** Ends it without warning, like a power cut, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Waits at most this long, in ms, for what it says. */
const PATIENCE = 60_000;

/** Starts one, with these settings and nothing else in its environment. */
export const startProgram = (
  program: string,
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Running => startIn('.', ['node', 'scripts/run.mjs', program, ...words], settings);

/** The same by a command (node, its flags, the program), in the copy of the project in this folder; for a user with this number. */
export function startIn(
  cwd: string,
  [, ...words]: readonly string[],
  settings: Readonly<Record<string, string>>,
  user?: number,
): Running {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), PORT: '0', LOG_LEVEL: 'warn', ...settings };
  const whose = user === undefined ? {} : { uid: user, gid: user };
  const child: ChildProcess = spawn(process.execPath, words, { cwd, env, ...whose });
  let out = '';
  let log = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const gone = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  async function ended(): Promise<number | null> {
    await gone;
    return child.exitCode;
  }
  async function kill(): Promise<void> {
    if (!isGone()) child.kill('SIGKILL');
    await gone;
  }
  return {
    out: () => out,
    log: () => log,
    isGone,
    signal: (name) => void child.kill(name),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    ended,
    end() {
      child.kill('SIGTERM');
      return ended();
    },
    kill,
    async says(words) {
      const begin = performance.now();
      for (;;) {
        const found = words.exec(out);
        if (found) return found;
        if (isGone()) throw new Error(`it ended before it said ${words}: ${log}`);
        if (performance.now() - begin > PATIENCE) {
          await kill();
          throw new Error(`it took too long to say ${words}: ${log}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
