import { answerInteraction, answerMessage, followUp, interactionByToken } from '../interactions/answers.ts';
import { messageJson } from '../messages/message-json.ts';
import { deleteMessage, editMessage } from '../messages/messages.ts';
import type { Route } from './router.ts';

const MESSAGE = '/webhooks/:application/:token/messages/:message';

/** Answers to interactions and what may follow within fifteen minutes. They need no bot token. */
export const interactionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    open: true,
    run({ world, at, query, json, uploads }) {
      const response = answerInteraction(world, at.interaction!, at.token!, json, uploads);
      return query.get('with_response') === 'true' ? response : undefined;
    },
  },
  {
    method: 'POST',
    path: '/webhooks/:application/:token',
    open: true,
    run({ world, at, json, uploads }) {
      const record = interactionByToken(world, at.application!, at.token!);
      return messageJson(world, followUp(world, record, json, uploads));
    },
  },
  {
    method: 'GET',
    path: MESSAGE,
    open: true,
    run({ world, at }) {
      const record = interactionByToken(world, at.application!, at.token!);
      return messageJson(world, answerMessage(world, record, at.message!));
    },
  },
  {
    method: 'PATCH',
    path: MESSAGE,
    open: true,
    run({ world, at, json, uploads }) {
      const record = interactionByToken(world, at.application!, at.token!);
      return messageJson(world, editMessage(world, answerMessage(world, record, at.message!), json, uploads));
    },
  },
  {
    method: 'DELETE',
    path: MESSAGE,
    open: true,
    run({ world, at }) {
      const record = interactionByToken(world, at.application!, at.token!);
      deleteMessage(world, answerMessage(world, record, at.message!));
    },
  },
];
