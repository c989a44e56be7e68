import type { Chat, Message, MessageEntity } from 'grammy/types';
import type { FakeChat, ShownMedia, ShownMessage, Thumbnail, VideoProperties } from './chat.ts';
import type { StoredFile } from './file-store.ts';

/** A message in the format of the Bot API. */
export function apiMessage(chat: FakeChat, message: ShownMessage): Message {
  const { media, text } = message;
  const replied = message.replyTo === null ? null : chat.message(message.replyTo);
  const content = media === null ? { text, ...entitiesOf('entities', text) } : captionOf(text);
  return {
    message_id: message.id,
    from: message.author,
    chat: apiChat(chat),
    date: Math.floor(message.sentAtMs / 1000),
    ...content,
    ...(media === null ? {} : apiMedia(media)),
    ...(message.keyboard ? { reply_markup: message.keyboard } : {}),
    ...(message.edits > 0 ? { edit_date: Math.floor(message.sentAtMs / 1000) + message.edits } : {}),
    // one level only, as in Telegram
    ...(replied ? { reply_to_message: apiMessage(chat, { ...replied, replyTo: null }) } : {}),
  } as Message;
}

export function apiChat({ id, kind }: FakeChat): Chat {
  if (kind.type === 'group') return { id, type: 'group', title: kind.title };
  const { first_name, username } = kind.member.user;
  return { id, type: 'private', first_name, ...(username ? { username } : {}) };
}

function captionOf(text: string) {
  return text === '' ? {} : { caption: text, ...entitiesOf('caption_entities', text) };
}

function entitiesOf(name: 'entities' | 'caption_entities', text: string): Partial<Record<string, MessageEntity[]>> {
  const found = [
    ...[...text.matchAll(/(?<=^|\s)\/[a-z0-9_]{1,32}(?:@\w+)?/gi)].map((match) => entity('bot_command', match)),
    ...[...text.matchAll(/https?:\/\/[^\s,]+/g)].map((match) => entity('url', match)),
  ];
  return found.length === 0 ? {} : { [name]: found };
}

function entity(type: 'bot_command' | 'url', match: RegExpExecArray): MessageEntity {
  return { type, offset: match.index, length: match[0].length };
}

function apiMedia(media: ShownMedia): object {
  switch (media.kind) {
    case 'photo':
      return { photo: [{ ...apiFile(media.file), width: media.width, height: media.height }] };
    case 'video':
    case 'animation':
      return { [media.kind]: { ...apiFile(media.file), ...named(media.file), ...moving(media) } };
    case 'video_note':
      return { video_note: { ...apiFile(media.file), length: media.width, duration: media.durationSeconds } };
    case 'document':
      return { document: { ...apiFile(media.file), ...named(media.file, media.mimeType) } };
    case 'voice':
      return { voice: { ...apiFile(media.file), duration: media.durationSeconds, mime_type: 'audio/ogg' } };
    case 'sticker':
      return {
        sticker: { ...nothing, type: 'regular', width: 512, height: 512, is_animated: false, is_video: false },
      };
    case 'contact':
      return { contact: { phone_number: '+3545551234', first_name: 'Sam' } };
  }
}

const nothing = { file_id: 'AwAC-nothing', file_unique_id: 'AQADnothing' };

function apiFile({ fileId, uniqueId, bytes }: StoredFile) {
  return { file_id: fileId, file_unique_id: uniqueId, file_size: bytes.length };
}

function named({ fileName }: StoredFile, mimeType: string | null = 'video/mp4') {
  return { ...(fileName ? { file_name: fileName } : {}), ...(mimeType ? { mime_type: mimeType } : {}) };
}

function moving(media: VideoProperties & { thumbnail?: Thumbnail | null }) {
  const { thumbnail } = media;
  return {
    width: media.width,
    height: media.height,
    duration: media.durationSeconds,
    ...(thumbnail ? { thumbnail: apiThumbnail(thumbnail) } : {}),
  };
}

function apiThumbnail({ file, width, height }: Thumbnail) {
  return { ...apiFile(file), width, height };
}
