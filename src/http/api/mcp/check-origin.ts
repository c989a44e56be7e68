import { isIP } from 'node:net';
import type { Context } from 'koa';
import { parseUrl } from '../../../infra/parse-url.ts';
import { HttpError } from '../routing/http-error.ts';

/**
 * Refuses calls that a page of somebody else makes a browser send (DNS rebinding): the page's address is in `Origin`, and
 * its name, which leads to us for that moment, in `Host`. Programs send no `Origin`. A name without a dot, such as
 * `localhost` or that of a container, and an address in numbers cannot be turned on us.
 * @throws HttpError 403
 */
export function checkOrigin({ headers, host }: Pick<Context, 'headers' | 'host'>, publicBaseUrl: string): void {
  const own = parseUrl(publicBaseUrl);
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  if (!isOwnName(name, own)) throw forbidden('The Host of this call is not the name of this service.');
  const { origin } = headers;
  if (origin === undefined) return;
  const isOwn = origin === own?.origin || parseUrl(origin)?.host === host;
  if (!isOwn) throw forbidden('Pages of other sites may not call this address.');
}

function isOwnName(name: string, own: URL | null): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  return name !== '' && (name === own?.hostname || !name.includes('.') || isIP(bare) !== 0);
}

function forbidden(message: string): HttpError {
  return new HttpError({ status: 403, body: { message } });
}
