import type { PutQuestion } from '#asking/question';
import type { Press } from '#asking/terms/ids';
import { button, buttonRows, grouped } from '#asking/terms/menu';
import { isAside } from '#core/asides';
import { answerable, draftOf, positionOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { canThink } from '../match/computer-seats.ts';
import { isPlayed } from '../match/record.ts';
import { whyPage } from '../words/rules.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/** *?* at a question: what it means as it stands, in a message beside it, so that the question stays in sight. No answer, and no draft. */
export async function explainQuestion({ house, visit }: Call, press: Press): Promise<void> {
  const { locale, user } = visit;
  const found = await find(house, press.match);
  const wanted = 'decision' in press ? press.decision : undefined;
  const decision = answerable(found, user).find(({ id }) => id === wanted);
  if (!decision || !isPlayed(found)) return visit.reply({ content: say('refusal.stale', locale) });
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
  const isAdvised = record.settings.tutor === true && canThink(part) && !isAside(decision.id);
  const page = whyPage(put, draftOf(record, decision));
  const choices = isAdvised ? [...grouped(buttonRows([tutorButton(put)])), ...page.choices] : page.choices;
  await visit.reply({ ...page, choices });
}

const tutorButton = ({ match, decision, locale }: PutQuestion) =>
  button({ kind: 'tutor', match, decision: decision.id }, say('button.tutor', locale));
