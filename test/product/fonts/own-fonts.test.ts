import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { isOwnFont, type OwnFont } from '../../../src/engine/captions/settings/own-font.ts';
import { fontFaceOf } from '../../../src/engine/layout/fonts/font-face.ts';
import { storeUpload } from '../../../src/product/uploads/store-upload.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { deleteVideo } from '../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../src/product/videos/actions/edit-video.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';

const parts = await videoParts();
const deps = { ...parts, getDictionary: async () => [] };
const accounts = testAccounts({ database: parts.database, clock: parts.clock });
const dayMs = 24 * 3_600_000;
const kalam = readFileSync('assets/fonts/Kalam-Bold.ttf');
const anton = readFileSync('assets/fonts/Anton-Regular.ttf');

async function newOwner(): Promise<number> {
  return (await accounts.createUser({ email: `font${Math.random()}@example.com` })).userId;
}

async function upload(bytes: Buffer, ownerId: number): Promise<`upload://${string}`> {
  const input = { ownerId, bytes: Readable.from([bytes]), fileName: 'brand.ttf' };
  const { uploadUrl } = await storeUpload({ ...parts, maxBytes: 10 * 1024 ** 2 }, input);
  return uploadUrl as `upload://${string}`;
}

async function accept(bytes: Buffer, ownerId: number): Promise<OwnFont> {
  const settings = { fontFamily: (await upload(bytes, ownerId)) as string };
  const { fontFamily } = await parts.ownFonts.accept({ ownerId, settings });
  if (!isOwnFont(fontFamily)) throw new Error('not accepted');
  return fontFamily;
}

const create = (ownerId: number, fontFamily: OwnFont | `upload://${string}`) =>
  createVideo(deps, { ownerId, videoUrl: 'https://example.com/a.mp4', settings: { fontFamily } });

const keptBytes = async (ownerId: number) =>
  (await parts.database.connection.collection<{ _id: number; bytes: number }>('kept_bytes').findOne({ _id: ownerId }))
    ?.bytes ?? 0;

async function later(): Promise<void> {
  parts.time.now += 2 * dayMs;
  await sweep(parts);
}

describe('a font of an account', () => {
  it('is refused where it is no upload of the account, or no font that can be used', async () => {
    const [ownerId, other] = [await newOwner(), await newOwner()];
    const broken = (rule: string) => ({
      code: 'invalid_input',
      details: { errors: { captions_font_family: [{ rule }] } },
    });
    const theirs = await accept(kalam, other);
    for (const unknown of ['upload://nothing', await upload(kalam, other), theirs] as const) {
      await expect(create(ownerId, unknown)).rejects.toMatchObject(broken('exists'));
    }
    const noFont = await upload(Buffer.from('<svg/>'), ownerId);
    await expect(create(ownerId, noFont)).rejects.toMatchObject(broken('font'));
    const large = await upload(Buffer.alloc(6 * 1024 ** 2), ownerId);
    await expect(create(ownerId, large)).rejects.toMatchObject(broken('font'));
    const short = await upload(kalam.subarray(0, 50_000), ownerId);
    await expect(create(ownerId, short)).rejects.toMatchObject(broken('font_damaged'));
    expect(await parts.ownFonts.list(ownerId)).toEqual([]);
  });

  it('is kept and counted once, in place of what was sent', async () => {
    const ownerId = await newOwner();
    const { videoId } = await create(ownerId, await upload(kalam, ownerId));
    const { settings } = (await parts.videos.findById(videoId).lean()) ?? {};
    const [known] = await parts.ownFonts.list(ownerId);
    expect(known).toMatchObject({ font: settings?.fontFamily, name: 'Kalam Bold', isRestricted: false });
    const font = known?.font as OwnFont;
    const bytes = await parts.ownFonts.read({ ownerId, font });
    expect(bytes?.length).not.toBe(kalam.length);
    expect(fontFaceOf(bytes ?? Buffer.alloc(0), '').covers('Hamburg')).toBe(true);
    expect(await keptBytes(ownerId)).toBe(bytes?.length);
    // the same again is the same font, and its upload is swept
    expect(await accept(kalam, ownerId)).toBe(font);
    await later();
    expect(await keptBytes(ownerId)).toBe(bytes?.length);
  });

  it('is kept as long as a video, a preset or the default settings have it, and no longer', async () => {
    const ownerId = await newOwner();
    const font = await accept(anton, ownerId);
    const { videoId } = await create(ownerId, font);
    const preset = { userId: ownerId, name: 'Brand' };
    await parts.presets.createPreset({ ...preset, settings: { fontFamily: font }, isDefault: true });
    const isKept = async () => (await parts.ownFonts.find({ ownerId, font })) !== null;
    await later();
    await editVideo(deps, { ownerId, videoId, settings: { fontFamily: 'Rubik' } });
    await later();
    expect(await isKept()).toBe(true);
    await parts.presets.updatePreset({ ...preset, changes: { settings: {}, isDefault: true } });
    await editVideo(deps, { ownerId, videoId, settings: { fontFamily: font } });
    await later();
    expect(await isKept()).toBe(true);
    await deleteVideo(deps, { ownerId, videoId });
    await later();
    expect(await isKept()).toBe(false);
    expect(await keptBytes(ownerId)).toBe(0);
  });

  it('comes with a preset, which checks it when it is saved', async () => {
    const ownerId = await newOwner();
    const settings = { fontFamily: await upload(anton, ownerId) };
    const saved = await parts.presets.createPreset({ userId: ownerId, name: 'Brand', settings });
    const font = saved.settings.fontFamily;
    expect(isOwnFont(font)).toBe(true);
    const { videoId } = await createVideo(deps, {
      ownerId,
      videoUrl: 'https://example.com/a.mp4',
      settings: { style: 'Brand' },
    });
    expect((await parts.videos.findById(videoId).lean())?.settings).toMatchObject({ fontFamily: font });
    const foreign = { userId: await newOwner(), name: 'Stolen', settings: { fontFamily: font } };
    await expect(parts.presets.createPreset(foreign)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is laid on the machine that draws with it, and gone from there when nobody has it any more', async () => {
    const ownerId = await newOwner();
    const font = await accept(readFileSync('assets/fonts/Oswald-Bold.ttf'), ownerId);
    const settings = { fontFamily: font, fontSize: 40 };
    const dir = join(parts.rootDir, 'own-fonts');
    expect(await parts.ownFonts.place({ ownerId, settings })).toEqual(settings);
    const [file = ''] = await readdir(dir);
    expect((await stat(join(dir, file))).size).toBe((await parts.ownFonts.read({ ownerId, font }))?.length);
    await parts.ownFonts.sweepPlaced();
    expect(await readdir(dir)).toHaveLength(1);
    // another account has not sent it
    expect(await parts.ownFonts.place({ ownerId: await newOwner(), settings })).toEqual({ fontSize: 40 });
    await parts.uploads.deleteMany({ ownerId });
    await parts.ownFonts.sweepPlaced();
    expect(await readdir(dir)).toEqual([]);
    expect(await parts.ownFonts.place({ ownerId, settings })).toEqual({ fontSize: 40 });
  });
});
