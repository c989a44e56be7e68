/** Where people go who were going nowhere in particular. */
export const startPath = '/app';

/**
 * A path that somebody else has named, if it is one of our own pages, else the start: a link of ours must not lead
 * anybody to another site.
 */
export function safeRedirect(path: string): string {
  const base = 'http://own.invalid';
  if (path.length > 2000 || !path.startsWith('/') || !URL.canParse(path, base)) return startPath;
  const { origin, pathname, search } = new URL(path, base);
  const isOwn = origin === base && /^\/(app|claim)(\/|$)/.test(pathname);
  return isOwn ? pathname + search : startPath;
}
