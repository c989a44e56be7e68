import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, csrfTokenIn, mailedPath, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const dayMs = 24 * 60 * 60_000;
const cookieName = 'captioneer_session';
let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

const withCookie = (value: string) => {
  const visitor = createVisitor(web.url);
  visitor.cookies.set(cookieName, value);
  return visitor;
};

describe('the session’s cookie', () => {
  it('cannot be read by scripts or sent by other sites, and lasts for 30 days', async () => {
    const visitor = createVisitor(web.url);
    await visitor.post('/sign-in', { email: 'flags@example.com' });
    const { setCookies } = await visitor.post(mailedPath(web));
    expect(setCookies).toContainEqual(
      expect.stringMatching(/^captioneer_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    );
  });

  it('is bound to the host and to https if the service has https', async () => {
    const secure = await startWebUnderTest({ env: { PUBLIC_BASE_URL: 'https://captions.example' } });
    const visitor = await signedIn(secure, 'https@example.com');
    expect([...visitor.cookies.keys()].every((name) => name.startsWith('__Host-'))).toBe(true);
    secure.time.pass(dayMs);
    const { setCookies } = await visitor.get('/app/profile');
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-captioneer_session=.*; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const unprefixed = createVisitor(secure.url);
    unprefixed.cookies.set(cookieName, visitor.cookies.get('__Host-captioneer_session') ?? '');
    expect((await unprefixed.get('/app/profile')).status).toBe(303);
  });

  it('is stored as a hash only', async () => {
    const visitor = await signedIn(web, 'hash@example.com');
    const everything = JSON.stringify(await web.database.connection.collection('sessions').find().toArray());
    expect(everything).not.toContain(visitor.cookies.get(cookieName));
  });

  it.each([
    ['a made-up secret', 'A'.repeat(43)],
    ['no secret at all', '%00'],
    ['a very long one', 'A'.repeat(4000)],
  ])('is removed if it is %s', async (_, value) => {
    const visitor = withCookie(value);
    expect((await visitor.get('/app/profile')).status).toBe(303);
    expect(visitor.cookies.has(cookieName)).toBe(false);
  });
});

describe('a session', () => {
  it('changes its secret once a day, and open forms still work', async () => {
    const visitor = await signedIn(web, 'rotate@example.com');
    const before = visitor.cookies.get(cookieName) ?? '';
    const token = csrfTokenIn((await visitor.get('/app/profile')).html);
    web.time.pass(dayMs - 1);
    expect((await visitor.get('/app/profile')).setCookies).toEqual([]);
    web.time.pass(1);
    await visitor.get('/app/profile');
    expect(visitor.cookies.get(cookieName)).not.toBe(before);
    expect((await visitor.post('/app/profile/tokens', { name: 'after' }, { token })).status).toBe(303);
  });

  it('accepts the old secret for five more minutes, for requests that were under way', async () => {
    const visitor = await signedIn(web, 'overlap@example.com');
    const before = visitor.cookies.get(cookieName) ?? '';
    web.time.pass(dayMs);
    await visitor.get('/app/profile');
    web.time.pass(5 * 60_000 - 1);
    const late = await withCookie(before).get('/app/profile');
    expect([late.status, late.setCookies]).toEqual([200, []]);
    web.time.pass(1);
    expect((await withCookie(before).get('/app/profile')).status).toBe(303);
    expect((await visitor.get('/app/profile')).status).toBe(200);
  });

  it('gives several requests at once the same new secret', async () => {
    const visitor = await signedIn(web, 'several@example.com');
    const before = visitor.cookies.get(cookieName) ?? '';
    web.time.pass(dayMs);
    const replies = await Promise.all([1, 2, 3, 4].map(() => withCookie(before).get('/app/profile')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.flatMap(({ setCookies }) => setCookies)).toHaveLength(1);
  });

  it('lasts for 30 days after the last visit', async () => {
    const [often, seldom] = [await signedIn(web, 'often@example.com'), await signedIn(web, 'seldom@example.com')];
    web.time.pass(20 * dayMs);
    expect((await often.get('/app/profile')).status).toBe(200);
    web.time.pass(10 * dayMs);
    expect((await seldom.get('/app/profile')).status).toBe(303);
    web.time.pass(20 * dayMs - 1);
    expect((await often.get('/app/profile')).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends this session, and says so', async () => {
    const [here, there] = [await signedIn(web, 'out@example.com'), await signedIn(web, 'out@example.com')];
    const secret = here.cookies.get(cookieName) ?? '';
    expect((await here.post('/app/sign-out', {}, { on: '/app/profile' })).location).toBe('/sign-in');
    expect((await here.get('/sign-in')).html).toContain('You are signed out.');
    expect((await here.get('/sign-in')).html).not.toContain('You are signed out.');
    expect((await withCookie(secret).get('/app/profile')).status).toBe(303);
    expect((await there.get('/app/profile')).status).toBe(200);
  });

  it('everywhere ends all sessions of the user', async () => {
    const [here, there] = [await signedIn(web, 'all@example.com'), await signedIn(web, 'all@example.com')];
    const other = await signedIn(web, 'bystander@example.com');
    await here.post('/app/sign-out', { everywhere: 'yes' }, { on: '/app/profile' });
    expect((await there.get('/app/profile')).status).toBe(303);
    expect((await other.get('/app/profile')).status).toBe(200);
  });
});
