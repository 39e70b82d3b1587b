import { type Interaction, MessageFlags } from 'discord.js';
import { type Press, readId } from '#asking/ids';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { BrokenRecord } from '#store/errors';
import { Declined, decline, type House, look } from '../match/house.ts';
import { troubleOf } from '../platform/errors.ts';
import { incident } from '../platform/incident.ts';
import { type Acting, localeOf, receive, type Visit } from '../platform/visit.ts';
import { reason, say } from '../words/say.ts';
import { suggest } from './autocomplete.ts';
import { matchHere } from './lobby.ts';
import { GOES_ON, gameCommandTyped, matchCommands, pressed } from './routes.ts';

/** How many interactions are remembered as seen, against events that the gateway sends twice. */
const REMEMBERED = 2_000;

/** Where interactions come in. Every one is acknowledged at once and ends in words, never in silence. */
export interface Router {
  handle(interaction: Interaction): Promise<void>;
  /** Settles when those under way have ended. */
  idle(): Promise<void>;
  /** From now on refuses kindly; settles when those under way have ended. */
  close(): Promise<void>;
}

export function openRouter(house: House): Router {
  const seen = new Set<string>();
  const running = new Set<Promise<void>>();
  let leaving = false;

  async function route(interaction: Interaction): Promise<void> {
    if (seen.has(interaction.id)) {
      house.log.info({ interaction: interaction.id }, 'delivered again, nothing done');
      return;
    }
    seen.add(interaction.id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value!);
    if (interaction.isAutocomplete()) {
      await (leaving ? interaction.respond([]) : suggest(house, interaction));
      return;
    }
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
    if (leaving) await refuseKindly(interaction);
    else await visitOf(house, interaction);
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    handle(interaction) {
      const work = route(interaction).catch((error: unknown) => {
        incident(house.log, error, { interaction: interaction.id });
      });
      running.add(work);
      void work.finally(() => running.delete(work));
      return work;
    },
    idle,
    close() {
      leaving = true;
      return idle();
    },
  };
}

async function refuseKindly(interaction: Acting): Promise<void> {
  await interaction.reply({ content: say('refusal.leaving', localeOf(interaction)), flags: MessageFlags.Ephemeral });
}

async function visitOf(house: House, interaction: Acting): Promise<void> {
  const press = interaction.isMessageComponent() ? readId(interaction.customId) : undefined;
  const visit = await receive(interaction, press !== undefined && goesOn(interaction, press));
  if (!visit) {
    house.log.warn({ interaction: interaction.id, user: interaction.user.id }, 'came too late to be answered');
    return;
  }
  const facts = { interaction: visit.id, user: visit.user, did: nameOf(interaction, press) };
  const ended = await attend(house, visit, press);
  house.log.info({ ...facts, ...(press && { match: press.match }), ...ended, ms: visit.stages }, 'interaction');
}

/** A press in a private message changes that message; one on a public message opens a private one. */
function goesOn(interaction: Acting, press: Press): boolean {
  if (!interaction.isMessageComponent() || !GOES_ON.has(press.kind)) return false;
  return interaction.guildId === null || interaction.message.flags.has(MessageFlags.Ephemeral);
}

async function attend(house: House, visit: Visit, press: Press | undefined): Promise<Record<string, string>> {
  const { locale } = visit;
  try {
    const declined = await serve(house, visit, press);
    if (!declined) return { ended: 'done' };
    await tell(house, visit, reason(await partOf(house, visit, press), declined, locale));
    return { ended: 'declined', why: declined.key };
  } catch (error) {
    const number = incident(house.log, error, { interaction: visit.id, trouble: troubleOf(error) });
    const isBroken = error instanceof BrokenRecord;
    const words = isBroken ? say('refusal.broken', locale) : say('refusal.unexpected', locale, { incident: number });
    await tell(house, visit, words);
    return { ended: 'failed', incident: number };
  }
}

/** Does what the visitor wishes; gives the reason when the wish is not granted. */
async function serve(house: House, visit: Visit, press: Press | undefined): Promise<Message | undefined> {
  const { interaction } = visit;
  try {
    await rememberLocale(house, visit);
    if (interaction.isMessageComponent()) {
      await pressed(house, visit as Parameters<typeof pressed>[1], press ?? decline('old-button'));
    } else {
      const command = visit as Parameters<typeof gameCommandTyped>[1];
      const { commandName, options } = command.interaction;
      const work = commandName === 'match' ? matchCommands[options.getSubcommand()] : gameCommandTyped;
      await (work ?? decline('old-button'))(house, command);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Declined) return error.refused;
    throw error;
  }
}

/** The last word to somebody, beside a question that still stands; when even that fails, the log has it. */
async function tell(house: House, visit: Visit, content: string): Promise<void> {
  const work = visit.onItself ? visit.also(content) : visit.say({ content, pictures: [] });
  await work.catch((error: unknown) => house.log.warn({ err: error, interaction: visit.id }, 'could not answer'));
}

/** The game in question, for the names of its seats; nothing when there is none. */
async function partOf(house: House, visit: Visit, press: Press | undefined): Promise<AnyGame | undefined> {
  const found = async () => look(house, press?.match ?? (await matchHere(house, visit)));
  return found().then(
    ({ part }) => part,
    () => undefined,
  );
}

/** Direct messages are written in the language that a person's own program has. */
async function rememberLocale({ store }: House, { user, locale }: Visit): Promise<void> {
  const profile = await store.profile(user);
  if (profile.locale !== locale) await store.saveProfile(user, { ...profile, locale });
}

/** What was done, without anything that was chosen: even which action was typed may be a secret. */
function nameOf(interaction: Acting, press: Press | undefined): string {
  if (interaction.isMessageComponent()) return press?.kind ?? 'unknown button';
  const { commandName, options } = interaction;
  return commandName === 'match' ? `match ${options.getSubcommand()}` : commandName;
}
