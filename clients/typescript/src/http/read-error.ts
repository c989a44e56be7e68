import { type ApiError, createApiError } from '../errors.ts';

/** Of a reply that is no JSON, such as a proxy's page, so much is shown. */
const maxPlainCharacters = 200;

/** The error that a reply means. It reads the body. */
export async function readError(reply: Response): Promise<ApiError> {
  const body = await reply.text().catch(() => '');
  const { message, error, errors } = parse(body);
  return createApiError({
    status: reply.status,
    code: typeof error === 'string' ? error : null,
    message: typeof message === 'string' ? message : plainMessage(reply, body),
    fields: readFields(errors),
    requestId: reply.headers.get('X-Request-Id'),
    retryAfterSeconds: readRetryAfter(reply.headers.get('Retry-After')),
  });
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function plainMessage(reply: Response, body: string): string {
  const isText = reply.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const said = isText ? body.trim().slice(0, maxPlainCharacters) : '';
  return said || `The service answered ${reply.status}.`;
}

function readFields(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, rules]) => [field, Array.isArray(rules) ? rules.map(String) : [String(rules)]]),
  );
}

/** Seconds, or a date. @param now milliseconds */
export function readRetryAfter(value: string | null, now = Date.now()): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
