import { CaptioneerError } from '../errors.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * The API redirects nobody. Who follows a redirect loses the token, or makes a GET of a POST, or sends a file to somebody else.
 * @throws CaptioneerError `redirected`
 */
export function refuseRedirect(reply: Response, root: string): void {
  if (reply.type !== 'opaqueredirect' && !redirects.has(reply.status)) return;
  // browsers do not tell where it leads
  const to = reply.headers.get('Location');
  const advice = to ? `it leads to ${to}. Give its address as baseUrl` : 'it leads elsewhere. Check baseUrl';
  throw new CaptioneerError('redirected', `${root || 'The address'} is not the service: ${advice}.`);
}
