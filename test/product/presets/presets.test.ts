import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createMergeAccounts } from '../../../src/product/account-merging/merge-accounts.ts';
import { maxPresets } from '../../../src/product/presets/manage-presets.ts';
import { createPresetModel } from '../../../src/product/presets/preset.model.ts';
import { storeUpload } from '../../../src/product/uploads/store-upload.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { editVideo } from '../../../src/product/videos/actions/edit-video.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { pngBytes } from '../../support/media-bytes.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';

const parts = await videoParts();
const { presets, transact } = parts;
const accounts = testAccounts({ database: parts.database, clock: parts.clock });
const deps = { ...parts, getDictionary: accounts.getDictionary };
const merge = createMergeAccounts(parts.database.connection);
let made = 0;

const newUser = async () => (await accounts.createUser({ email: `p${++made}@example.com` })).userId;
const namesOf = async (userId: number) => (await presets.listPresets(userId)).map(({ name }) => name);
const brand = { style: 'pill', highlightColor: '#0057FF', resizeForSocialMedia: true } as const;
const nameFault = (rule: string) => ({ code: 'invalid_input', details: { errors: { name: [{ rule }] } } });

async function settingsOfNew(ownerId: number, input: Partial<Parameters<typeof createVideo>[1]>) {
  const videoUrl = 'https://example.com/a.mp4';
  const { videoId } = await createVideo(deps, { ownerId, videoUrl, settings: {}, ...input });
  return (await parts.videos.findById(videoId).orFail().lean()).settings;
}

describe('presets', () => {
  it('keep every setting but those of one video, under a name without needless blanks', async () => {
    const userId = await newUser();
    const framing = [{ atMs: 0, x: 0.5, y: 0.5, zoom: 1 }];
    const settings = { ...brand, framing, language: 'en', script: 'Hello', dictionary: [{ from: 'a', to: 'b' }] };
    await presets.createPreset({ userId, name: '  My   brand ', settings });
    const stored = { name: 'My brand', settings: brand, isDefault: false };
    expect(await presets.listPresets(userId)).toEqual([expect.objectContaining(stored)]);
    await presets.updatePreset({ userId, name: 'My brand', changes: { settings: { framing: 'fit' } } });
    expect(await presets.findPreset({ userId, name: 'my BRAND' })).toEqual({ framing: 'fit' });
  });

  it.each([
    ['', 'preset_name'],
    ['x'.repeat(41), 'preset_name'],
    ['a/b', 'preset_name'],
    ['a.b', 'preset_name'],
    ['Pop', 'preset_name'],
    ['WORD-by-word', 'preset_name'],
    ['taken', 'unique'],
    ['TAKEN', 'unique'],
  ])('are not named %j', async (name, rule) => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'Taken', settings: {} });
    await expect(presets.createPreset({ userId, name, settings: {} })).rejects.toMatchObject(nameFault(rule));
    await presets.createPreset({ userId, name: 'other', settings: {} });
    const rename = presets.updatePreset({ userId, name: 'other', changes: { name } });
    await expect(rename).rejects.toMatchObject(nameFault(rule));
    expect(await namesOf(userId)).toEqual(['other', 'Taken']);
  });

  it.each(['Ж', 'Мой бренд 2', 'x'.repeat(40), 'a_b-c d', '我的风格'])('may be named %j', async (name) => {
    const userId = await newUser();
    await presets.createPreset({ userId, name, settings: brand });
    expect(await settingsOfNew(userId, { settings: { style: name.toUpperCase() } })).toEqual(brand);
  });

  it('are renamed, also in letter case alone', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'one', settings: brand });
    await presets.updatePreset({ userId, name: 'One', changes: { name: 'ONE' } });
    expect(await namesOf(userId)).toEqual(['ONE']);
    await presets.updatePreset({ userId, name: 'one', changes: { name: 'two' } });
    expect(await presets.findPreset({ userId, name: 'one' })).toBeNull();
    expect(await presets.findPreset({ userId, name: 'two' })).toEqual(brand);
  });

  it('are at most fifty, also when many are made at once', async () => {
    const userId = await newUser();
    const record = { userId, settings: {}, createdAt: new Date(0), updatedAt: new Date(0) };
    const known = Array.from({ length: maxPresets - 1 }, (_, n) => ({ ...record, _id: `${userId} ${n}` }));
    await createPresetModel(parts.database.connection).create(
      known.map((one) => ({ ...one, name: one._id, key: one._id })),
    );
    const tried = ['a', 'b', 'c'].map((name) => presets.createPreset({ userId, name, settings: {} }));
    const ends = await Promise.allSettled(tried);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject(nameFault('max_presets'));
    expect(await namesOf(userId)).toHaveLength(maxPresets);
  });

  it('belong to one account', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    await presets.createPreset({ userId: ada, name: 'mine', settings: brand });
    await expect(presets.deletePreset({ userId: bob, name: 'mine' })).rejects.toMatchObject({ code: 'not_found' });
    const change = presets.updatePreset({ userId: bob, name: 'mine', changes: {} });
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
    await expect(settingsOfNew(bob, { settings: { style: 'mine' } })).rejects.toMatchObject({ code: 'invalid_input' });
    await presets.deletePreset({ userId: ada, name: 'MINE' });
    expect(await namesOf(ada)).toEqual([]);
  });
});

describe('a preset as the style of a video', () => {
  it('gives copies of its settings, which those of the request win over', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'mine', settings: brand });
    const wanted = { style: 'mine', highlightColor: '#FF0000', language: 'de' };
    const settings = await settingsOfNew(userId, { settings: wanted });
    expect(settings).toEqual({ ...brand, highlightColor: '#FF0000', language: 'de' });
  });

  it('does not change a video when it changes', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'mine', settings: brand });
    const settings = { style: 'mine' };
    const { videoId } = await createVideo(deps, { ownerId: userId, videoUrl: 'https://example.com/a.mp4', settings });
    await presets.deletePreset({ userId, name: 'mine' });
    await editVideo(deps, { ownerId: userId, videoId, settings: { addEmojis: true } });
    expect((await parts.videos.findById(videoId).orFail().lean()).settings).toEqual({ ...brand, addEmojis: true });
  });

  it('resets in an edit what styles fill in, and keeps the rest', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'mine', settings: { style: 'boxed', fontSize: 50 } });
    const before = { style: 'neon', fontColor: '#123456', position: 'top', addEmojis: true, language: 'fr' } as const;
    const videoUrl = 'https://example.com/a.mp4';
    const { videoId } = await createVideo(deps, { ownerId: userId, videoUrl, settings: before });
    await editVideo(deps, { ownerId: userId, videoId, settings: { style: 'Mine', position: 'bottom' } });
    const after = { style: 'boxed', fontSize: 50, position: 'bottom', addEmojis: true, language: 'fr' };
    expect((await parts.videos.findById(videoId).orFail().lean()).settings).toEqual(after);
    const unknown = editVideo(deps, { ownerId: userId, videoId, settings: { style: 'other' } });
    await expect(unknown).rejects.toMatchObject({ details: { errors: { style: [{ rule: 'style' }] } } });
  });
});

describe('the default preset', () => {
  const defaultsOf = (userId: number) => accounts.getDefaultSettings(userId);

  it('is used where no style is named, and only where the caller asks for it', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'mine', settings: brand, isDefault: true });
    const asked = { usesDefaultPreset: true };
    expect(await settingsOfNew(userId, asked)).toEqual(brand);
    expect(await settingsOfNew(userId, { ...asked, settings: { fontSize: 40 } })).toEqual({ ...brand, fontSize: 40 });
    expect(await settingsOfNew(userId, { ...asked, settings: { style: 'pop' } })).toEqual({ style: 'pop' });
    expect(await settingsOfNew(userId, {})).toEqual({});
  });

  it('is one of an account, and what chats and pages begin with', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'one', settings: brand, isDefault: true });
    await presets.createPreset({ userId, name: 'two', settings: { style: 'neon' }, isDefault: true });
    const flags = (await presets.listPresets(userId)).map(({ name, isDefault }) => [name, isDefault]);
    expect(flags).toEqual([
      ['one', false],
      ['two', true],
    ]);
    expect(await defaultsOf(userId)).toEqual({ style: 'neon' });
    await presets.updatePreset({ userId, name: 'two', changes: { settings: { style: 'boxed' } } });
    expect(await defaultsOf(userId)).toEqual({ style: 'boxed' });
    await presets.updatePreset({ userId, name: 'two', changes: { isDefault: false } });
    expect(await defaultsOf(userId)).toEqual({});
    expect(await settingsOfNew(userId, { usesDefaultPreset: true })).toEqual({});
  });

  it('leaves default settings that were changed since, and the spoken language', async () => {
    const userId = await newUser();
    const users = parts.database.connection.models.User;
    await users?.updateOne({ _id: userId }, { defaultSettings: { language: 'it' } });
    await presets.createPreset({ userId, name: 'one', settings: brand, isDefault: true });
    expect(await defaultsOf(userId)).toEqual({ ...brand, language: 'it' });
    await users?.updateOne({ _id: userId }, { defaultSettings: { ...brand, addEmojis: true } });
    await presets.deletePreset({ userId, name: 'one' });
    expect(await defaultsOf(userId)).toEqual({ ...brand, addEmojis: true });
  });
});

describe('merging accounts with presets', () => {
  it('keeps all of them: a name that is taken gets a number, and one default stays', async () => {
    const [fromId, intoId] = [await newUser(), await newUser()];
    await presets.createPreset({ userId: fromId, name: 'Mine', settings: { style: 'neon' }, isDefault: true });
    await presets.createPreset({ userId: fromId, name: 'theirs', settings: {} });
    await presets.createPreset({ userId: intoId, name: 'mine', settings: brand, isDefault: true });
    await transact((transaction) => merge({ fromId, intoId }, transaction));
    const flags = (await presets.listPresets(intoId)).map(({ name, isDefault }) => [name, isDefault]);
    expect(flags).toEqual([
      ['mine', true],
      ['Mine 2', false],
      ['theirs', false],
    ]);
    expect(await presets.findPreset({ userId: intoId, name: 'mine 2' })).toEqual({ style: 'neon' });
    expect(await namesOf(fromId)).toEqual([]);
  });
});

describe('the title design and the watermark of a preset', () => {
  const upload = async (ownerId: number) => {
    const input = { ownerId, bytes: Readable.from([pngBytes]), fileName: 'logo.png' };
    return (await storeUpload({ ...parts, maxBytes: 1024 ** 2 }, input)).uploadUrl;
  };
  const design = { style: 'panel', position: 'bottom', endMs: 'end' } as const;

  it('come from the settings of a video, without the words and times of its title', async () => {
    const userId = await newUser();
    const watermark = { picture: await upload(userId), corner: 'top-left' } as const;
    const title = { text: 'Three things', startMs: 500, ...design };
    await presets.savePreset({ userId, name: 'Ours', settings: { ...brand, title, watermark } });
    expect(await presets.findPreset({ userId, name: 'ours' })).toEqual({
      ...{ ...brand, watermark },
      title: { text: '', ...design },
    });
    expect(
      await settingsOfNew(userId, { settings: { style: 'Ours', title: { text: 'Mine', style: 'plain' } } }),
    ).toEqual({
      ...{ ...brand, watermark },
      title: { ...design, text: 'Mine', style: 'plain' },
    });
  });

  it('wait for a title where a video has none, and change the one that it has', async () => {
    const userId = await newUser();
    await presets.createPreset({ userId, name: 'Ours', settings: { title: { text: '', ...design } } });
    const videoUrl = 'https://example.com/a.mp4';
    const { videoId } = await createVideo(deps, { ownerId: userId, videoUrl, settings: { style: 'Ours' } });
    const edit = async (settings: Parameters<typeof editVideo>[1]['settings']) => {
      await editVideo(deps, { ownerId: userId, videoId, settings });
      return (await parts.videos.findById(videoId).orFail().lean()).settings.title;
    };
    expect(await edit({ title: { text: 'Later' } })).toEqual({ ...design, text: 'Later' });
    expect(await edit({ title: { text: 'Other', style: 'plain' } })).toEqual({ text: 'Other', style: 'plain' });
    expect(await edit({ style: 'Ours' })).toEqual({ ...design, text: 'Other' });
  });

  it('has a picture of the account, which is kept as long as a preset or the default settings have it', async () => {
    const userId = await newUser();
    const others = await upload(await newUser());
    const refused = { code: 'invalid_input', details: { errors: { 'watermark.picture': [{ rule: 'exists' }] } } };
    const save = (picture: string) =>
      presets.savePreset({ userId, name: 'Ours', settings: { watermark: { picture } }, isDefault: true });
    await expect(save(others)).rejects.toMatchObject(refused);
    const picture = await upload(userId);
    await save(picture);
    const isThere = async () => {
      parts.time.now += 2 * 24 * 3_600_000;
      await sweep(parts);
      return (await parts.uploads.exists({ _id: picture.slice('upload://'.length) })) !== null;
    };
    expect(await isThere()).toBe(true);
    await presets.deletePreset({ userId, name: 'Ours' });
    expect(await isThere()).toBe(false);
  });
});
