import { type APIInteraction, ComponentType, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { type Press, readId } from '#asking/terms/ids';
import { withQuestionMoved } from '../deliver/old-questions.ts';
import { change } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import {
  type Acting,
  answerFirst,
  isTyped,
  isTyping,
  isUsed,
  localeOf,
  type Typing,
  whoActs,
} from '../platform/acting.ts';
import { incident } from '../platform/incident.ts';
import { type Measures, measureNothing } from '../platform/measures.ts';
import { receive } from '../platform/visit.ts';
import { say } from '../words/text.ts';
import type { Call, MatchCommand } from './command.ts';
import { respond, suggest } from './complete.ts';
import { isHolder } from './definition.ts';
import { gameCommandTyped } from './game-command.ts';
import { granted } from './granted.ts';
import { matchHere } from './here.ts';
import { declineUnlessOperator } from './operators.ts';
import { declineIfPaused, guildMeant } from './paused.ts';
import { buttonsOf, type Pressable, runPressed } from './pressed.ts';
import { spokenTo } from './spoken.ts';
import { commandTyped, subcommandTyped, typedFor } from './typed-options.ts';

/** How many interactions are remembered as seen, against events that the gateway sends twice. */
const REMEMBERED = 2_000;

/** Where interactions come in. Every one is acknowledged at once and ends in words, never in silence. */
export interface Router {
  handle(interaction: APIInteraction): Promise<void>;
  /** Settles when those under way have ended. */
  idle(): Promise<void>;
  /** From now on refuses kindly; settles when those under way have ended. */
  close(): Promise<void>;
}

/** `commands` are the subcommands of `/match` and those beside it. Throws when a kind of button is at home in none of them, or in two. */
export function openRouter(
  house: House,
  commands: readonly MatchCommand[],
  measures: Measures = measureNothing,
): Router {
  const buttons = buttonsOf(commands);
  const seen = new Set<string>();
  const running = new Set<Promise<void>>();
  let leaving = false;

  async function route(interaction: APIInteraction): Promise<void> {
    if (seen.has(interaction.id)) {
      house.log.info({ interaction: interaction.id }, 'delivered again, nothing done');
      return;
    }
    seen.add(interaction.id);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value!);
    if (isTyping(interaction)) return complete(interaction);
    if (!isTyped(interaction) && !isUsed(interaction)) return;
    if (leaving) await refuseKindly(house, interaction);
    else await attend({ house, commands, buttons, measures }, interaction);
  }

  async function complete(interaction: Typing): Promise<void> {
    await (leaving ? respond(house, interaction, []) : suggest(house, commands, interaction));
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

/** What every interaction is served with. */
interface Serving {
  house: House;
  commands: readonly MatchCommand[];
  buttons: ReadonlyMap<Press['kind'], Pressable>;
  measures: Measures;
}

async function refuseKindly({ rest }: House, interaction: Acting): Promise<void> {
  const content = say('refusal.leaving', localeOf(interaction));
  await answerFirst(rest, interaction, {
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { content, flags: MessageFlags.Ephemeral },
  });
}

async function attend(serving: Serving, interaction: Acting): Promise<void> {
  const { house, buttons, commands, measures } = serving;
  const press = isUsed(interaction) ? readId(interaction.data.custom_id) : undefined;
  const received = await receive(
    house.rest,
    interaction,
    press !== undefined && goesOn(interaction, buttons.get(press.kind)),
  );
  const visit = received && { ...received, locale: await spokenTo(house, interaction) };
  const did = nameOf(commands, interaction, press);
  if (!visit) {
    measures.served(did, 'late', {});
    house.log.warn({ interaction: interaction.id, user: whoActs(interaction).id }, 'came too late to be answered');
    return;
  }
  const facts = { interaction: visit.id, user: visit.user, did };
  const call: Call = { house, visit, commands, match: async () => press?.match ?? matchHere(house, visit) };
  const ended = await granted(call, async () => {
    await serve(serving, call, interaction, press);
    await followQuestion(call);
  });
  measures.served(did, ended.ended, visit.stages);
  const pictures = visit.pictures();
  const how = { ...(pictures && { pictures }), ms: visit.stages };
  house.log.info({ ...facts, ...(press && { match: press.match }), ...ended, ...how }, 'interaction');
}

/** Where the answer to a press has moved from a direct message, the question that was sent in it stands there now. */
async function followQuestion({ house, visit, match }: Call): Promise<void> {
  const to = visit.movedTo();
  if (to === undefined || visit.message === undefined || visit.guild !== null) return;
  await change(house, await match(), ({ record }) => {
    const moved = withQuestionMoved(record, visit.message, to);
    return { ...(moved && { record: moved }), result: undefined };
  });
}

/** A press in a private message changes that message; one on a public message opens a private one. */
function goesOn(interaction: Acting, pressable: Pressable | undefined): boolean {
  if (!isUsed(interaction) || !pressable?.goesOn) return false;
  const { guild_id: guild, message } = interaction;
  return guild === undefined || ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

async function serve(serving: Serving, call: Call, interaction: Acting, press: Press | undefined): Promise<void> {
  await rememberLocale(call);
  if (isUsed(interaction)) {
    if (!press) decline('old-button');
    const { data } = interaction;
    return runPressed(
      serving.buttons,
      call,
      press,
      data.component_type === ComponentType.StringSelect ? data.values : [],
    );
  }
  const command = commandTyped(serving.commands, interaction);
  if (command?.under?.forOperators) declineUnlessOperator(call.visit);
  else if (!command?.whilePaused) await declineIfPaused(call.house, await guildMeant(call));
  if (command) await command.run(call, typedFor(command, interaction));
  else if (isHolder(serving.commands, interaction.data.name)) decline('old-button');
  else await gameCommandTyped(call, interaction);
}

/** Direct messages are written in the language that a person's own program has. */
async function rememberLocale({ house: { store }, visit: { user, locale } }: Call): Promise<void> {
  if ((await store.profile(user)).locale !== locale)
    await store.changeProfile(user, (profile) => ({ ...profile, locale }));
}

/** What was done, without anything that was chosen: even which action was typed may be a secret. */
function nameOf(commands: readonly MatchCommand[], interaction: Acting, press: Press | undefined): string {
  if (isUsed(interaction)) return press?.kind ?? 'unknown button';
  const { name } = interaction.data;
  return isHolder(commands, name) ? `${name} ${subcommandTyped(interaction)}` : name;
}
