import { ComponentType } from 'discord-api-types/v10';
import { answerInteraction, answerMessage, followUp, interactionByToken } from '../interactions/answers.ts';
import { messageJson } from '../messages/message-json.ts';
import { deleteMessage, editMessage } from '../messages/messages.ts';
import type { Upload } from '../messages/uploads.ts';
import { isRecord } from '../validate/checks.ts';
import { everyComponent } from '../validate/component-tree.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { InteractionRecord, MessageRecord } from '../world/world.ts';
import type { Route, RouteCall } from './router.ts';

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
      const message = meant(call);
      refuseGallery(call);
      return messageJson(call.world, editMessage(call.world, message, call));
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
function asked({ world, at }: RouteCall): InteractionRecord {
  return interactionByToken(world, at.application!, at.token!);
}

/** The message that the path means. */
function meant(call: RouteCall): MessageRecord {
  return answerMessage(call.world, asked(call), call.at.message!);
}

/** Refuses an edit that shows pictures, as far as such edits are not taken now (`Faults.galleryEdits`). */
function refuseGallery({ world, json, uploads }: RouteCall): void {
  if (world.galleryEdits === 'taken' || !isRecord(json)) return;
  const shows = [...everyComponent(json.components)].some(({ type }) => type === ComponentType.MediaGallery);
  const listed = Array.isArray(json.attachments) ? json.attachments.filter(isRecord) : [];
  const isNamed = ({ number }: Upload) => listed.some(({ id, filename }) => String(id) === number && filename);
  if (!shows || (world.galleryEdits === 'by-name' && uploads.every(isNamed))) return;
  const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
  refuseRequest(50035, { components: { _errors: [{ code, message: 'The referenced attachment was not found' }] } });
}
