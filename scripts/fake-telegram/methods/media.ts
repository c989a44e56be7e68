import { ApiRefusal, badRequest } from '../api-refusal.ts';
import type { Call, Upload } from '../call.ts';
import type { ShownMedia, Thumbnail } from '../chat.ts';
import type { FakeBot, Method } from '../fake-bot.ts';
import { type FileKind, jpegSize, type StoredFile } from '../file-store.ts';
import { readInlineKeyboard } from '../inline-keyboard.ts';
import { findChat, readCaption, readReply } from './messages.ts';

const cloudDownloadBytes = 20 * 1024 * 1024;
export const cloudUploadBytes = 50 * 1024 * 1024;
export const localUploadBytes = 2000 * 1024 * 1024;
const photoBytes = 10 * 1024 * 1024;
const thumbnailBytes = 200 * 1024;
const thumbnailPixels = 320;
const maxPhotoSides = 10_000;

export const sendPhoto: Method = (bot, call) =>
  sendMedia(bot, call, () => {
    const file = takeFile(bot, call, 'photo');
    if (file.bytes.length > photoBytes) {
      throw badRequest(`file "${file.fileName}" of size ${file.bytes.length} bytes is too big for a photo`);
    }
    const size = jpegSize(file.bytes);
    if (!size) throw badRequest('IMAGE_PROCESS_FAILED');
    const { width, height } = size;
    const isTooNarrow = Math.max(width, height) > 20 * Math.min(width, height);
    if (isTooNarrow || width + height > maxPhotoSides) throw badRequest('PHOTO_INVALID_DIMENSIONS');
    return { kind: 'photo', file, width, height };
  });

export const sendVideo: Method = (bot, call) =>
  sendMedia(bot, call, () => {
    const { params } = call;
    const file = takeFile(bot, call, 'video');
    const [width, height, duration] = [params.integer('width'), params.integer('height'), params.integer('duration')];
    const supportsStreaming = params.flag('supports_streaming');
    // Telegram sends a video that is not MPEG-4 as a file
    if (!isMpeg4(file.bytes)) return { kind: 'document', file, mimeType: null };
    return {
      kind: 'video',
      file,
      width: width ?? 0,
      height: height ?? 0,
      durationSeconds: duration ?? 0,
      supportsStreaming,
      thumbnail: takeThumbnail(bot, call),
    };
  });

export const sendDocument: Method = (bot, call) =>
  sendMedia(bot, call, () => ({ kind: 'document', file: takeFile(bot, call, 'document'), mimeType: null }));

export const getFile: Method = (bot, { params }) => {
  const file = bot.files.byId(params.text('file_id') ?? '');
  if (!file) throw badRequest('invalid file_id');
  if (!bot.isLocal && file.bytes.length > cloudDownloadBytes) throw badRequest('file is too big');
  return {
    file_id: file.fileId,
    file_unique_id: file.uniqueId,
    file_size: file.bytes.length,
    file_path: file.path,
  };
};

function sendMedia(bot: FakeBot, call: Call, readMedia: () => ShownMedia): unknown {
  const { params } = call;
  const chat = findChat(bot, params);
  const text = readCaption(params);
  const keyboard = readInlineKeyboard(params);
  const replyTo = readReply(chat, params);
  const media = readMedia();
  bot.flood.pass(chat.id);
  return bot.post(chat, { text, media, keyboard, replyTo });
}

/** An upload, or the id of a file that this bot has used before. Web addresses are not supported. */
function takeFile(bot: FakeBot, call: Call, kind: 'photo' | 'video' | 'document'): StoredFile {
  const upload = uploadOf(call, kind);
  if (upload) return storeUpload(bot, upload, kind);
  const fileId = call.params.text(kind);
  if (!fileId) throw badRequest(`there is no ${kind} in the request`);
  const known = bot.files.byId(fileId);
  if (!known) throw badRequest('wrong file identifier/HTTP URL specified');
  if (known.kind !== kind) {
    throw badRequest(`can't use file of type ${typeNames[known.kind]} as ${typeNames[kind]}`);
  }
  return known;
}

const typeNames: Record<FileKind, string> = {
  photo: 'Photo',
  video: 'Video',
  document: 'Document',
  voice: 'VoiceNote',
  thumbnail: 'Thumbnail',
};

/** The field itself, or another one by its name: `attach://name`. */
function uploadOf({ params, files }: Call, field: string): Upload | undefined {
  const attached = /^attach:\/\/(.+)$/.exec(params.text(field) ?? '')?.[1];
  return files.get(attached ?? field);
}

function storeUpload(bot: FakeBot, { fileName, bytes }: Upload, kind: FileKind): StoredFile {
  if (bytes.length === 0) throw badRequest('file must be non-empty');
  if (bytes.length > bot.uploadBytes) {
    throw new ApiRefusal(413, 'Request Entity Too Large');
  }
  return bot.files.add({ kind, fileName, bytes });
}

/** An invalid thumbnail is dropped silently, as in Telegram. */
function takeThumbnail(bot: FakeBot, call: Call): Thumbnail | null {
  const upload = uploadOf(call, 'thumbnail');
  const size = upload && upload.bytes.length <= thumbnailBytes ? jpegSize(upload.bytes) : null;
  if (!upload || !size || Math.max(size.width, size.height) > thumbnailPixels) return null;
  return { file: storeUpload(bot, upload, 'thumbnail'), ...size };
}

function isMpeg4(bytes: Buffer): boolean {
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp';
}
