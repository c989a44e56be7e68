import { beforeEach, describe, expect, it } from 'vitest';
import { composePersonalData } from '../../../src/app/compose-personal-data.ts';
import { buildVideo } from '../../support/build-video.ts';
import { createVisitor, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { videoParts } from '../../support/video-parts.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const parts = await videoParts();
const { connection } = parts.database;
const personalData = composePersonalData({ ...parts, connection });
const web = await startWebUnderTest({ services: { personalData }, database: parts.database });

let person = 0;
let email: string;
let visitor: PageVisitor;
let userId: number;

beforeEach(async () => {
  email = `person${++person}@example.com`;
  visitor = await signedIn(web, email);
  const user = await connection.collection<{ _id: number; email: string }>('users').findOne({ email });
  userId = user?._id ?? 0;
});

describe('the export', () => {
  it('is one file with all data of the user', async () => {
    const { _id } = await buildVideo(parts.videos, { ownerId: userId });
    const { status, headers, html: file } = await visitor.get('/app/profile/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="captioneer-account-2026-03-10.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(file)).toMatchObject({ profile: { id: userId, email }, videos: [{ video_id: _id }] });
  });

  it('is for signed-in users only', async () => {
    const { status, location } = await createVisitor(web.url).get('/app/profile/export');
    expect([status, location]).toEqual([303, '/sign-in?to=%2Fapp%2Fprofile%2Fexport']);
  });
});

describe('deleting an account', () => {
  const path = '/app/profile/delete';

  it('asks for the email address as confirmation', async () => {
    const { status, html } = await visitor.post(path, { email: 'yes' });
    expect(status).toBe(422);
    expect(html).toContain('Type the email address of this account exactly as it is shown.');
    expect(html).toContain('value="yes"');
    expect((await visitor.get('/app/profile')).status).toBe(200);
  });

  it('removes everything, signs out all browsers, and says so', async () => {
    const phone = await signedIn(web, email);
    const { _id } = await buildVideo(parts.videos, { ownerId: userId });
    const { apiToken } = await web.services.accounts.createToken(userId, 'flow');
    const reply = await visitor.post(path, { email: ` ${email.toUpperCase()} ` });
    expect([reply.status, reply.location]).toEqual([303, '/sign-in']);
    expect((await visitor.get('/sign-in')).html).toContain('Your account is deleted');
    for (const browser of [visitor, phone]) {
      expect((await browser.get('/app/profile')).location).toBe('/sign-in?to=%2Fapp%2Fprofile');
    }
    expect(await web.services.accounts.authenticateToken(apiToken)).toBeNull();
    expect(await parts.videos.exists({ _id })).toBeNull();
  });

  it('lets the same person create a new account', async () => {
    await visitor.post(path, { email });
    const again = await signedIn(web, email);
    expect((await again.get('/app/profile')).html).toContain('You have no tokens yet.');
  });

  it('rejects a form of another site', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.post(path, { email }, { headers })).status).toBe(403);
    expect((await visitor.get('/app/profile')).status).toBe(200);
  });
});
