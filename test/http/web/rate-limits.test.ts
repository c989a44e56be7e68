import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, csrfTokenIn, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const perPerson = 100;
/** A tenth of it. */
const perAddress = 10;

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest({ env: { RATE_LIMIT_PER_MINUTE: String(perPerson) } });
});

describe('rate limits of the pages', () => {
  it('count what a signed-in person asks for, and nobody else for it', async () => {
    const [ada, bob] = [await signedIn(web, 'ada@example.com'), await signedIn(web, 'bob@example.com')];
    const replies = [];
    for (let time = 0; time <= perPerson; time++) replies.push(await ada.get('/app/profile'));
    const last = replies.at(-1);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(perPerson - 10);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(last?.html).toContain('Nothing is lost: wait a minute, then try again.');
    expect((await ada.post('/app/profile/dictionary', { from: 'a', to: 'b' }, { token: 'any' })).status).toBe(429);
    expect((await bob.get('/app/profile')).status).toBe(200);
  });

  it('count the pieces of an upload', async () => {
    const visitor = await signedIn(web, 'sender@example.com');
    const token = csrfTokenIn((await visitor.get('/app/profile')).html);
    const headers = {
      'X-CSRF-Token': token,
      Accept: 'application/json',
      Origin: new URL(web.url).origin,
      'Sec-Fetch-Site': 'same-origin',
    };
    const send = () => visitor.ask('/app/uploads/one', { method: 'PATCH', body: 'x', headers });
    const replies = [];
    for (let time = 0; time <= perPerson; time++) replies.push(await send());
    // the fake service has no uploads
    expect(replies[0]?.status).toBe(404);
    expect([replies.at(-1)?.status, replies.at(-1)?.html]).toEqual([429, expect.stringContaining('wait a minute')]);
  });

  it('count forms of visitors by address, but no pages', async () => {
    const { status } = await createVisitor(web.url).get('/sign-in');
    const pages = [];
    for (let time = 0; time < 4 * perAddress; time++) pages.push((await createVisitor(web.url).get('/sign-in')).status);
    expect([status, ...pages].every((one) => one === 200)).toBe(true);
    const forms = [];
    for (let time = 0; time <= perAddress; time++)
      forms.push((await createVisitor(web.url).post('/app/language', { language: 'de' }, { token: 'any' })).status);
    expect(forms.at(-1)).toBe(429);
  });
});
