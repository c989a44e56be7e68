import { AppError } from '../errors/app-error.ts';
import { parseUrl } from '../parse-url.ts';

/**
 * Parses an http(s) URL, absolute or relative to a base. It does not check where the URL leads.
 * @throws AppError `source_forbidden_address` for other schemes, credentials in the URL, or an invalid URL
 */
export function parseHttpUrl(text: string, base?: URL): URL {
  const url = parseUrl(text, base);
  if (!url) throw refusal('invalid');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal('other_scheme');
  if (url.username !== '' || url.password !== '') throw refusal('with_password');
  return url;
}

function refusal(reason: 'invalid' | 'other_scheme' | 'with_password'): AppError {
  return new AppError('source_forbidden_address', { reason, details: { retryable: false } });
}
