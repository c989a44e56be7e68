import { scriptText } from '../../../../engine/captions/script/script-text.ts';
import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { decodeText } from '../../../../infra/decode-text.ts';
import { hasAtMost } from '../../../../infra/validation/field-kinds.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import { readAtMost } from '../../media/read-at-most.ts';
import type { Messengers } from '../../messenger.ts';

const { maxCharacters } = captionSettings.script.kind;
/** A character has up to four bytes. */
const maxBytes = 4 * maxCharacters;

/** Reads a text file that somebody sent. @throws MessengerError */
export async function loadScriptForChat(
  { messengers, conversations }: { messengers: Messengers; conversations: ConversationModel },
  { chatKey, signal }: ChatHold,
  { ref, videoId }: Extract<ChatEffect, { kind: 'load_script' }>,
): Promise<PackedEvent> {
  const chat = await conversations.findById(chatKey, { kind: 1 }).lean();
  const messenger = chat && messengers[chat.kind];
  if (!messenger) throw new Error('the messenger of this file is not configured');
  const bytes = await readAtMost(await messenger.openFile(ref, signal), maxBytes);
  return { kind: 'script_loaded', videoId, script: bytes && textIn(bytes) };
}

/** null = it is no text, is empty or too long. */
function textIn(bytes: Buffer): string | null {
  const text = scriptText(decodeText(bytes)).trim();
  return text === '' || text.includes('\0') || !hasAtMost(text, maxCharacters) ? null : text;
}
