import { ApiRefusal, badRequest } from '../api-refusal.ts';
import type { Parameters } from '../call.ts';
import type { FakeBot, Method } from '../fake-bot.ts';

const maxTimeoutSeconds = 50;

/** One poller for each bot: a second one ends the first, as on the real server. */
const pollers = new WeakMap<FakeBot, () => void>();

export const getUpdates: Method = async (bot, { params, signal }) => {
  if (bot.webhook) {
    throw conflict(
      "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
  }
  const limit = params.integer('limit') ?? 100;
  if (limit < 1 || limit > 100) throw badRequest('limit must be from 1 to 100');
  const timeoutSeconds = Math.min(params.integer('timeout') ?? 0, maxTimeoutSeconds);
  const offset = params.integer('offset') ?? 0;
  readAllowedUpdates(bot, params);
  pollers.get(bot)?.();
  const ready = bot.updates.take({ offset, limit });
  if (ready.length > 0 || timeoutSeconds === 0) return ready;
  await waitForUpdates(bot, { timeoutMs: timeoutSeconds * 1000, signal });
  return bot.updates.take({ offset, limit });
};

export const setWebhook: Method = (bot, { params }) => {
  const url = params.text('url') ?? '';
  const secret = params.text('secret_token');
  if (secret !== null && !/^[\w-]{1,256}$/.test(secret)) throw badRequest('secret token contains unallowed characters');
  readAllowedUpdates(bot, params);
  if (params.flag('drop_pending_updates')) bot.updates.clear();
  bot.setWebhook(url === '' ? null : { url: readWebhookUrl(bot, url), secret });
  return true;
};

export const deleteWebhook: Method = (bot, { params }) => {
  if (params.flag('drop_pending_updates')) bot.updates.clear();
  bot.setWebhook(null);
  return true;
};

export const getWebhookInfo: Method = (bot) => ({
  url: bot.webhook?.url ?? '',
  has_custom_certificate: false,
  pending_update_count: bot.updates.all().length,
  ...(bot.allowedUpdates ? { allowed_updates: bot.allowedUpdates } : {}),
  ...(bot.lastWebhookError
    ? {
        last_error_date: Math.floor(bot.lastWebhookError.atMs / 1000),
        last_error_message: bot.lastWebhookError.message,
      }
    : {}),
});

/** Only a local server accepts plain HTTP and any port. */
function readWebhookUrl(bot: FakeBot, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed) throw badRequest('bad webhook: Wrong HTTP URL');
  if (bot.isLocal) return url;
  if (parsed.protocol !== 'https:') throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (!['', '443', '80', '88', '8443'].includes(parsed.port)) {
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443');
  }
  return url;
}

/** The list stays until another one is given; an empty list restores the default. */
function readAllowedUpdates(bot: FakeBot, params: Parameters): void {
  const allowed = params.list('allowed_updates');
  if (allowed) bot.allowedUpdates = allowed.length === 0 ? null : allowed.map(String);
}

function waitForUpdates(
  bot: FakeBot,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', finish);
      if (pollers.get(bot) === terminate) pollers.delete(bot);
    };
    const finish = () => {
      end();
      resolve();
    };
    const terminate = () => {
      end();
      reject(conflict('terminated by other getUpdates request; make sure that only one bot instance is running'));
    };
    const timer = setTimeout(finish, timeoutMs);
    const stopListening = bot.updates.onAdded(finish);
    bot.onWebhookChanged(finish);
    signal.addEventListener('abort', finish);
    pollers.set(bot, terminate);
  });
}

function conflict(description: string): ApiRefusal {
  return new ApiRefusal(409, `Conflict: ${description}`);
}
