import type { Readable } from 'node:stream';
import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { decodeText } from '../../../../infra/decode-text.ts';
import { hasAtMost } from '../../../../infra/validation/field-kinds.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
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

/** null = there are more. */
async function readAtMost(stream: Readable, max: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // leaving the loop destroys the stream
    if (size > max) return null;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** null = it is no text, is empty or too long. */
function textIn(bytes: Buffer): string | null {
  const text = decodeText(bytes).trim();
  return text === '' || text.includes('\0') || !hasAtMost(text, maxCharacters) ? null : text;
}
