import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { VideoModel } from '../../../../product/videos/records/video.model.ts';
import type { ChatEvent } from '../../../conversation/chat-event.ts';
import type { ChatEffect, ChatSource } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { Messengers } from '../../messenger.ts';
import { withoutUndefined } from '../../outbox/write-replies.ts';
import type { ChatNow } from '../apply-event.ts';
import type { ChatActions } from './chat-actions.ts';
import { queuePositionOf } from './queue-position.ts';

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
  { effect, prepared, now }: { effect: CreateEffect; prepared: { uploadUrl: string } | null; now: ChatNow },
  transaction: Transaction,
): Promise<ChatEvent> {
  const { source, settings } = effect;
  const videoUrl = prepared?.uploadUrl ?? urlOf(source);
  const { videoId } = await actions.videos.createVideo(
    { ownerId: now.user._id, videoUrl, settings, chatKey: now.chat._id },
    transaction,
  );
  return withoutUndefined<ChatEvent>({
    kind: 'video_created',
    videoId,
    sourceUrl: source.kind === 'link' ? source.url : null,
    fileName: source.kind === 'clip' ? source.fileName : null,
    settings,
    queuePlace: await queuePositionOf(videos, { videoId, transaction }),
  });
}

type CreateEffect = Extract<ChatEffect, { kind: 'create_video' }>;

function urlOf(source: ChatSource): string {
  const url = source.kind === 'link' ? source.url : '';
  if (url.length <= maxUrlLength && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new AppError('invalid_input', { message: 'That is not the web address of a video.' });
}
