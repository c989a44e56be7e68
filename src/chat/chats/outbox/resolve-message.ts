import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { taskOwner } from '../../../product/videos/captions/captions-of-video.ts';
import type { VideoServices } from '../../../product/videos/create-video-services.ts';
import type { OutputRecord } from '../../../product/videos/records/output.model.ts';
import { mainFile, playedFile, webmFile } from '../../../product/videos/records/output-files.ts';
import type { VideoModel, VideoRecord } from '../../../product/videos/records/video.model.ts';
import { outputUrl } from '../../../product/videos/records/video-view.ts';
import type { MessageMedia } from '../../conversation/message.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { storeAttachment } from '../media/attachments.ts';
import type { ChatMedia } from '../media/chat-media.ts';
import { type FileRefDeps, findFileRef, outputOf } from '../media/file-refs.ts';
import type { Messenger, Messengers, OutgoingMedia, OutgoingMessage } from '../messenger.ts';
import type { OutboxRecord } from './outbox.model.ts';

export interface ResolveDeps extends FileRefDeps {
  renderStill: VideoServices['renderStill'];
  chatMedia: ChatMedia;
  videos: VideoModel;
  store: ObjectStore;
  messengers: Messengers;
  publicBaseUrl: string;
  mediaBaseUrl: string;
  logger: Logger;
}

interface Resolving {
  chat: ConversationRecord;
  entry: OutboxRecord;
  signal: AbortSignal;
  /** false = only text and buttons are wanted. */
  withMedia: boolean;
  /** Called when the message waits for an encode. */
  onSlow?(): void;
}

/** A picture that takes longer would come too late. */
const stillTimeoutMs = 30_000;

/** Loads the media of a message; null when its video no longer exists. */
export async function resolveMessage(deps: ResolveDeps, resolving: Resolving): Promise<OutgoingMessage | null> {
  const { text, media, buttons = [] } = resolving.entry.message;
  const plainMessage: OutgoingMessage = { text, media: null, buttons };
  if (!media || !resolving.withMedia) return plainMessage;
  switch (media.kind) {
    case 'still':
      return { ...plainMessage, media: await picture(deps, resolving, media) };
    case 'file':
      return { ...plainMessage, media: await file(deps, resolving, media) };
    case 'video':
      return withVideo(deps, resolving, plainMessage);
  }
}

/** null = no picture can be made, and the text is sent alone. */
async function picture(
  deps: ResolveDeps,
  { chat, signal }: Resolving,
  { videoId, settings, leaveOpen }: Extract<MessageMedia, { kind: 'still' }>,
): Promise<OutgoingMedia | null> {
  if (chat.userId === null) return null;
  try {
    const jpeg = await deps.renderStill({
      ownerId: chat.userId,
      videoId,
      atMs: null,
      settings,
      resetSettings: leaveOpen,
      signal: AbortSignal.any([signal, AbortSignal.timeout(stillTimeoutMs)]),
    });
    return { kind: 'picture', jpeg, url: await urlFor(deps, chat, { name: 'picture.jpg', bytes: jpeg }) };
  } catch (err) {
    signal.throwIfAborted();
    deps.logger.info({ err, videoId }, 'a picture for a chat could not be made');
    return null;
  }
}

async function file(
  deps: ResolveDeps,
  { chat }: Resolving,
  { name, content }: Extract<MessageMedia, { kind: 'file' }>,
): Promise<OutgoingMedia> {
  const bytes = Buffer.from(content, 'utf8');
  return { kind: 'file', name, bytes, url: await urlFor(deps, chat, { name, bytes }) };
}

async function urlFor(deps: ResolveDeps, { kind }: ConversationRecord, attachment: { name: string; bytes: Buffer }) {
  return deps.messengers[kind]?.fetchesMedia ? storeAttachment(deps, attachment) : null;
}

async function withVideo(
  deps: ResolveDeps,
  resolving: Resolving,
  message: OutgoingMessage,
): Promise<OutgoingMessage | null> {
  const { chat, entry } = resolving;
  const output = await outputOf(deps, entry);
  const messenger = deps.messengers[chat.kind];
  if (!output || !messenger) return null;
  const theirs = await videoOfChat(deps, chat, output);
  if (!theirs) return null;
  const owner = taskOwner(theirs);
  const load = webmFile(output) ? overlay : video;
  const media = entry.asLink ? null : await load(deps, { ...resolving, output, messenger, owner });
  const { buttons } = message;
  if (media) return { text: message.text, media, buttons };
  return { text: [message.text, linksTo(deps, output)].join('\n\n'), media: null, buttons };
}

function linksTo({ mediaBaseUrl }: ResolveDeps, output: OutputRecord): string {
  const webm = webmFile(output);
  return [output, ...(webm ? [{ ...output, ...webm }] : [])].map((file) => outputUrl(mediaBaseUrl, file)).join('\n');
}

/** null = the video does not belong to the chat’s account, or no longer exists. */
async function videoOfChat(
  { videos }: ResolveDeps,
  { userId, ownUserId }: ConversationRecord,
  { videoId }: OutputRecord,
): Promise<Pick<VideoRecord, 'ownerId'> | null> {
  const owners = [userId, ownUserId].filter((id) => id !== null);
  return videos.findOne({ _id: videoId, ownerId: { $in: owners }, removedAt: null }, { ownerId: 1 }).lean();
}

/**
 * The MOV, or the WebM where that is too large. null = both are, or the messenger takes only videos that it can play.
 */
async function overlay(
  deps: ResolveDeps,
  { chat, output, messenger }: Resolving & { output: OutputRecord; messenger: Messenger },
): Promise<OutgoingMedia | null> {
  if (messenger.fetchesMedia) return null;
  const files = [mainFile(output), playedFile(output)];
  const fileRef = await findFileRef(deps, chat._id, output);
  for (const { key, fileName } of files) {
    const object = await deps.store.head(key);
    if (!object || (object.sizeBytes > messenger.maxVideoBytes && fileRef === null)) continue;
    return {
      ...{ kind: 'video', asDocument: true, fileName, fileRef, sizeBytes: object.sizeBytes, thumbnail: null },
      ...{ width: output.width, height: output.height, durationSeconds: output.durationMs / 1000 },
      open: () => deps.store.get(key),
      url: outputUrl(deps.mediaBaseUrl, { ...output, fileName }),
    };
  }
  return null;
}

/** null = the video is too large and cannot be made smaller without looking bad. */
async function video(
  deps: ResolveDeps,
  resolving: Resolving & { output: OutputRecord; messenger: Messenger; owner: string },
): Promise<OutgoingMedia | null> {
  const { chat, output, messenger, owner, signal, onSlow } = resolving;
  const isMainProfile = messenger.playsMainProfile === true;
  const fits = output.sizeBytes <= messenger.maxVideoBytes && !isMainProfile;
  const fileRef = await findFileRef(deps, chat._id, output);
  const isSmall = fits || fileRef !== null;
  // a messenger that fetches the video gets the original, or a link to it
  const isFetched = messenger.fetchesMedia === true;
  const wanted = { output, maxBytes: messenger.maxVideoBytes, isMainProfile, owner, signal, onEncode: onSlow };
  const smaller = isSmall || isFetched ? null : await deps.chatMedia.makeSmaller(wanted);
  if (!isSmall && !isFetched && !smaller) return null;
  const key = smaller?.object.key ?? output.key;
  return {
    kind: 'video',
    open: () => deps.store.get(key),
    fileName: output.fileName,
    sizeBytes: smaller?.object.sizeBytes ?? output.sizeBytes,
    width: smaller?.width ?? output.width,
    height: smaller?.height ?? output.height,
    durationSeconds: output.durationMs / 1000,
    thumbnail: fileRef === null && !isFetched ? await deps.chatMedia.makeThumbnail(output, signal) : null,
    url: outputUrl(deps.mediaBaseUrl, output),
    fileRef,
  };
}
