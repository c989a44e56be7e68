import type { Transaction } from '../../../../infra/database/transaction.ts';
import type { VideoModel, VideoRecord } from '../../../../product/videos/records/video.model.ts';
import type { ChatEvent } from '../../../conversation/chat-event.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import { withoutUndefined } from '../../outbox/write-replies.ts';
import type { ChatNow } from '../apply-event.ts';
import type { ChatActions } from './chat-actions.ts';

type EditCommand = Extract<ChatEffect, { kind: 'edit_video' }>;

export async function editVideoForChat(
  { actions, videos }: { actions: ChatActions; videos: VideoModel },
  { command, now }: { command: EditCommand; now: ChatNow },
  transaction: Transaction,
): Promise<ChatEvent> {
  const { videoId, settings, leaveOpen, captions } = command;
  const given = captions ? { captions } : {};
  await actions.videos.editVideo(
    { ownerId: now.user._id, videoId, settings, leaveOpen, ...given, chatKey: now.chat._id },
    transaction,
  );
  const video = await videos.findById(videoId).session(transaction).orFail().lean<VideoRecord>();
  return withoutUndefined<ChatEvent>({
    kind: 'video_edited',
    videoId,
    revision: video.revision,
    settings: video.settings,
  });
}
