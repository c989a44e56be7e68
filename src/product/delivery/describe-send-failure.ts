import { causesOf } from '../../infra/fetching/causes-of.ts';
import { ForbiddenAddressError } from '../../infra/fetching/public-address.ts';

/** Why no answer came, in a few words for the account's owner; an inner text is never shown. */
export function describeSendFailure(error: unknown): string {
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof ForbiddenAddressError)) return 'the address is a private one';
  const code = causes.map((cause) => (cause as NodeJS.ErrnoException).code).find((found) => found !== undefined);
  return code === undefined ? 'the receiver could not be reached' : (wordsFor[code] ?? `no answer (${code})`);
}

const wordsFor: Record<string, string> = {
  ENOTFOUND: 'the host does not exist',
  ECONNREFUSED: 'the host refuses connections',
  ECONNRESET: 'the connection was closed before an answer',
};
