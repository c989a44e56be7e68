import { isOwnFont } from '../../../../engine/captions/settings/own-font.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../../../infra/validation/violation.ts';
import type { FontMistake } from '../../../conversation/chat-event.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { Messengers } from '../../messenger.ts';
import type { ChatActions } from './chat-actions.ts';

interface LoadFontDeps {
  actions: ChatActions;
  messengers: Messengers;
  conversations: ConversationModel;
}

/**
 * Copies a font from the messenger into an upload, which is checked as the profile's own fonts are. After a crash it is
 * copied again; a font that nothing uses is deleted after a day, like every upload.
 * @throws AppError `storage_limit`, `disk_low`, `service_busy`; MessengerError
 */
export async function loadFontForChat(
  { actions, messengers, conversations }: LoadFontDeps,
  { chatKey, signal }: ChatHold,
  { ref, fileName, videoId }: Extract<ChatEffect, { kind: 'load_font' }>,
): Promise<PackedEvent> {
  const chat = await conversations.findById(chatKey).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger || chat.userId === null) throw new Error('the messenger of this font is not configured');
  const ownerId = chat.userId;
  try {
    const bytes = await messenger.openFile(ref, signal);
    const { uploadUrl } = await actions.uploads.storeUpload({ ownerId, bytes, fileName });
    const { fontFamily } = await actions.fonts.accept({ ownerId, settings: { fontFamily: uploadUrl } });
    const font = isOwnFont(fontFamily) ? await actions.fonts.find({ ownerId, font: fontFamily }) : null;
    return font ? { kind: 'font_loaded', videoId, font } : { kind: 'font_loaded', videoId, mistake: 'format' };
  } catch (error) {
    const mistake = mistakeOf(error);
    if (mistake) return { kind: 'font_loaded', videoId, mistake };
    throw error;
  }
}

/** undefined = it is not the font's fault. */
function mistakeOf(error: unknown): FontMistake | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'source_too_large') return 'format';
  if (error.code !== 'invalid_input') return undefined;
  const rules = (error.details.errors as FieldErrors | undefined)?.captions_font_family ?? [];
  if (rules.some(({ rule }) => rule === 'font_damaged')) return 'damaged';
  return rules.some(({ rule }) => rule === 'font_letters') ? 'letters' : 'format';
}
