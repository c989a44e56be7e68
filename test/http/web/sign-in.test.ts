import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitor, mailedPath, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

beforeEach(() => {
  web.mails.length = 0;
  web.mailServer.isDown = false;
});

const linkFor = async (email: string, to = '') => {
  await createVisitor(web.url).post('/sign-in', { email, to });
  return mailedPath(web);
};

describe('signing in', () => {
  it('works by a mailed link and a click, and leads to the requested page', async () => {
    const visitor = createVisitor(web.url);
    const turnedAway = await visitor.get('/app/profile?x=1');
    expect([turnedAway.status, turnedAway.location]).toEqual([303, '/sign-in?to=%2Fapp%2Fprofile%3Fx%3D1']);
    const form = await visitor.get(turnedAway.location ?? '');
    expect(form.html).toContain('name="to" value="/app/profile?x=1"');
    const asked = await visitor.post('/sign-in', { email: ' Ada@Example.com ', to: '/app/profile?x=1' });
    expect(asked.html).toContain('Check your mailbox');
    expect(web.mails).toEqual([expect.objectContaining({ to: 'ada@example.com' })]);
    expect((await visitor.get(mailedPath(web))).html).toContain('ada@example.com');
    const entered = await visitor.post(mailedPath(web));
    expect([entered.status, entered.location]).toEqual([303, '/app/profile?x=1']);
    expect((await visitor.get('/app/profile')).html).toContain('ada@example.com');
  });

  it('is skipped for users who are signed in already', async () => {
    const visitor = await signedIn(web, 'in@example.com');
    expect((await visitor.get('/sign-in')).location).toBe('/app');
  });

  it.each([
    ['another site', 'https://evil.example/app'],
    ['another site without its scheme', '//evil.example/app'],
    ['another site behind a backslash', '/\\evil.example/app'],
    ['another site behind a tab', '/\t/evil.example/app'],
    ['a path that climbs out', '/app/../sign-in'],
    ['an address of the API', '/api/me'],
    ['a script', 'javascript:alert(1)'],
  ])('does not lead to %s', async (_, to) => {
    const visitor = createVisitor(web.url);
    const { location } = await visitor.post(await linkFor(`to${to.length}@example.com`, to));
    expect(location).toBe('/app');
  });

  it('shows the entered address again, and says what is wrong with it', async () => {
    const visitor = createVisitor(web.url);
    const { status, html } = await visitor.post('/sign-in', { email: 'ada@"><b>', to: '/app/profile' });
    expect(status).toBe(422);
    expect(html).toContain('This is not a complete email address.');
    expect(html).toContain('value="ada@&quot;>&lt;b>"');
    expect(html).toContain('aria-describedby="email-error"');
    expect(html).toContain('name="to" value="/app/profile"');
    expect((await visitor.post('/sign-in', { email: ' ' })).html).toContain('Enter your email address.');
    expect(web.mails).toEqual([]);
  });

  it('creates an account, without tokens, when a new address is verified', async () => {
    const users = web.database.connection.collection('users');
    const path = await linkFor('new@example.com');
    expect(await users.countDocuments({ email: 'new@example.com' })).toBe(0);
    await createVisitor(web.url).post(path);
    await createVisitor(web.url).post(await linkFor('NEW@example.com'));
    const accounts = await users.find({ email: 'new@example.com' }).toArray();
    expect(accounts).toHaveLength(1);
    expect(await web.services.accounts.listTokens(Number(accounts[0]?._id))).toEqual([]);
  });
});

describe('a sign-in link', () => {
  it('still works after it has been opened, as mail scanners do', async () => {
    const path = await linkFor('scanned@example.com');
    for (let times = 0; times < 3; times++) expect((await createVisitor(web.url).get(path)).status).toBe(200);
    expect((await createVisitor(web.url).post(path)).status).toBe(303);
  });

  it('works once', async () => {
    const path = await linkFor('once@example.com');
    const [first, second] = [createVisitor(web.url), createVisitor(web.url)];
    await Promise.all([first.get(path), second.get(path)]);
    const replies = await Promise.all([first.post(path), second.post(path, {}, { on: '/sign-in' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 410]);
    const late = await createVisitor(web.url).get(path);
    expect([late.status, late.html]).toEqual([410, expect.stringContaining('This link no longer works')]);
  });

  it('works for a quarter of an hour', async () => {
    const [early, late] = [await linkFor('early@example.com'), await linkFor('late@example.com')];
    web.time.pass(15 * 60_000 - 1);
    expect((await createVisitor(web.url).post(early)).status).toBe(303);
    web.time.pass(1);
    expect((await createVisitor(web.url).post(late, {}, { on: '/sign-in' })).status).toBe(410);
  });

  it('cannot be derived from what is stored', async () => {
    const token = (await linkFor('hash@example.com')).split('/').at(-1) ?? '';
    const links = await web.database.connection.collection<{ _id: string }>('sign_in_links').find().toArray();
    expect(JSON.stringify(links)).not.toContain(token);
    const hash = links.at(-1)?._id ?? '';
    expect((await createVisitor(web.url).get(`/sign-in/${hash}`)).status).toBe(410);
  });

  it('ends the session that the browser had', async () => {
    const visitor = await signedIn(web, 'first@example.com');
    const before = visitor.cookies.get('captioneer_session') ?? '';
    await visitor.post(await linkFor('second@example.com'));
    expect((await visitor.get('/app/profile')).html).toContain('second@example.com');
    expect(await web.services.signIn.openSession(before)).toBeNull();
  });
});

describe('a mail server that is down', () => {
  it('is reported in words, and does not count as an attempt', async () => {
    web.mailServer.isDown = true;
    const visitor = createVisitor(web.url);
    for (let times = 0; times < 7; times++) {
      const { status, html } = await visitor.post('/sign-in', { email: 'unlucky@example.com' });
      expect([status, html]).toEqual([503, expect.stringContaining('The email could not be sent just now.')]);
      expect(html).toContain('value="unlucky@example.com"');
    }
    web.mailServer.isDown = false;
    expect((await visitor.post('/sign-in', { email: 'unlucky@example.com' })).status).toBe(200);
  });
});

describe('requesting links', () => {
  it('is limited by address', async () => {
    const other = await startWebUnderTest();
    const visitor = createVisitor(other.url);
    for (let times = 0; times < 5; times++) await visitor.post('/sign-in', { email: 'often@example.com' });
    const { status, html, headers } = await visitor.post('/sign-in', { email: 'Often@example.com' });
    expect([status, html]).toEqual([429, expect.stringContaining('Please wait a little')]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(other.mails).toHaveLength(5);
  });

  it('is limited by network address, for whatever email address', async () => {
    const other = await startWebUnderTest();
    const visitor = createVisitor(other.url);
    for (let times = 0; times < 30; times++) {
      expect((await visitor.post('/sign-in', { email: `p${times}@example.com` })).status).toBe(200);
    }
    expect((await visitor.post('/sign-in', { email: 'p31@example.com' })).status).toBe(429);
  });
});

describe('where sign-up is closed', () => {
  it('shows the same page to everybody, and creates no account', async () => {
    const closed = await startWebUnderTest({ env: { SIGN_UP: 'closed' } });
    await closed.services.accounts.createUser({ email: 'known@example.com' });
    const visitor = createVisitor(closed.url);
    const [known, unknown] = [
      await visitor.post('/sign-in', { email: 'known@example.com' }),
      await visitor.post('/sign-in', { email: 'other@example.com' }),
    ];
    expect(unknown.status).toBe(known.status);
    expect(unknown.html.replaceAll('other@', 'known@')).toBe(known.html);
    expect(closed.mails.map(({ to }) => to)).toEqual(['known@example.com', 'other@example.com']);
    expect(closed.mails[0]?.text).toMatch(/\/sign-in\/[\w-]{32}/);
    expect(closed.mails[1]?.text).not.toMatch(/\/sign-in\//);
    expect(closed.mails[1]?.text).toContain('There is no account with this address');
  });
});
