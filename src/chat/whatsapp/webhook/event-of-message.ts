import { startOfText } from '../../../infra/cut-text.ts';
import { eventOfClip, eventOfFile, type FileInMessage } from '../../chats/inbox/event-of-file.ts';
import { commandInText } from '../../chats/inbox/event-of-text.ts';
import { writtenLimits } from '../../conversation/message.ts';
import type { PersonEvent } from '../../conversation/person-event.ts';
import { maxInboundBytes } from '../media/open-whatsapp-file.ts';
import type { WhatsAppMessage } from './webhook-schema.ts';

/** WhatsApp's code for a file that is too large for it. */
const mediaTooLarge = 131052;

/** The event of a message; null = nothing that is answered, such as a reaction. */
export function eventOfWhatsAppMessage(message: WhatsAppMessage): PersonEvent | null {
  const { type, text, interactive, button, video, document, image, audio, errors } = message;
  if (errors?.some(({ code }) => code === mediaTooLarge)) {
    return { kind: 'sent_clip_too_large', sizeBytes: null, limitBytes: maxInboundBytes };
  }
  if (text) return eventOfWords(text.body);
  if (button) return eventOfWords(button.text ?? '');
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  if (tapped) return { kind: 'tapped', action: tapped.id };
  if (video) return eventOfClip(fileOf(video), { text: captionOf(video), downloadBytes: maxInboundBytes });
  if (document) return eventOfDocument(document);
  if (image) return { kind: 'sent_picture', ref: image.id, fileName: null, sizeBytes: null, text: captionOf(image) };
  // how long it is shows when it is transcribed
  if (audio?.voice) return { kind: 'sent_voice', ref: audio.id, seconds: 0 };
  const what = kindOf(type);
  return what && { kind: 'sent_something_else', what };
}

function eventOfWords(body: string): PersonEvent {
  const limit = writtenLimits.whatsapp;
  return commandInText(body, limit) ?? { kind: 'said', text: startOfText(body, limit) };
}

type Media = NonNullable<WhatsAppMessage['document']>;

function eventOfDocument(document: Media): PersonEvent {
  const known = eventOfFile(fileOf(document), { text: captionOf(document), downloadBytes: maxInboundBytes });
  if (known) return known;
  const type = document.mime_type ?? '';
  if (type.startsWith('image/')) return { kind: 'sent_something_else', what: 'picture' };
  return { kind: 'sent_something_else', what: type.startsWith('audio/') ? 'sound' : 'other' };
}

function fileOf({ id: ref, sha256, filename, mime_type: type }: Media): FileInMessage {
  const key = sha256 === undefined ? {} : { key: sha256 };
  return { ref, ...key, fileName: filename || null, mimeType: type ?? null, sizeBytes: null };
}

function captionOf({ caption = '' }: Media): string {
  return startOfText(caption, writtenLimits.whatsapp);
}

/** Not answered: what is no message of the person. */
const silent = ['reaction', 'system', 'ephemeral', 'request_welcome'];

function kindOf(type: string): Extract<PersonEvent, { kind: 'sent_something_else' }>['what'] | null {
  if (silent.includes(type)) return null;
  if (type === 'audio') return 'sound';
  return type === 'sticker' ? 'sticker' : 'other';
}
