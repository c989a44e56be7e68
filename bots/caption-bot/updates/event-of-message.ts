import type { Message, MessageEntity } from 'grammy/types';
import { eventOfClip, eventOfFile, type FileInMessage } from '../../../src/chat/chats/inbox/event-of-file.ts';
import { commandInText } from '../../../src/chat/chats/inbox/event-of-text.ts';
import { writtenLimits } from '../../../src/chat/conversation/message.ts';
import type { PersonEvent } from '../../../src/chat/conversation/person-event.ts';
import { startOfText } from '../../../src/infra/cut-text.ts';

/**
 * The event of a message; null for service messages of the app (pinned, joined …).
 * @param limits.downloadBytes the largest file that the bot can fetch
 */
export function eventOfMessage(message: Message, limits: { downloadBytes: number }): PersonEvent | null {
  if (message.text !== undefined) return eventOfText(message.text, message.entities);
  const { voice, document, caption = '', caption_entities: entities } = message;
  const text = wordsOf(caption, entities);
  // an animation comes with a document of its own
  const clip = clipInMessage(message);
  if (clip) return eventOfClip(clip, { text, ...limits });
  const file = document && eventOfFile(fileOf(document), { text, ...limits });
  if (file) return file;
  const picture = pictureInMessage(message, text, limits);
  if (picture) return picture;
  if (voice) return { kind: 'sent_voice', ref: voice.file_id, seconds: voice.duration };
  const what = kindOf(message);
  return what && { kind: 'sent_something_else', what };
}

function eventOfText(text: string, entities: MessageEntity[] | undefined): PersonEvent {
  return commandInText(text, writtenLimits.telegram) ?? { kind: 'said', text: wordsOf(text, entities) };
}

/** The text with the addresses of hidden links at its end. */
function wordsOf(text: string, entities: MessageEntity[] = []): string {
  const hidden = entities.flatMap((entity) => (entity.type === 'text_link' ? [entity.url] : []));
  const usable = hidden.filter(({ length }) => length <= writtenLimits.linkLength);
  return [startOfText(text, writtenLimits.telegram), ...usable.slice(0, writtenLimits.hiddenLinks)].join(' ');
}

/** A photo, in its largest size. */
function pictureInMessage(
  { photo }: Message,
  text: string,
  { downloadBytes }: { downloadBytes: number },
): PersonEvent | null {
  const largest = photo?.at(-1);
  if (!largest) return null;
  const { file_id: ref, file_size: sizeBytes = null } = largest;
  if (sizeBytes !== null && sizeBytes > downloadBytes) return null;
  return { kind: 'sent_picture', ref, fileName: null, sizeBytes, text };
}

function kindOf(message: Message): Extract<PersonEvent, { kind: 'sent_something_else' }>['what'] | null {
  if (message.photo || isOfType(message, 'image/')) return 'picture';
  if (message.audio || isOfType(message, 'audio/')) return 'sound';
  if (message.sticker || message.dice) return 'sticker';
  const { document, contact, location, venue, poll, story, paid_media: paid, game } = message;
  return (document ?? contact ?? location ?? venue ?? poll ?? story ?? paid ?? game) ? 'other' : null;
}

function isOfType({ document }: Message, type: string): boolean {
  return document?.mime_type?.startsWith(type) === true;
}

/** A video, a round video, or an animation. null = none */
function clipInMessage({ video, video_note, animation }: Message): FileInMessage | null {
  const file = video ?? video_note ?? animation;
  return file ? fileOf(file) : null;
}

interface TelegramFile {
  file_id: string;
  file_unique_id: string;
  file_size?: number;
  file_name?: string;
  mime_type?: string;
}

function fileOf(file: TelegramFile): FileInMessage {
  const { file_id: ref, file_unique_id: key, file_name: name, mime_type: type, file_size: size } = file;
  return { ref, key, fileName: name || null, mimeType: type ?? null, sizeBytes: size ?? null };
}
