import { knownLanguage } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { type PageRoute, redirect } from '../page/page-route.ts';

/** The switch at the foot of every page. */
export const languagePages: readonly PageRoute[] = [
  {
    method: 'post',
    path: '/app/language',
    access: 'anybody',
    async handle({ form, session, setLanguage }, { accounts }) {
      const to = pathOfPages(form.text('to'));
      const language = knownLanguage(form.text('language'));
      if (!language) return redirect(to);
      setLanguage(language);
      if (session) await accounts.setLanguage(session.userId, language);
      return redirect(to, { kind: 'done', text: textsOf(language).pages.shell.languageChosen });
    },
  },
];

/** A link of ours must not lead anybody to another site. */
function pathOfPages(path: string): string {
  const base = 'http://own.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/app';
  const { origin, pathname, search } = new URL(path, base);
  return origin === base && /^\/(app|sign-in|claim|v)(\/|$)/.test(pathname) ? pathname + search : '/app';
}
