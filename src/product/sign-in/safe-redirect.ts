/** The page after signing in when no other was asked for. */
const startPath = '/app';

/**
 * Returns the path when it belongs to one of our own pages, else the start page. The path comes from outside, and a
 * link of ours must not lead to another site (open redirect).
 */
export function safeRedirect(path: string): string {
  const base = 'http://own.invalid';
  if (path.length > 2000 || !path.startsWith('/') || !URL.canParse(path, base)) return startPath;
  const { origin, pathname, search } = new URL(path, base);
  const isOwn = origin === base && /^\/(app|claim)(\/|$)/.test(pathname);
  return isOwn ? pathname + search : startPath;
}
