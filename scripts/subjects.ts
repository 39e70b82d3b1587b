import { execFileSync } from 'node:child_process';

/** The last commit of the time before: subjects from here on keep to the rule. */
const SINCE = '06a0fa0a';
const LONGEST = 72;

/** What is wrong with the subject of a commit; undefined if it is `area: what`, in 72 characters at most. */
export function wrongInSubject(subject: string): string | undefined {
  if (subject.length > LONGEST) return `has ${subject.length} characters, more than ${LONGEST}`;
  return /^[a-z][a-z0-9 ,./-]*: \S/.test(subject)
    ? undefined
    : 'does not begin with its area, as in "page: who scrolls up stays there"';
}

/** Commits since the rule whose subject breaks it, a line each. None where nothing is known of them: a copy without its history. */
export function wrongSubjects(): string[] {
  let log: string;
  try {
    log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return [];
  }
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const at = line.indexOf(' ');
      const wrong = wrongInSubject(line.slice(at + 1));
      return wrong ? [`commit ${line.slice(0, at)}: its subject ${wrong}`] : [];
    });
}
