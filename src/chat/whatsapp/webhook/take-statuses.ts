import { messengerErrorOf } from '../graph/graph-error.ts';
import { personIdOf } from './updates-of-value.ts';
import type { WebhookDeps } from './webhook-deps.ts';
import { statusSchema } from './webhook-schema.ts';

/** Of the statuses of our messages only failures matter: what was delivered and read is not stored. */
export async function takeStatuses(
  { chats, config, logger }: WebhookDeps,
  statuses: readonly unknown[],
): Promise<void> {
  for (const given of statuses) {
    const read = statusSchema.safeParse(given);
    if (!read.success || read.data.status !== 'failed') continue;
    const { id: messageId, recipient_id: number, recipient_user_id: userId, errors } = read.data;
    const personId = personIdOf(number, userId);
    if (personId === null) continue;
    const error = messengerErrorOf(errors?.[0] ?? { code: 131000 }, { status: null, token: config.token });
    if (error.advice) logger.error({ problem: error.message }, error.advice);
    await chats.reportFailure({ address: { kind: 'whatsapp', personId }, messageId, error });
  }
}
