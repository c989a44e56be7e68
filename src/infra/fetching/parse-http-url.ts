import { AppError } from '../errors/app-error.ts';

/**
 * Parses an http(s) URL, absolute or relative to a base. It does not check where the URL leads.
 * @throws AppError `source_forbidden_address` for other schemes, credentials in the URL, or an invalid URL
 */
export function parseHttpUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw refusal('That is not a valid web address.');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refusal('Only addresses that begin with http:// or https:// can be fetched.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refusal('Addresses with a user name or password inside are not fetched. Use a link that works without them.');
  }
  return url;
}

function refusal(message: string): AppError {
  return new AppError('source_forbidden_address', { message, details: { retryable: false } });
}
