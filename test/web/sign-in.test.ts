import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVisitor, mailedPath, signedIn } from '../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../support/web-under-test.ts';

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWebUnderTest();
});

beforeEach(() => {
  web.mails.length = 0;
  web.mailServer.isDown = false;
});

describe('signing in', () => {
  it('goes by a mailed link and a press of a button, to the page that was asked for', async () => {
    const visitor = createVisitor(web.url);
    const turnedAway = await visitor.get('/app/profile?x=1');
    expect([turnedAway.status, turnedAway.location]).toEqual([303, '/sign-in?to=%2Fapp%2Fprofile%3Fx%3D1']);
    const asked = await visitor.post('/sign-in', { email: ' Ada@Example.com ', to: '/app/profile?x=1' });
    expect(asked.html).toContain('Look into your mailbox');
    expect(web.mails).toEqual([expect.objectContaining({ to: 'ada@example.com' })]);
    expect((await visitor.get(mailedPath(web))).html).toContain('ada@example.com');
    const entered = await visitor.post(mailedPath(web));
    expect([entered.status, entered.location]).toEqual([303, '/app/profile?x=1']);
    expect((await visitor.get('/app/profile')).html).toContain('ada@example.com');
  });

  it('signs out', async () => {
    const visitor = await signedIn(web, 'out@example.com');
    expect((await visitor.post('/app/sign-out', {}, { on: '/app/profile' })).location).toBe('/sign-in');
    expect((await visitor.get('/sign-in')).html).toContain('You are signed out.');
    expect((await visitor.get('/app/profile')).status).toBe(303);
  });
});
