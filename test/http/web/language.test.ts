import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

const languageIn = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
const asking = (acceptLanguage: string) => ({ 'Accept-Language': acceptLanguage });

describe('the language of pages', () => {
  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['it-IT, it;q=0.9, en;q=0.5', 'it'],
    ['nl;q=0.9, pt-BR;q=0.5, en;q=0.4', 'pt'],
    ['es;q=0.1, de;q=0.7', 'de'],
    ['ru;q=0, *', 'en'],
    ['ja', 'en'],
    ['', 'en'],
    ['q=;;,,-', 'en'],
  ])('is for «%s» %s', async (wished, language) => {
    const { html, headers } = await createVisitor(web.url).get('/sign-in', asking(wished));
    expect([languageIn(html), headers.get('Content-Language')]).toEqual([language, language]);
  });

  it('is the one chosen in this browser, and the page stays the same', async () => {
    const visitor = createVisitor(web.url);
    const form = { language: 'de', to: '/sign-in?to=%2Fapp%2Fprofile' };
    const { status, location } = await visitor.post('/app/language', form, { on: '/sign-in' });
    expect([status, location]).toEqual([303, '/sign-in?to=%2Fapp%2Fprofile']);
    const { html } = await visitor.get('/sign-in', asking('fr'));
    expect(languageIn(html)).toBe('de');
    expect(html).toContain('ab jetzt auf Deutsch');
  });

  it('is the one that the user has chosen, in every browser', async () => {
    const visitor = await signedIn(web, 'ada@example.com');
    await visitor.post('/app/language', { language: 'ru', to: '/app/profile' }, { on: '/app/profile' });
    const elsewhere = await signedIn(web, 'ada@example.com');
    const { html } = await elsewhere.get('/app/profile', asking('es'));
    expect(languageIn(html)).toBe('ru');
    expect(html).toContain('Выйти');
  });

  it.each(['https://evil.example/app', '//evil.example/app', '/\\evil.example', 'javascript:alert(1)', '/api/me'])(
    'leads nobody to «%s»',
    async (to) => {
      const { location } = await createVisitor(web.url).post(
        '/app/language',
        { language: 'fr', to },
        { on: '/sign-in' },
      );
      expect(location).toBe('/app');
    },
  );

  it('cannot be one that the pages do not have', async () => {
    const visitor = createVisitor(web.url);
    expect((await visitor.post('/app/language', { language: 'xx', to: '/app' }, { on: '/sign-in' })).status).toBe(303);
    expect(visitor.cookies.has('captioneer_language')).toBe(false);
  });
});
