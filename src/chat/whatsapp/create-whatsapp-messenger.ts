import { createHash } from 'node:crypto';
import type { ChatAddress } from '../../infra/chat-address.ts';
import type { WhatsAppConfig } from '../../infra/config/config.ts';
import type { Language } from '../../texts/languages.ts';
import { textsOf } from '../../texts/texts-of.ts';
import { readAtMost } from '../chats/media/read-at-most.ts';
import { type Messenger, MessengerError, type OutgoingMedia, type OutgoingMessage } from '../chats/messenger.ts';
import type { GraphApi } from './graph/graph-api.ts';
import { openWhatsAppFile } from './media/open-whatsapp-file.ts';
import { messageParts, type UploadedMedia } from './messages/message-parts.ts';
import { createSentParts } from './messages/sent-parts.ts';
import { templateMessage } from './messages/template-message.ts';

interface WhatsAppDeps {
  config: WhatsAppConfig;
  graph: GraphApi;
  /** In which lists are worded. */
  languageOf(address: ChatAddress): Promise<Language>;
  allowPrivateNetwork: boolean;
}

const mebibyte = 1024 * 1024;
const maxVideoBytes = 16 * mebibyte;
const maxPictureBytes = 5 * mebibyte;
/** Meta counts a day from its own clock. */
const windowMs = 24 * 3_600_000 - 60_000;

/** The adapter of WhatsApp's Cloud API, where sent messages cannot be changed. */
export function createWhatsAppMessenger(deps: WhatsAppDeps): Messenger {
  const { graph, config } = deps;
  const sentParts = createSentParts();
  const { template } = config;
  return {
    canEdit: false,
    maxVideoBytes,
    sendsStatusOnce: true,
    playsMainProfile: true,
    windowMs,
    async send(address, message, signal) {
      const to = recipientOf(address);
      const media = message.media && (await upload(graph, message.media, signal));
      const { choose, more } = textsOf(await deps.languageOf(address)).chat.whatsapp;
      const parts = messageParts(message, { media, words: { choose, more } });
      const ids = await sentParts.send(keyOf(address, message), parts, (part) =>
        graph.send({ recipient_type: 'individual', ...to, ...part }, signal),
      );
      const fileRef = message.media?.kind === 'video' ? (media?.id ?? null) : null;
      return { messageId: ids.at(-1) ?? '', partIds: ids, fileRef };
    },
    ...(template
      ? { sendLate: (address, message, signal) => sendLate(deps, { template, address, message, signal }) }
      : {}),
    edit: () => Promise.reject(new MessengerError('refused', { message: 'WhatsApp cannot change a sent message.' })),
    answerTap: ({ tapRef, signal }) => graph.markRead(tapRef, signal),
    openFile: (ref, signal) => openWhatsAppFile(deps, ref, signal),
  };
}

interface Late {
  template: NonNullable<WhatsAppConfig['template']>;
  address: ChatAddress;
  message: OutgoingMessage;
  signal: AbortSignal;
}

/** The template of this name has no variable, or another number of them. */
const wrongVariables = /\(132000\)$/;

async function sendLate({ graph }: WhatsAppDeps, { template, address, message, signal }: Late) {
  const to = recipientOf(address);
  const send = (text: string) =>
    graph.send({ recipient_type: 'individual', ...to, ...templateMessage(template, text) }, signal);
  try {
    const messageId = await send(message.text).catch((error: unknown) => {
      if (error instanceof MessengerError && wrongVariables.test(error.message)) return send('');
      throw error;
    });
    return { messageId, fileRef: null };
  } catch (error) {
    // a template that does not exist, is paused or not approved: the message is not lost by that
    if (!(error instanceof MessengerError) || error.failure !== 'refused') throw error;
    throw new MessengerError('window_closed', { message: error.message, cause: error });
  }
}

/**
 * A video with a reference was uploaded before.
 * @throws MessengerError `too_large` for what WhatsApp does not show, so that a link is sent
 */
async function upload(graph: GraphApi, media: OutgoingMedia, signal: AbortSignal): Promise<UploadedMedia> {
  const { kind } = media;
  if (media.kind === 'picture') {
    if (media.jpeg.length > maxPictureBytes) throw tooLarge('A picture has more than 5 MB.');
    const file = { bytes: media.jpeg, type: 'image/jpeg', name: 'picture.jpg' };
    return { kind, id: await graph.upload(file, signal), fileName: file.name };
  }
  if (media.kind === 'file') {
    // subtitles have no type of their own there
    const file = { bytes: media.bytes, type: 'text/plain', name: media.name };
    return { kind, id: await graph.upload(file, signal), fileName: file.name };
  }
  const { fileName, fileRef } = media;
  if (media.asDocument) throw tooLarge('WhatsApp takes no videos with transparency.');
  if (fileRef !== null) return { kind, id: fileRef, fileName };
  const bytes = await readAtMost(await media.open(), maxVideoBytes);
  if (!bytes) throw tooLarge('The video has more than 16 MB.');
  return { kind, id: await graph.upload({ bytes, type: 'video/mp4', name: fileName }, signal), fileName };
}

function tooLarge(message: string): MessengerError {
  return new MessengerError('too_large', { message });
}

/** People without a visible number are called by WhatsApp's own id. */
function recipientOf(address: ChatAddress): { to: string } | { recipient: string } {
  if (address.kind !== 'whatsapp') throw new Error(`${address.kind} is not WhatsApp`);
  const { personId } = address;
  return /^\d+$/.test(personId) ? { to: personId } : { recipient: personId };
}

/** The same message again has the same key, although its pictures were drawn anew. */
function keyOf(address: ChatAddress, { text, buttons, media }: OutgoingMessage): string {
  const shown = media && [media.kind, media.kind === 'video' ? media.url : null];
  return createHash('sha256')
    .update(JSON.stringify([address, text, buttons, shown]))
    .digest('base64url');
}
