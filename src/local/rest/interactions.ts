import { answerInteraction, answerMessage, followUp, interactionByToken } from '../interactions/answers.ts';
import { messageJson } from '../messages/message-json.ts';
import { deleteMessage, editMessage } from '../messages/messages.ts';
import type { InteractionRecord, MessageRecord } from '../world/world.ts';
import type { Call, Route } from './router.ts';

const MESSAGE = '/webhooks/:application/:token/messages/:message';

/** Answers to interactions and what may follow within fifteen minutes. They need no bot token. */
export const interactionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    open: true,
    run(call) {
      const response = answerInteraction(call.world, call.at.interaction!, call.at.token!, call);
      return call.query.get('with_response') === 'true' ? response : undefined;
    },
  },
  {
    method: 'POST',
    path: '/webhooks/:application/:token',
    open: true,
    run(call) {
      return messageJson(call.world, followUp(call.world, asked(call), call));
    },
  },
  {
    method: 'GET',
    path: MESSAGE,
    open: true,
    run(call) {
      return messageJson(call.world, meant(call));
    },
  },
  {
    method: 'PATCH',
    path: MESSAGE,
    open: true,
    run(call) {
      return messageJson(call.world, editMessage(call.world, meant(call), call));
    },
  },
  {
    method: 'DELETE',
    path: MESSAGE,
    open: true,
    run(call) {
      deleteMessage(call.world, meant(call));
    },
  },
];

/** The interaction whose token is in the path. */
function asked({ world, at }: Call): InteractionRecord {
  return interactionByToken(world, at.application!, at.token!);
}

/** The message that the path means. */
function meant(call: Call): MessageRecord {
  return answerMessage(call.world, asked(call), call.at.message!);
}
