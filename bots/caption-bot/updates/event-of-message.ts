import { extname } from 'node:path';
import type { Message, MessageEntity } from 'grammy/types';
import type { PersonEvent } from '../../../src/chat/conversation/chat-event.ts';
import { writtenLimits } from '../../../src/chat/conversation/message.ts';
import { startOfText } from '../../../src/infra/cut-text.ts';

/**
 * The event of a message; null for service messages of the app (pinned, joined …).
 * @param limits.downloadBytes the largest file that the bot can fetch
 */
export function eventOfMessage(message: Message, limits: { downloadBytes: number }): PersonEvent | null {
  if (message.text !== undefined) return eventOfText(message.text, message.entities);
  const clip = clipInMessage(message);
  if (clip) return eventOfClip(clip, wordsOf(message.caption ?? '', message.caption_entities), limits);
  const script = scriptInMessage(message, limits);
  if (script) return script;
  const font = fontInMessage(message);
  if (font) return font;
  const picture = pictureInMessage(message, limits);
  if (picture) return picture;
  const { voice } = message;
  if (voice) return { kind: 'sent_voice', ref: voice.file_id, seconds: voice.duration };
  const what = kindOf(message);
  return what && { kind: 'sent_something_else', what };
}

/** `/start payload`, `/help@captions_bot`; a slash anywhere else is text. */
const commandPattern = /^\/([a-z0-9_]{1,32})(?:@\w+)?(?:\s+([\s\S]*))?$/i;

function eventOfText(text: string, entities: MessageEntity[] | undefined): PersonEvent {
  const [, command, argument = ''] = commandPattern.exec(startOfText(text, writtenLimits.telegram)) ?? [];
  if (command) return { kind: 'commanded', command: command.toLowerCase(), argument: argument.trim() };
  return { kind: 'said', text: wordsOf(text, entities) };
}

function eventOfClip(clip: ClipInMessage, text: string, { downloadBytes }: { downloadBytes: number }): PersonEvent {
  const { fileId: ref, key, fileName, sizeBytes } = clip;
  if (sizeBytes !== null && sizeBytes > downloadBytes) {
    return { kind: 'sent_clip_too_large', sizeBytes, limitBytes: downloadBytes };
  }
  return { kind: 'sent_clip', ref, key, fileName, sizeBytes, text };
}

/** The text with the addresses of hidden links at its end. */
function wordsOf(text: string, entities: MessageEntity[] = []): string {
  const hidden = entities.flatMap((entity) => (entity.type === 'text_link' ? [entity.url] : []));
  const usable = hidden.filter(({ length }) => length <= writtenLimits.linkLength);
  return [startOfText(text, writtenLimits.telegram), ...usable.slice(0, writtenLimits.hiddenLinks)].join(' ');
}

const scriptExtensions = ['.txt', '.md', '.srt', '.vtt'];

/** A text file is a script: what is said in a video. */
function scriptInMessage({ document }: Message, { downloadBytes }: { downloadBytes: number }): PersonEvent | null {
  if (!document) return null;
  const { file_id: ref, file_name: name, mime_type: type, file_size: sizeBytes = null } = document;
  const isText = scriptExtensions.includes(extname(name ?? '').toLowerCase()) || type === 'text/plain';
  if (!isText) return null;
  if (sizeBytes !== null && sizeBytes > downloadBytes) {
    return { kind: 'sent_clip_too_large', sizeBytes, limitBytes: downloadBytes };
  }
  const fileName = name === undefined ? null : startOfText(name, writtenLimits.fileName);
  return { kind: 'sent_script', ref, fileName, sizeBytes };
}

const fontExtensions = ['.ttf', '.otf', '.woff', '.woff2'];

/** A font file, whatever its size: one that is too large is refused with the limit of fonts. */
function fontInMessage({ document }: Message): PersonEvent | null {
  if (!document) return null;
  const { file_id: ref, file_name: name, mime_type: type = '', file_size: sizeBytes = null } = document;
  const isFont = fontExtensions.includes(extname(name ?? '').toLowerCase()) || type.startsWith('font/');
  if (!isFont) return null;
  const fileName = name === undefined ? null : startOfText(name, writtenLimits.fileName);
  return { kind: 'sent_font', ref, fileName, sizeBytes };
}

/** A photo in its largest size, or a picture that was sent as a file. */
function pictureInMessage(
  { photo, document, caption = '', caption_entities: entities }: Message,
  { downloadBytes }: { downloadBytes: number },
): PersonEvent | null {
  const isPicture = pictureTypes.includes(document?.mime_type ?? '');
  const file = photo?.at(-1) ?? (isPicture ? document : undefined);
  if (!file) return null;
  const { file_id: ref, file_size: sizeBytes = null } = file;
  if (sizeBytes !== null && sizeBytes > downloadBytes) return null;
  const name = 'file_name' in file ? file.file_name : undefined;
  const fileName = name === undefined ? null : startOfText(name, writtenLimits.fileName);
  return { kind: 'sent_picture', ref, fileName, sizeBytes, text: wordsOf(caption, entities) };
}

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

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

interface ClipInMessage {
  fileId: string;
  /** Of its content. */
  key: string;
  fileName: string | null;
  sizeBytes: number | null;
}

/** For files whose MIME type the app does not say. */
const videoExtensions = [
  '.mp4',
  '.mov',
  '.m4v',
  '.mkv',
  '.webm',
  '.avi',
  '.mpg',
  '.mpeg',
  '.3gp',
  '.mts',
  '.m2ts',
  '.wmv',
];

/** The video in a message: a video, a round video, an animation, or a file. null = none */
function clipInMessage({ video, video_note, animation, document }: Message): ClipInMessage | null {
  const file = video ?? video_note ?? animation ?? (document && isVideoFile(document) ? document : undefined);
  if (!file) return null;
  const { file_id: fileId, file_unique_id: key, file_size: size } = file;
  const name = ('file_name' in file && file.file_name) || null;
  return { fileId, key, fileName: name && startOfText(name, writtenLimits.fileName), sizeBytes: size ?? null };
}

function isVideoFile({ mime_type: type, file_name: name = '' }: NonNullable<Message['document']>): boolean {
  return type?.startsWith('video/') === true || videoExtensions.includes(extname(name).toLowerCase());
}
