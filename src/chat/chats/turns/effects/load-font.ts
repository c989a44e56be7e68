import { Readable } from 'node:stream';
import { isOwnFont } from '../../../../engine/captions/settings/own-font.ts';
import { startOfText } from '../../../../infra/cut-text.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../../../infra/validation/violation.ts';
import type { FontMistake } from '../../../conversation/chat-event.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import { writtenLimits } from '../../../conversation/message.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { FetchFont } from '../../media/fetch-font.ts';
import type { Messenger, Messengers } from '../../messenger.ts';
import type { ChatActions } from './chat-actions.ts';

export interface LoadFontDeps {
  actions: ChatActions;
  messengers: Messengers;
  conversations: ConversationModel;
  fetchFont: FetchFont;
  onLongTurn?: () => void;
}

type LoadFont = Extract<ChatEffect, { kind: 'load_font' }>;

/**
 * Copies a font from the messenger or from a link into an upload, which is checked as the profile's own fonts are. After a
 * crash it is copied again; a font that nothing uses is deleted after a day, like every upload.
 * @throws AppError `storage_limit`, `disk_low`, `service_busy`; MessengerError
 */
export async function loadFontForChat(deps: LoadFontDeps, hold: ChatHold, effect: LoadFont): Promise<PackedEvent> {
  const { actions, messengers, conversations } = deps;
  const chat = await conversations.findById(hold.chatKey).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger || chat.userId === null) throw new Error('the messenger of this font is not configured');
  const ownerId = chat.userId;
  const others = 'others' in effect && effect.others ? { others: effect.others } : {};
  const loaded = { kind: 'font_loaded', videoId: effect.videoId, ...others } as const;
  try {
    const file = await openFont(deps, { effect, messenger, hold });
    const { uploadUrl } = await actions.uploads.storeUpload({ ownerId, ...file });
    const { fontFamily } = await actions.fonts.accept({ ownerId, settings: { fontFamily: uploadUrl } });
    const font = isOwnFont(fontFamily) ? await actions.fonts.find({ ownerId, font: fontFamily }) : null;
    return font ? { ...loaded, font } : { ...loaded, mistake: 'format' };
  } catch (error) {
    hold.signal.throwIfAborted();
    const mistake = mistakeOf(error);
    if (mistake) return { ...loaded, mistake };
    throw error;
  }
}

interface OpenFont {
  effect: LoadFont;
  messenger: Messenger;
  hold: ChatHold;
}

async function openFont({ fetchFont, onLongTurn }: LoadFontDeps, { effect, messenger, hold }: OpenFont) {
  const { signal, chatKey: owner } = hold;
  if ('ref' in effect) return { bytes: await messenger.openFile(effect.ref, signal), fileName: effect.fileName };
  onLongTurn?.();
  const { bytes, fileName } = await fetchFont({ url: effect.url, owner, signal });
  return { bytes: Readable.from([bytes]), fileName: fileName && startOfText(fileName, writtenLimits.fileName) };
}

/** undefined = it is not the font's fault. */
function mistakeOf(error: unknown): FontMistake | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'source_too_large') return 'format';
  if (error.code.startsWith('source_')) return 'link';
  if (error.code !== 'invalid_input') return undefined;
  const rules = (error.details.errors as FieldErrors | undefined)?.captions_font_family ?? [];
  if (rules.some(({ rule }) => rule === 'font_damaged')) return 'damaged';
  return rules.some(({ rule }) => rule === 'font_letters') ? 'letters' : 'format';
}
