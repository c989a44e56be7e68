import type { Logger } from '../../../infra/logging/logger.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';
import { comesWithTip } from '../../conversation/features/videos/result-tip.ts';
import type { ChatHold } from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { findWordsForChat, type LoadDeps } from './effects/load-effects.ts';

/** A result is worth more than the words of its tip. */
const waitMs = 5_000;

/**
 * Adds what the tip under a result needs to know about the video's text. It takes as long as finding the doubts, which is
 * then not done again for the questions. Where it fails or takes too long, the result goes out without it.
 */
export async function addWordsToCheck(
  deps: Pick<LoadDeps, 'actions' | 'conversations'> & { logger: Logger },
  hold: ChatHold,
  { event, chat }: { event: PackedEvent; chat: Pick<ConversationRecord, 'state'> },
): Promise<PackedEvent> {
  if (event.kind !== 'video_ready' || !comesWithTip(chat.state ?? {}, event)) return event;
  const signal = AbortSignal.any([hold.signal, AbortSignal.timeout(waitMs)]);
  try {
    return { ...event, toCheck: await findWordsForChat(deps, hold, { videoId: event.videoId, signal }) };
  } catch (err) {
    hold.signal.throwIfAborted();
    deps.logger.debug({ err, videoId: event.videoId }, 'a result gets a tip without words of its video');
    return event;
  }
}
