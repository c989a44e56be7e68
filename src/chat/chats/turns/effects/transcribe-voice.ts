import { AppError } from '../../../../infra/errors/app-error.ts';
import type { Logger } from '../../../../infra/logging/logger.ts';
import { languageOf } from '../../../../texts/languages.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel, ConversationRecord } from '../../conversation.model.ts';
import type { TranscribeVoice, Voice } from '../../media/transcribe-voice.ts';
import type { Messengers } from '../../messenger.ts';

export interface TranscribeVoiceDeps {
  transcribeVoice: TranscribeVoice;
  messengers: Messengers;
  conversations: ConversationModel;
  logger: Logger;
  onLongTurn?: () => void;
}

/**
 * What a voice note says. The chat waits for it, so that messages are answered in their order; other chats do not.
 * @throws AppError `service_busy` when too many wait; MessengerError
 */
export async function transcribeVoiceForChat(
  { transcribeVoice, messengers, conversations, logger, onLongTurn }: TranscribeVoiceDeps,
  { chatKey, signal }: ChatHold,
  { ref, quoted }: Extract<ChatEffect, { kind: 'transcribe_voice' }>,
): Promise<PackedEvent> {
  const chat = await conversations.findById(chatKey, { kind: 1, contact: 1, state: 1 }).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger) throw new Error('the messenger of this voice note is not configured');
  onLongTurn?.();
  const about = quoted === undefined ? {} : { quoted };
  const given: Voice = {
    open: () => messenger.openFile(ref, signal),
    owner: chatKey,
    signal,
    language: knownLanguage(chat),
  };
  try {
    return { kind: 'voice_transcribed', ...about, said: await transcribeVoice(given) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError) || !isFault(error)) throw error;
    logger.warn({ code: error.code, chat: chatKey }, 'a voice note could not be transcribed');
    return { kind: 'voice_transcribed', ...about, said: { problem: 'unavailable' } };
  }
}

/** Of the speech engine. */
function isFault({ code }: AppError): boolean {
  return code === 'speech_failed' || code === 'speech_unavailable';
}

/** The chat's language, if the person has chosen it or their app says it; otherwise it is only where we begin. */
function knownLanguage({ contact, state }: Pick<ConversationRecord, 'contact' | 'state'>): string | undefined {
  const locale = contact?.locale ?? '';
  const language = state?.language ?? languageOf(locale);
  const isAssumed = language === languageOf(locale) && !locale.toLowerCase().startsWith(language);
  return isAssumed ? undefined : language;
}
