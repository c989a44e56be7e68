import type { Clock } from '../../infra/clock.ts';
import { dueBy } from '../../infra/database/partial-index.ts';
import { isProcessAlive } from '../../infra/processes.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ConversationModel } from './conversation.model.ts';

/** Wakes the jobs for chats that are due although nobody works on them: a process has died, or a wake was lost. */
export async function reconcileChats({
  conversations,
  queue,
  clock,
}: {
  conversations: ConversationModel;
  queue: Queue;
  clock: Clock;
}): Promise<void> {
  const now = new Date(clock());
  for (const lease of ['turnLease', 'sendLease'] as const) {
    const held = { [`${lease}.until`]: { $type: 'date', $gt: now } };
    const owners: string[] = await conversations.distinct(`${lease}.owner`, held);
    const dead = owners.filter((owner) => isProcessAlive(owner) === false);
    if (dead.length > 0)
      await conversations.updateMany({ ...held, [`${lease}.owner`]: { $in: dead } }, { $set: { [lease]: null } });
  }
  if (await conversations.exists({ turnDueAt: dueBy(now) })) await queue.wake('converse');
  if (await conversations.exists({ sendDueAt: dueBy(now) })) await queue.wake('send-messages');
}
