import { createConcurrencyLimit } from '../../../infra/concurrency-limit.ts';
import type { ChatUpdate } from '../../chats/inbox/enqueue-update.ts';
import { takeMoves } from './take-moves.ts';
import { takeStatuses } from './take-statuses.ts';
import { takeUpdates } from './take-updates.ts';
import { updatesByChat } from './updates-of-value.ts';
import { answerVerification, isSigned, type Verification } from './verify-webhook.ts';
import type { WebhookDeps } from './webhook-deps.ts';
import { readWebhook } from './webhook-schema.ts';

interface WebhookRequest {
  /** The header `X-Hub-Signature-256`; null = absent. */
  signature: string | null;
  body: Buffer;
}

/**
 * `refused`: the signature is missing or wrong. `unreadable`: the body is no webhook call of Meta. `early`: it is about a
 * message that is not recorded yet, and has to be posted again.
 */
type WebhookOutcome = 'taken' | 'refused' | 'unreadable' | 'early';

export type WhatsAppWebhook = ReturnType<typeof createWhatsAppWebhook>;

/** Chats whose updates are stored at the same time. */
const maxChatsAtOnce = 8;

/** What Meta calls. Updates are stored, and jobs answer them. */
export function createWhatsAppWebhook(deps: WebhookDeps) {
  return {
    /** @returns the text to answer with; null = it is not Meta who asks */
    verify: (query: Verification): string | null => answerVerification(query, { expected: deps.config.verifyToken }),
    /** @throws when an update could not be stored: Meta repeats what was not answered with 200, for up to seven days */
    receive: (request: WebhookRequest): Promise<WebhookOutcome> => receive(deps, request),
  };
}

async function receive(deps: WebhookDeps, { signature, body }: WebhookRequest): Promise<WebhookOutcome> {
  const { appSecret, phoneNumberId } = deps.config;
  if (!isSigned(body, { header: signature, appSecret })) return 'refused';
  const read = readWebhook(body);
  if (!read) return 'unreadable';
  const { values, unknown } = read;
  if (unknown > 0) deps.logger.warn({ unknown }, 'changes in a call of WhatsApp have an unknown shape');
  // an app may have several numbers, each with a service of its own
  const ours = values.filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  const messages = ours.flatMap((value) => value.messages);
  // first: the next message of the person comes from the new number
  await takeMoves(deps, messages);
  await takeByChat(deps, updatesByChat(ours, { now: deps.clock(), logger: deps.logger }));
  const statuses = ours.flatMap((value) => value.statuses);
  return takeStatuses(deps, statuses);
}

async function takeByChat(deps: WebhookDeps, chats: readonly ChatUpdate[][]): Promise<void> {
  const limit = createConcurrencyLimit(maxChatsAtOnce);
  const never = new AbortController().signal;
  await Promise.all(chats.map((updates) => limit.run(never, () => takeUpdates(deps, updates))));
}
