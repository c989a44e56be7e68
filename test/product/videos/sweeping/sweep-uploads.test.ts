import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { storeUpload } from '../../../../src/product/uploads/store-upload.ts';
import { cancelVideo } from '../../../../src/product/videos/actions/cancel-video.ts';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { createReadState } from '../../../../src/product/videos/actions/get-video.ts';
import { previewEdit } from '../../../../src/product/videos/editor/preview-edit.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { isAcceptedAsWatermark, readWatermark } from '../../../../src/product/videos/watermark/watermark-picture.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { pngBytes } from '../../../support/media-bytes.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const deps = {
  ...parts,
  readState: createReadState(parts),
  fontFiles: async () => ({ idOf: () => null, read: async () => null }),
};
const ownerId = 1;
const twoDaysMs = 48 * 3_600_000;

let video: { ownerId: number; videoId: string };
beforeEach(async () => {
  await parts.videos.deleteMany({});
  const finished = { stage: 'processed', outputToken: 'output', finishedAt: new Date(parts.time.now) } as const;
  const { _id: videoId } = await buildVideo(parts.videos, { ownerId, ...finished, facts: buildFacts() });
  video = { ownerId, videoId };
});

async function upload(bytes: Buffer, fileName: string): Promise<string> {
  const input = { ownerId, bytes: Readable.from([bytes]), fileName };
  return (await storeUpload({ ...parts, maxBytes: 10 * 1024 ** 2 }, input)).uploadUrl;
}

async function newPicture(): Promise<string> {
  const picture = await upload(pngBytes, 'logo.png');
  expect(await isAcceptedAsWatermark(parts, { ownerId, picture })).toBe(true);
  return picture;
}

async function newFont(file: string) {
  const settings = { fontFamily: await upload(readFileSync(`assets/fonts/${file}`), file) };
  const { fontFamily } = await parts.ownFonts.accept({ ownerId, settings });
  return fontFamily as `font://${string}`;
}

/** What the editor asks for after each change. */
const draws = (settings: CaptionSettings) =>
  previewEdit(deps, { ...video, draft: { captions: [], settings, resetSettings: [] }, atMs: 0 });

const has = async (picture: string) =>
  (await readWatermark(parts, { ownerId, uploadId: picture.replace('upload://', '') })) !== null;
const hasFont = async (font: `font://${string}`) => (await parts.ownFonts.find({ ownerId, font })) !== null;

async function later(): Promise<void> {
  parts.time.now += twoDaysMs;
  await sweep(parts);
}

describe('a picture or a font in a draft of the editor', () => {
  it('is kept as long as the video, whatever else is looked at in between', async () => {
    const [picture, font] = [await newPicture(), await newFont('Anton-Regular.ttf')];
    await draws({ watermark: { picture }, fontFamily: font });
    await draws({});
    await later();
    expect([await has(picture), await hasFont(font)]).toEqual([true, true]);
    await editVideo(deps, { ...video, settings: { watermark: { picture }, fontFamily: font }, endsDraft: true });
    await later();
    expect([await has(picture), await hasFont(font)]).toEqual([true, true]);
    await deleteVideo(deps, video);
    await later();
    expect([await has(picture), await hasFont(font)]).toEqual([false, false]);
  });

  it('goes as any upload when nothing names it, and when another one was rendered', async () => {
    const [unused, replaced, rendered] = [await newPicture(), await newPicture(), await newPicture()];
    await draws({ watermark: { picture: replaced } });
    await later();
    expect([await has(unused), await has(replaced), await has(rendered)]).toEqual([false, true, false]);
    const other = await newPicture();
    await draws({ watermark: { picture: other } });
    // an edit from elsewhere leaves the draft as it is
    await editVideo(deps, { ...video, settings: { fontSize: 40 } });
    await later();
    expect([await has(replaced), await has(other)]).toEqual([true, true]);
    await editVideo(deps, { ...video, settings: { watermark: { picture: other } }, endsDraft: true });
    await later();
    expect([await has(replaced), await has(other)]).toEqual([false, true]);
  });

  it('is one of a few: those that a draft named last', async () => {
    const pictures: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const picture = await newPicture();
      pictures.push(picture);
      await draws({ watermark: { picture } });
      await draws({ watermark: { picture } });
    }
    await later();
    const kept = await Promise.all(pictures.map(has));
    expect(kept).toEqual([false, false, true, true, true, true, true, true]);
  });

  it('is not kept by a draft of another account', async () => {
    const picture = await newPicture();
    const { _id } = await buildVideo(parts.videos, { ownerId: 2, stage: 'processed', facts: buildFacts() });
    const draft = { captions: [], settings: { watermark: { picture } }, resetSettings: [] };
    await previewEdit(deps, { ownerId: 2, videoId: _id, draft, atMs: 0 });
    await later();
    expect(await has(picture)).toBe(false);
  });
});

describe('a picture and a font of an edit that was stopped and taken back', () => {
  it('are there when it is made after all, and so are those that it replaced', async () => {
    const [before, after] = [await newPicture(), await newPicture()];
    const [font, otherFont] = [await newFont('Kalam-Bold.ttf'), await newFont('Oswald-Bold.ttf')];
    await parts.videos.updateOne(
      { _id: video.videoId },
      { settings: { watermark: { picture: before }, fontFamily: font } },
    );
    await editVideo(deps, { ...video, settings: { watermark: { picture: after }, fontFamily: otherFont } });
    const all = async () => [await has(before), await has(after), await hasFont(font), await hasFont(otherFont)];
    await later();
    expect(await all()).toEqual([true, true, true, true]);
    await cancelVideo(deps, { ...video, takesBack: true });
    await later();
    expect(await all()).toEqual([true, true, true, true]);
    await editVideo(deps, { ...video, settings: { fontSize: 40 } });
    await parts.videos.updateOne({ _id: video.videoId }, { stage: 'processed', beforeEdit: null });
    await later();
    expect(await all()).toEqual([true, false, true, false]);
  });
});
