import { readingProblems } from '../../../../engine/captions/pages/reading-limits.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import type { ChatActions } from './chat-actions.ts';
import { ownerOf } from './video-effects.ts';

/** Of 20 s each: then the report is made on, and a later question finds it. */
const maxWaits = 9;

/**
 * How easy the captions of a video are to read.
 * @throws AppError `not_found`; `conflict` until it is finished; `service_busy`, also when it takes too long
 */
export async function checkReadingForChat(
  { actions, ...deps }: { actions: ChatActions; conversations: ConversationModel },
  hold: ChatHold,
  { videoId }: Extract<ChatEffect, { kind: 'check_reading' }>,
): Promise<PackedEvent> {
  const owner = { ownerId: await ownerOf(deps, hold), videoId };
  for (let waits = 0; waits < maxWaits; waits++) {
    const reading = await actions.readability.readReadability(owner, hold.signal);
    if (reading.state !== 'ready') continue;
    const { pages, pagesWithProblems: hard, problems } = reading.report.totals;
    const found = readingProblems.filter((problem) => problems[problem] > 0);
    const byCount = found.toSorted((one, other) => problems[other] - problems[one]);
    return { kind: 'reading_checked', videoId, reading: { pages, hard, problems: byCount } };
  }
  throw new AppError('service_busy', { message: 'The measurement takes longer than a chat waits.' });
}
