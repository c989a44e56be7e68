import type { WebUnderTest } from './web-under-test.ts';

export interface SeenPage {
  status: number;
  headers: Headers;
  html: string;
  /** Where it leads to instead. */
  location: string | null;
  /** The cookies that this reply sets, as it sets them. */
  setCookies: string[];
}

export type PageVisitor = ReturnType<typeof createVisitor>;

/** A browser without a picture: keeps cookies, sends forms with their token, follows nothing by itself. */
export function createVisitor(url: string) {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}): Promise<SeenPage> => {
    const response = await fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: { ...(cookies.size > 0 ? { Cookie: cookieHeader(cookies) } : {}), ...init.headers },
    });
    const setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) keep(cookies, cookie);
    const html = await response.text();
    refuseUnfilled(html, path);
    return {
      status: response.status,
      headers: response.headers,
      html,
      location: response.headers.get('Location'),
      setCookies,
    };
  };
  const get = (path: string, headers?: Record<string, string>) => ask(path, { headers });
  return {
    cookies,
    ask,
    get,
    /** Sends a form of the page at `on`, with its token unless another is given. */
    async post(path: string, fields: Record<string, string> = {}, { on = path, headers = {}, token = '' } = {}) {
      const csrf = token || csrfTokenIn((await get(on)).html);
      const body = new URLSearchParams({ csrf_token: csrf, ...fields }).toString();
      return ask(path, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: new URL(url).origin,
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
      });
    },
  };
}

function refuseUnfilled(html: string, path: string): void {
  const unfilled = html.startsWith('<!doctype html>') ? unfilledText(html) : null;
  if (unfilled !== null) throw new Error(`${path} shows a text without its value: ${unfilled}`);
}

/** The first text, between two tags, with an unfilled `{name}`; those for scripts are not filled on purpose. */
export function unfilledText(html: string): string | null {
  const shown = html.replace(/<script[^>]*>.*?<\/script>/gs, '');
  const at = shown.search(/\{[a-z]\w*\}/);
  if (at === -1) return null;
  const end = shown.indexOf('<', at);
  return shown.slice(shown.lastIndexOf('>', at) + 1, end === -1 ? undefined : end);
}

export function csrfTokenIn(html: string): string {
  return /name="csrf_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The path of the link in the last mail. */
export function mailedPath({ mails }: Pick<WebUnderTest, 'mails'>): string {
  return /\/sign-in\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

/** Goes the whole way in: asks for a link, opens it, presses the button. */
export async function signedIn(web: WebUnderTest, email: string): Promise<PageVisitor> {
  const visitor = createVisitor(web.url);
  await visitor.post('/sign-in', { email });
  const { status } = await visitor.post(mailedPath(web));
  if (status !== 303) throw new Error(`signing in answered ${status}`);
  return visitor;
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
