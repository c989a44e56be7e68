import { beforeAll, describe, expect, it } from 'vitest';
import { familyOfOwnFont } from '../../../src/engine/captions/settings/own-font.ts';
import { fakeFont } from '../../support/fake-fonts.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const profile = '/app/profile';
const stylesheet = `/app/fonts/${familyOfOwnFont(fakeFont)}.css`;
let web: WebUnderTest;
let ada: PageVisitor;
let userId: number;

beforeAll(async () => {
  web = await startWebUnderTest();
  ada = await signedIn(web, 'ada@example.com');
  const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
  userId = Number(user?._id);
  await web.services.presets.savePreset({ userId, name: 'Brand', settings: { style: 'pill' }, isDefault: false });
});

const post = (form: string, fields: Record<string, string>) =>
  ada.post(`${profile}/presets/${form}`, { preset: 'Brand', ...fields }, { on: profile });
const said = async () => /class="notice[^>]*>(.*?)<\/p>/s.exec((await ada.get(profile)).html)?.[1];
const settings = async () => (await web.services.presets.listPresets(userId))[0]?.settings;

describe('the own font of a preset', () => {
  it('is refused in words where there is no file, or no font in it', async () => {
    await post('font', {});
    expect(await said()).toBe('Choose a font file first.');
    await post('font', { file: 'upload://broken' });
    expect(await said()).toContain('This is not a TTF, OTF, WOFF or WOFF2 font');
    await post('font', { file: 'upload://good', preset: 'another' });
    expect(await said()).toBe('This preset does not exist any more.');
    expect(await settings()).toEqual({ style: 'pill' });
  });

  it('is used, drawn on the profile, and removed again', async () => {
    await post('font', { file: 'upload://good' });
    expect(await said()).toMatch(/^“Fake Sans” is the font of “Brand” now. By its licence/);
    expect(await settings()).toEqual({ style: 'pill', fontFamily: fakeFont });
    const { html } = await ada.get(profile);
    expect(html).toContain(`<link rel="stylesheet" href="${stylesheet}"`);
    expect(html).toContain(familyOfOwnFont(fakeFont));
    await post('font/remove', {});
    expect(await said()).toBe('“Brand” has its style’s font again.');
    expect(await settings()).toEqual({ style: 'pill' });
  });

  it('is sent from the editor, too', async () => {
    const send = async (file: string) => {
      const { status, html } = await ada.post('/app/fonts', { file }, { on: profile });
      return [status, JSON.parse(html)];
    };
    expect(await send('upload://good')).toEqual([
      200,
      { font: fakeFont, name: 'Fake Sans', notice: expect.stringContaining('licence') },
    ]);
    expect(await send('upload://broken')).toEqual([422, { message: expect.stringContaining('TTF') }]);
  });

  it('is shown to its account alone, as what it is and nothing else', async () => {
    const own = await ada.get(stylesheet);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.html).toContain(`url("/app/editor/fonts/${familyOfOwnFont(fakeFont)}")`);
    const bea = await signedIn(web, 'bea@example.com');
    expect((await bea.get(stylesheet)).status).toBe(404);
    expect((await ada.get('/app/fonts/Own-x.css')).status).toBe(404);
  });
});
