import { knownLanguage } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { openPage, type PageRoute, redirect, userPage } from '../page/page-route.ts';

/** Where signed-in people start, and the choice of a language in the footer of every page. */
export const startPages: readonly PageRoute[] = [
  userPage('get', '/app', async () => redirect('/app/videos')),
  openPage('post', '/app/language', async ({ form, session, setLanguage }, { accounts }) => {
    const to = safeReturnPath(form.text('to'));
    const language = knownLanguage(form.text('language'));
    if (!language) return redirect(to);
    setLanguage(language);
    if (session) await accounts.setLanguage(session.userId, language);
    return redirect(to, { kind: 'done', text: textsOf(language).pages.shell.languageChosen });
  }),
];

/** Our links must not lead to another site. */
function safeReturnPath(path: string): string {
  const base = 'http://own.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/app';
  const { origin, pathname, search } = new URL(path, base);
  return origin === base && /^\/((app|sign-in|claim|v|docs)(\/|$)|$)/.test(pathname) ? pathname + search : '/app';
}
