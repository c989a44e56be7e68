import type { Message, MessageEntity } from 'grammy/types';
import type { PersonEvent } from '../../../src/chat/conversation/chat-event.ts';
import { type ClipInMessage, clipInMessage } from './clip-in-message.ts';

/**
 * The event of a message; null for service messages of the app (pinned, joined …).
 * @param limits.downloadBytes the largest file that the bot can fetch
 */
export function eventOfMessage(message: Message, limits: { downloadBytes: number }): PersonEvent | null {
  if (message.text !== undefined) return eventOfText(message.text, message.entities);
  const clip = clipInMessage(message);
  if (clip) return eventOfClip(clip, wordsOf(message.caption ?? '', message.caption_entities), limits);
  const what = kindOf(message);
  return what && { kind: 'sent_something_else', what };
}

/** `/start payload`, `/help@captions_bot`; a slash anywhere else is text. */
const commandPattern = /^\/([a-z0-9_]{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/i;

function eventOfText(text: string, entities: MessageEntity[] | undefined): PersonEvent {
  const [, command, argument = ''] = commandPattern.exec(text) ?? [];
  if (command) return { kind: 'commanded', command: command.toLowerCase(), argument: argument.trim() };
  return { kind: 'said', text: wordsOf(text, entities) };
}

function eventOfClip(clip: ClipInMessage, text: string, { downloadBytes }: { downloadBytes: number }): PersonEvent {
  const { fileId: ref, fileName, sizeBytes } = clip;
  if (sizeBytes !== null && sizeBytes > downloadBytes) {
    return { kind: 'sent_clip_too_large', sizeBytes, limitBytes: downloadBytes };
  }
  return { kind: 'sent_clip', ref, fileName, sizeBytes, text };
}

/** The text with the addresses of hidden links at its end. */
function wordsOf(text: string, entities: MessageEntity[] = []): string {
  const hidden = entities.flatMap((entity) => (entity.type === 'text_link' ? [entity.url] : []));
  return [text, ...hidden].join(' ');
}

function kindOf(message: Message): Extract<PersonEvent, { kind: 'sent_something_else' }>['what'] | null {
  if (message.photo || isOfType(message, 'image/')) return 'picture';
  if (message.voice || message.audio || isOfType(message, 'audio/')) return 'sound';
  if (message.sticker || message.dice) return 'sticker';
  const { document, contact, location, venue, poll, story, paid_media: paid, game } = message;
  return (document ?? contact ?? location ?? venue ?? poll ?? story ?? paid ?? game) ? 'other' : null;
}

function isOfType({ document }: Message, type: string): boolean {
  return document?.mime_type?.startsWith(type) === true;
}
