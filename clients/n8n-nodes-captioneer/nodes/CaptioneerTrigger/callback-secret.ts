import type { IHookFunctions, IWebhookFunctions } from 'n8n-workflow';

interface Known {
  secret: string;
  readAt: number;
}

/** In memory only. A forged callback makes a call at most so often. */
const minAgeMs = 60_000;
const maxAgeMs = 60 * 60_000;
const maxKnown = 100;
const known = new Map<string, Known>();

/**
 * The secret that signs the account's callbacks.
 * @param options.again read it again, because a callback did not fit: it may have been changed
 */
export async function readCallbackSecret(
  this: IHookFunctions | IWebhookFunctions,
  { again = false } = {},
): Promise<string> {
  const { baseUrl, apiToken } = await this.getCredentials<{ baseUrl: string; apiToken: string }>('captioneerApi');
  const key = `${baseUrl} ${apiToken}`;
  const before = known.get(key);
  if (before && Date.now() - before.readAt < (again ? minAgeMs : maxAgeMs)) return before.secret;
  const url = `${baseUrl.replace(/\/+$/, '')}/api/me/callback-secret`;
  const call = this.helpers.httpRequestWithAuthentication;
  const { callback_secret: secret } = (await call.call(this, 'captioneerApi', {
    url,
    json: true,
    timeout: 30_000,
  })) as {
    callback_secret: string;
  };
  if (known.size >= maxKnown) known.clear();
  known.set(key, { secret, readAt: Date.now() });
  return secret;
}
