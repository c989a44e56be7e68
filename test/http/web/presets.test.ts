import { beforeAll, describe, expect, it } from 'vitest';
import { addFakeVideo } from '../../support/fake-world.ts';
import { csrfTokenIn, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const profile = '/app/profile';
let web: WebUnderTest;
let ada: PageVisitor;
let userId: number;

beforeAll(async () => {
  web = await startWebUnderTest();
  ada = await signedIn(web, 'ada@example.com');
  const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
  userId = Number(user?._id);
});

const post = (form: string, fields: Record<string, string>) =>
  ada.post(`${profile}/presets/${form}`, fields, { on: profile });
const known = async () => {
  const presets = await web.services.presets.listPresets(userId);
  return presets.map(({ name, settings, isDefault }) => ({ name, settings, isDefault }));
};
/** What the page says after a form. */
const said = async (page = profile) => /class="notice[^>]*>(.*?)<\/p>/s.exec((await ada.get(page)).html)?.[1];

const settings = { style: 'pill', highlightColor: '#0057FF', language: 'de' } as const;
const video = { videoUrl: 'https://captions.example/media/tok/talk.mp4', revision: 1, sizeBytes: 1 };
const output = { ...video, durationSeconds: 12, width: 1080, height: 1920 };

describe('the look of a video', () => {
  it('is saved under a name, and again under the same', async () => {
    const { videoId } = addFakeVideo(web.world, { ownerId: userId, status: 'processed', settings, output });
    const page = `/app/videos/${videoId}`;
    expect((await ada.get(page)).html).toContain('value="My brand"');
    expect((await ada.post(`${page}/preset`, { name: 'My brand' }, { on: page })).location).toBe(page);
    expect(await said(page)).toBe('The look has been saved as “My brand”.');
    const stored = { name: 'My brand', isDefault: false };
    expect(await known()).toEqual([expect.objectContaining(stored)]);
    await ada.post(`${page}/preset`, { name: 'my BRAND', for_all: 'yes' }, { on: page });
    expect(await known()).toEqual([expect.objectContaining({ name: 'my BRAND', isDefault: true })]);
  });

  it('is saved from the editor, as it is there', async () => {
    const { videoId } = addFakeVideo(web.world, { ownerId: userId, status: 'processed' });
    const token = csrfTokenIn((await ada.get(profile)).html);
    const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const headers = { ...json, 'X-CSRF-Token': token, 'Sec-Fetch-Site': 'same-origin' };
    const send = async (preset: object) => {
      const init = { method: 'POST', headers, body: JSON.stringify(preset) };
      const { status, html } = await ada.ask(`/app/videos/${videoId}/edit/preset`, init);
      return [status, JSON.parse(html)];
    };
    const preset = { name: 'from the editor', settings: { style: 'neon', fontSize: 40 } };
    expect(await send(preset)).toEqual([200, preset]);
    expect(await send({ name: 'x', settings: { fontSize: 400 } })).toEqual([422, expect.anything()]);
    expect((await known()).map(({ name }) => name)).toContain('from the editor');
    await post('delete', { preset: 'from the editor' });
  });
});

describe('the profile', () => {
  it('makes a preset the default, takes it back, renames and deletes it', async () => {
    await web.services.presets.savePreset({ userId, name: 'my BRAND', settings, isDefault: false });
    await post('default', { preset: 'my BRAND', on: 'yes' });
    expect(await said()).toBe('New videos look like “my BRAND” from now on.');
    expect((await known())[0]).toMatchObject({ isDefault: true });
    expect((await ada.get(profile)).html).toContain('<span class="badge">Default</span>');
    await post('default', { preset: 'my BRAND', on: '' });
    await post('rename', { preset: 'my BRAND', name: 'Blue & bold' });
    expect(await said()).toContain('Use 1 to 40 letters');
    await post('rename', { preset: 'my BRAND', name: 'Blue' });
    expect(await said()).toBe('The preset is called “Blue” now.');
    expect(await known()).toMatchObject([{ name: 'Blue', isDefault: false }]);
    await post('delete', { preset: 'Blue' });
    expect(await known()).toEqual([]);
    await post('delete', { preset: 'Blue' });
    expect(await said()).toBe('This preset does not exist any more.');
  });
});

describe('the page for a new video', () => {
  it('describes their title design and their watermark', async () => {
    const settings = { title: { text: '', style: 'panel' }, watermark: { picture: 'upload://logo' } } as const;
    await web.services.presets.savePreset({ userId, name: 'With logo', settings });
    const { html } = await ada.get('/app/profile');
    expect(html).toContain('Pop · Title: Panel · Watermark');
    expect(html).toContain('src="/app/editor/pictures/logo"');
  });

  it('offers presets among the styles, and gives the video a copy', async () => {
    await web.services.presets.savePreset({ userId, name: 'Ours', settings: { style: 'boxed', fontSize: 50 } });
    expect((await ada.get('/app/new')).html).toMatch(/name="style" value="Ours"/);
    await ada.post('/app/new', { video_url: 'https://example.com/talk.mp4', style: 'Ours', emojis: 'yes' });
    const copy = { style: 'boxed', fontSize: 50, resizeForSocialMedia: false, addEmojis: true };
    expect(web.world.created.at(-1)?.settings).toEqual(copy);
  });
});
