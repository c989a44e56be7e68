import { AppError } from '../../../../infra/errors/app-error.ts';
import type { VideoModel } from '../../../../product/videos/records/video.model.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { ChatActions } from './chat-actions.ts';

export interface EndVideoDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  videos: VideoModel;
}

/** A second time after a crash changes nothing. @throws AppError `not_found`, `conflict` when it is done already */
export async function cancelVideoForChat(deps: EndVideoDeps, hold: ChatHold, videoId: string): Promise<void> {
  try {
    await deps.actions.videos.cancelVideo({ ownerId: await ownerOf(deps, hold), videoId });
  } catch (error) {
    const isCancelled = await deps.videos.exists({ _id: videoId, stage: 'cancelled' });
    if (error instanceof AppError && error.code === 'conflict' && isCancelled) return;
    throw error;
  }
}

/** @throws AppError `not_found`, also after a crash: nobody is told of that */
export async function deleteVideoForChat(deps: EndVideoDeps, hold: ChatHold, videoId: string): Promise<void> {
  await deps.actions.videos.deleteVideo({ ownerId: await ownerOf(deps, hold), videoId });
}

/** The chat's account as of its last turn, which is this one's. */
async function ownerOf({ conversations }: EndVideoDeps, { chatKey }: ChatHold): Promise<number> {
  const chat = await conversations.findById(chatKey, { userId: 1 }).lean();
  if (chat?.userId == null) throw new AppError('not_found', { message: 'There is no such video.' });
  return chat.userId;
}
