import { messengerErrorOf } from '../graph/graph-error.ts';
import { personIdOf } from './updates-of-value.ts';
import type { WebhookDeps } from './webhook-deps.ts';
import { statusSchema } from './webhook-schema.ts';

/**
 * Of the statuses of our messages only failures matter: what was delivered and read is not stored.
 * @returns `early` when one is about a message that is not recorded yet
 */
export async function takeStatuses(
  { chats, config, report }: WebhookDeps,
  statuses: readonly unknown[],
): Promise<'taken' | 'early'> {
  let outcome: 'taken' | 'early' = 'taken';
  for (const given of statuses) {
    const read = statusSchema.safeParse(given);
    if (!read.success || read.data.status !== 'failed') continue;
    const { id: messageId, recipient_id: number, recipient_user_id: userId, timestamp, errors } = read.data;
    const personId = personIdOf(number, userId);
    if (personId === null) continue;
    const error = messengerErrorOf(errors?.[0] ?? { code: 131000 }, { status: null, token: config.token });
    if (error.fault) report(error.fault, error.message);
    const at = timestamp === undefined ? null : new Date(timestamp * 1000);
    const taken = await chats.reportFailure({ address: { kind: 'whatsapp', personId }, messageId, error, at });
    if (taken === 'early') outcome = 'early';
  }
  return outcome;
}
