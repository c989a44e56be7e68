import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { VideoModel } from '../../../../product/videos/records/video.model.ts';
import type { PackedEffect, PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect, ChatSource } from '../../../conversation/effect.ts';
import { settingsForChat } from '../../../conversation/settings/chat-settings.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { Messengers } from '../../messenger.ts';
import { withoutUndefined } from '../../outbox/write-replies.ts';
import type { ChatNow } from '../apply-step.ts';
import type { ChatActions } from './chat-actions.ts';

export interface CreateVideoDeps {
  actions: ChatActions;
  messengers: Messengers;
  conversations: ConversationModel;
  videos: VideoModel;
}

const maxUrlLength = 8_192;

/**
 * Copies a clip from the messenger into an upload. After a crash it is copied again; the first copy is deleted after a
 * day, like every upload that no video uses.
 * @returns null for a link
 * @throws AppError `source_too_large`; MessengerError
 */
export async function uploadClip(
  { actions, messengers, conversations }: CreateVideoDeps,
  { chatKey, signal }: ChatHold,
  source: ChatSource,
): Promise<{ uploadUrl: string } | null> {
  if (source.kind === 'link') return null;
  const chat = await conversations.findById(chatKey).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger || chat.userId === null) throw new Error('the messenger of this clip is not configured');
  const bytes = await messenger.openFile(source.ref, signal);
  return actions.uploads.storeUpload({ ownerId: chat.userId, bytes, fileName: source.fileName });
}

export async function createVideoForChat(
  { actions, videos }: CreateVideoDeps,
  { effect, uploadUrl, now }: { effect: CreateEffect; uploadUrl: string | null; now: ChatNow },
  transaction: Transaction,
): Promise<PackedEvent> {
  const { source, settings } = effect;
  const videoUrl = uploadUrl ?? urlOf(source);
  const { videoId } = await actions.videos.createVideo(
    { ownerId: now.user._id, videoUrl, settings, chatKey: now.chat._id },
    transaction,
  );
  return withoutUndefined<PackedEvent>({
    kind: 'video_created',
    videoId,
    sourceUrl: source.kind === 'link' ? source.url : null,
    fileName: source.kind === 'clip' ? source.fileName : null,
    clip:
      source.kind === 'clip' && source.key
        ? { ref: source.ref, key: source.key, fileName: source.fileName }
        : undefined,
    settings: settingsForChat(settings),
    queuePlace: await queuePositionOf(videos, { videoId, transaction }),
  });
}

type CreateEffect = Extract<ChatEffect, { kind: 'create_video' }>;

function urlOf(source: ChatSource): string {
  const url = source.kind === 'link' ? source.url : '';
  if (url.length <= maxUrlLength && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new AppError('invalid_input', { message: 'That is not the web address of a video.' });
}

export interface ChangeVideoDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  videos: VideoModel;
}

export async function editVideoForChat(
  { actions, videos }: Pick<ChangeVideoDeps, 'actions' | 'videos'>,
  { effect, now }: { effect: Extract<PackedEffect, { kind: 'edit_video' }>; now: ChatNow },
  transaction: Transaction,
): Promise<PackedEvent> {
  const { videoId, settings, leaveOpen, captions, resumesStopped } = effect;
  const given = { ...(captions ? { captions } : {}), ...(resumesStopped ? { resumesStopped } : {}) };
  await actions.videos.editVideo(
    { ownerId: now.user._id, videoId, settings, resetSettings: leaveOpen, ...given, chatKey: now.chat._id },
    transaction,
  );
  const video = await videos.findById(videoId, { revision: 1, settings: 1 }).session(transaction).orFail().lean();
  const { revision } = video;
  return withoutUndefined<PackedEvent>({
    kind: 'video_edited',
    videoId,
    revision,
    settings: settingsForChat(video.settings),
  });
}

/**
 * Does nothing when it runs again after a crash.
 * @throws AppError `not_found`; `conflict` when the video is finished already
 */
export async function cancelVideoForChat(deps: ChangeVideoDeps, hold: ChatHold, videoId: string): Promise<void> {
  try {
    await deps.actions.videos.cancelVideo({ ownerId: await ownerOf(deps, hold), videoId, takesBack: true });
  } catch (error) {
    const isCancelled = await deps.videos.exists({ _id: videoId, stage: 'cancelled' });
    if (error instanceof AppError && error.code === 'conflict' && isCancelled) return;
    throw error;
  }
}

/** @throws AppError `not_found`, also when it runs again after a crash: the conversation ignores that */
export async function deleteVideoForChat(deps: ChangeVideoDeps, hold: ChatHold, videoId: string): Promise<void> {
  await deps.actions.videos.deleteVideo({ ownerId: await ownerOf(deps, hold), videoId });
}

export async function ownerOf(
  { conversations }: Pick<ChangeVideoDeps, 'conversations'>,
  { chatKey }: ChatHold,
): Promise<number> {
  const chat = await conversations.findById(chatKey, { userId: 1 }).lean();
  if (chat?.userId == null) throw new AppError('not_found', { message: 'There is no such video.' });
  return chat.userId;
}

/**
 * The position of a queued video, from 1; 1 also for a video that is no longer queued. A person's first video, and a video
 * that comes back, may still go before it.
 */
async function queuePositionOf(
  videos: VideoModel,
  { videoId, transaction }: { videoId: string; transaction?: Transaction },
): Promise<number> {
  const session = transaction ?? null;
  const video = await videos.findById(videoId, { turn: 1, queuedAt: 1, stage: 1 }).session(session).lean();
  if (video?.stage !== 'queued') return 1;
  const { turn = 0, queuedAt } = video;
  const waiting = { stage: 'queued' as const, leaseUntil: null, removedAt: null };
  const [lower, same] = await Promise.all([
    videos.countDocuments({ ...waiting, turn: { $lt: turn } }).session(session),
    videos.countDocuments({ ...waiting, turn, queuedAt: { $lt: queuedAt } }).session(session),
  ]);
  return 1 + lower + same;
}
