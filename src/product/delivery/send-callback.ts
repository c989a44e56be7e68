import { parseRetryAfterMs } from '../../infra/fetching/retry-after.ts';
import type { DeliveryRecord } from './delivery.model.ts';
import type { DeliveryProblem, StoredProblem } from './delivery-problem.ts';
import { type PostDeps, type Posted, postEvent } from './post-event.ts';

interface SendDeps extends PostDeps {
  callbackSecrets: (userId: number) => Promise<string[]>;
}

/** The result of one attempt. */
export type SendResult = AttemptResult | QueuedInChat;

/**
 * The chat's outbox sends it and completes the delivery. If that does not happen, the delivery is due again after the
 * wait.
 */
interface QueuedInChat {
  outcome: 'queued_in_chat';
  checkAgainAfterMs: number;
}

/** `gone`: the receiver does not want it any more, so it is not retried. */
export interface AttemptResult {
  outcome: 'sent' | 'failed' | 'gone';
  statusCode: number | null;
  error: StoredProblem | null;
  retryAfterMs: number | null;
}

/**
 * POSTs a delivery once, with a fresh signature. A redirect counts as a failure. Not reaching the receiver is a result,
 * not an error.
 * @throws what `callbackSecrets` throws; the signal's reason when the caller aborts
 */
export async function sendCallback(
  deps: SendDeps,
  { ownerId, destination, eventId, body }: DeliveryRecord,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const secrets = await deps.callbackSecrets(ownerId);
  return judge(await postEvent(deps, { destination, eventId, body, secrets }, signal), deps.clock());
}

function judge(posted: Posted, nowMs: number): AttemptResult {
  if (posted.kind === 'unreached') {
    return { outcome: 'failed', statusCode: null, error: posted.problem, retryAfterMs: null };
  }
  const { statusCode, headers } = posted;
  const retryAfterMs = parseRetryAfterMs(headers['retry-after'], nowMs);
  const error = refusalOf(statusCode);
  if (error === null) return { outcome: 'sent', statusCode, error, retryAfterMs };
  return { outcome: statusCode === 410 ? 'gone' : 'failed', statusCode, error, retryAfterMs };
}

/** Says why a status is not a success; null = it is one. */
export function refusalOf(statusCode: number): DeliveryProblem | null {
  if (statusCode >= 200 && statusCode <= 299) return null;
  if (statusCode === 410) return { code: 'gone' };
  const redirected = statusCode >= 300 && statusCode <= 399;
  return { code: redirected ? 'redirected' : 'answered', args: { status: statusCode } };
}
