import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, csrfTokenIn, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const path = '/app/profile/tokens';
let web: WebUnderTest;
let visitor: PageVisitor;
let token: string;

beforeAll(async () => {
  web = await startWebUnderTest();
  visitor = await signedIn(web, 'ada@example.com');
  token = csrfTokenIn((await visitor.get('/app/profile')).html);
});

const tokenNames = async () => {
  const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
  return (await web.services.accounts.listTokens(Number(user?._id))).map(({ name }) => name);
};

describe('a form', () => {
  it.each([
    ['without its token', { token: 'none' }],
    ['with nearly its token', { token: `${'x'.repeat(31)}y` }],
    ['that another site has sent', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['that another host of the domain has sent', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
    ['from another origin', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' } }],
    ['from an origin that is hidden', { headers: { Origin: 'null', 'Sec-Fetch-Site': '' } }],
  ])('%s changes nothing', async (_, sent) => {
    const { status, html } = await visitor.post(path, { name: 'forged' }, { token, ...sent });
    expect([status, html]).toEqual([403, expect.stringContaining('That form has expired')]);
    expect(await tokenNames()).not.toContain('forged');
  });

  it('with another visitor’s token changes nothing', async () => {
    const other = await signedIn(web, 'eve@example.com');
    const theirs = csrfTokenIn((await other.get('/app/profile')).html);
    expect((await visitor.post(path, { name: 'forged' }, { token: theirs })).status).toBe(403);
  });

  it('needs a token without a session too', async () => {
    const stranger = createVisitor(web.url);
    expect((await stranger.post('/sign-in', { email: 'x@example.com' }, { token: 'none' })).status).toBe(403);
    const foreign = csrfTokenIn((await createVisitor(web.url).get('/sign-in')).html);
    expect((await stranger.post('/sign-in', { email: 'x@example.com' }, { token: foreign })).status).toBe(403);
  });

  it('is accepted on another name of the service, and from browsers that send no origin', async () => {
    const localhost = web.url.replace('127.0.0.1', 'localhost');
    const silent = { headers: { Origin: '', 'Sec-Fetch-Site': '' }, token };
    expect((await visitor.post(path, { name: 'silent' }, silent)).status).toBe(303);
    const named = createVisitor(localhost);
    expect((await named.post('/sign-in', { email: 'host@example.com' })).status).toBe(200);
  });

  it('must have the content type of a form', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await visitor.post(path, { name: 'x' }, { token, headers })).status).toBe(415);
    expect((await visitor.post(path, { name: 'x'.repeat(300_000) }, { token })).status).toBe(413);
  });

  it('leads to the sign-in page after the session has ended', async () => {
    const stranger = createVisitor(web.url);
    const { status, location } = await stranger.post(path, { name: 'x' }, { token });
    expect([status, location]).toEqual([303, '/sign-in?to=%2Fapp']);
  });
});
