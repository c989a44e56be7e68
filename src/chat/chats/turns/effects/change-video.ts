import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { VideoModel, VideoRecord } from '../../../../product/videos/records/video.model.ts';
import type { ChatEvent } from '../../../conversation/chat-event.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import { withoutUndefined } from '../../outbox/write-replies.ts';
import type { ChatNow } from '../apply-event.ts';
import type { ChatActions } from './chat-actions.ts';

export interface ChangeVideoDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  videos: VideoModel;
}

export async function editVideoForChat(
  { actions, videos }: Pick<ChangeVideoDeps, 'actions' | 'videos'>,
  { effect, now }: { effect: Extract<ChatEffect, { kind: 'edit_video' }>; now: ChatNow },
  transaction: Transaction,
): Promise<ChatEvent> {
  const { videoId, settings, leaveOpen, captions } = effect;
  const given = captions ? { captions } : {};
  await actions.videos.editVideo(
    { ownerId: now.user._id, videoId, settings, resetSettings: leaveOpen, ...given, chatKey: now.chat._id },
    transaction,
  );
  const video = await videos.findById(videoId).session(transaction).orFail().lean<VideoRecord>();
  const { revision } = video;
  return withoutUndefined<ChatEvent>({ kind: 'video_edited', videoId, revision, settings: video.settings });
}

/**
 * Does nothing when it runs again after a crash.
 * @throws AppError `not_found`; `conflict` when the video is finished already
 */
export async function cancelVideoForChat(deps: ChangeVideoDeps, hold: ChatHold, videoId: string): Promise<void> {
  try {
    await deps.actions.videos.cancelVideo({ ownerId: await ownerOf(deps, hold), videoId });
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

async function ownerOf({ conversations }: ChangeVideoDeps, { chatKey }: ChatHold): Promise<number> {
  const chat = await conversations.findById(chatKey, { userId: 1 }).lean();
  if (chat?.userId == null) throw new AppError('not_found', { message: 'There is no such video.' });
  return chat.userId;
}
