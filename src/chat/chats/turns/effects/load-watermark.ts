import { AppError } from '../../../../infra/errors/app-error.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { Messengers } from '../../messenger.ts';
import type { ChatActions } from './chat-actions.ts';

interface LoadWatermarkDeps {
  actions: ChatActions;
  messengers: Messengers;
  conversations: ConversationModel;
}

/**
 * Copies a picture from the messenger into an upload, and checks it. After a crash it is copied again; a picture that no
 * video, preset or default uses is deleted after a day, like every upload.
 * @throws AppError `storage_limit`, `disk_low`; MessengerError
 */
export async function loadWatermarkForChat(
  { actions, messengers, conversations }: LoadWatermarkDeps,
  { chatKey, signal }: ChatHold,
  { ref, fileName, videoId }: Extract<ChatEffect, { kind: 'load_watermark' }>,
): Promise<PackedEvent> {
  const chat = await conversations.findById(chatKey).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger || chat.userId === null) throw new Error('the messenger of this picture is not configured');
  const ownerId = chat.userId;
  try {
    const bytes = await messenger.openFile(ref, signal);
    const { uploadUrl: picture } = await actions.uploads.storeUpload({ ownerId, bytes, fileName });
    await actions.videos.acceptWatermark({ ownerId, settings: { watermark: { picture } } });
    return { kind: 'watermark_loaded', videoId, picture };
  } catch (error) {
    const isUnusable = error instanceof AppError && ['invalid_input', 'source_too_large'].includes(error.code);
    if (isUnusable) return { kind: 'watermark_loaded', videoId, picture: null };
    throw error;
  }
}
