import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScriptDraft } from '../../../../src/engine/captions/script-draft.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { getAssScript } from '../../../../src/product/videos/actions/get-captions.ts';
import { storeTranscript } from '../../../../src/product/videos/captions/transcript-store.ts';
import { editScript } from '../../../../src/product/videos/editor/edit-script.ts';
import type { EditDraft, EditorView } from '../../../../src/product/videos/editor/editor-view.ts';
import { listFontFiles } from '../../../../src/product/videos/editor/font-files.ts';
import { openEditor } from '../../../../src/product/videos/editor/open-editor.ts';
import { previewEdit } from '../../../../src/product/videos/editor/preview-edit.ts';
import {
  findRenderedStretches,
  findReusableStretches,
} from '../../../../src/product/videos/editor/rendered-stretches.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { readPlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { planStep } from '../../../../src/product/videos/steps/plan-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { stepContext } from '../../../support/step-context.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
await parts.store.put('sources/talk', Readable.from([Buffer.from('film')]), { contentType: 'video/mp4' });
const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const fontFiles = await listFontFiles(fonts.fontDirs);
const deps = {
  ...parts,
  loadEngine: async () => ({ fonts }),
  fontFiles: async () => fontFiles,
};
const machine = { fontsKey: 'fonts', encoder: 'x264-veryfast', ffmpegBuild: 'test' };
const planning = planStep({
  ...parts,
  ...machine,
  writePlan: (video, of) => parts.tasks.writePlan({ machine, video }, of),
  logger: silentLogger,
  readFrameTimes: async () => ({
    pts: Array.from({ length: 225 }, (_, i) => i * 512),
    keyPts: [0],
    endPts: 115_200,
    sizeBytes: 0,
  }),
  findFaces: async () => ({ shots: [] }),
});

const word = (text: string, startMs: number, confidence?: number) => ({
  text,
  startMs,
  endMs: startMs + 400,
  confidence,
});
/** One sentence in each of the three segments. */
const heard = [
  ...[word('So', 1000, 0.99), word('it', 1400, 0.98), word('is.', 1800, 0.97)],
  ...[word('Zap', 4000, 0.3), word('ear', 4400, 0.4), word('works.', 4800, 0.9)],
  ...[word('The', 7000, 0.9), word('end.', 7400, 0.9)],
];
const settings = { position: 'bottom', dictionary: [{ from: 'Zap ear', to: 'Zapier' }] } as const;

let owner: { ownerId: number; videoId: string };
let view: EditorView;

beforeAll(async () => {
  await storeTranscript(parts, 'talk', { language: 'en', words: heard });
  const facts = buildFacts({}, { durationMs: 9_000 });
  const changes = { stage: 'planning', sourceKey: 'sources/talk', facts, transcriptKey: 'talk' } as const;
  const video = await buildVideo(parts.videos, {
    ...changes,
    settings: { ...settings, dictionary: [...settings.dictionary] },
  });
  owner = { ownerId: video.ownerId, videoId: video._id };
  const context = stepContext();
  const planned = await planning.run(video, context);
  if (planned === 'ended' || !('to' in planned) || planned.to !== 'rendering') throw new Error('not planned');
  await parts.videos.updateOne({ _id: video._id }, { $set: { ...planned.changes, stage: 'processed' } });
  const { captionsJson, ...rest } = await openEditor(deps, owner);
  view = { ...rest, captions: JSON.parse(captionsJson) };
});

const draftOf = (changes: Partial<EditDraft> = {}): EditDraft => ({
  captions: view.captions,
  settings: {},
  resetSettings: [],
  ...changes,
});

/** A draft with the first occurrence of a word replaced. */
function replacing(from: string, to: string): EditDraft {
  const captions = view.captions.map(({ words, ...caption }) => ({
    ...caption,
    words: words.map((one) => (one.text === from ? { ...one, text: to } : one)),
  }));
  return draftOf({ captions });
}

describe('opening a video in the editor', () => {
  it('returns each word with its time, and its confidence if its text is the transcript’s', () => {
    const words = view.captions.flatMap((caption) => caption.words);
    expect(words.map(({ text }) => text)).toEqual(['So', 'it', 'is.', 'Zapier', 'works.', 'The', 'end.']);
    expect(words.map(({ confidence }) => confidence)).toEqual([0.99, 0.98, 0.97, 1, 0.9, 0.9, 0.9]);
    expect(view).toMatchObject({ revision: 1, language: 'en', durationMs: 9_000 });
  });

  it('is refused before there is anything to edit, and for somebody else’s video', async () => {
    const untranscribed = await buildVideo(parts.videos, { stage: 'listening', facts: buildFacts() });
    const early = openEditor(deps, { ownerId: untranscribed.ownerId, videoId: untranscribed._id });
    await expect(early).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/still being transcribed/),
    });
    const strange = { ...owner, ownerId: owner.ownerId + 1 };
    await expect(openEditor(deps, strange)).rejects.toMatchObject({ code: 'not_found' });
    await expect(previewEdit(deps, { ...strange, draft: draftOf(), atMs: 0 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(findReusableStretches(deps, { ...strange, draft: draftOf() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the preview of a draft', () => {
  it('is exactly the script of the render, with its fonts', async () => {
    const { planKey } = (await parts.videos.findById(owner.videoId).lean<VideoRecord>()) ?? {};
    const plan = await readPlan(parts.store, planKey ?? null);
    const preview = await previewEdit(deps, { ...owner, draft: draftOf(), atMs: 6000 });
    expect(preview.ass).toBe(plan?.ass);
    expect(await getAssScript(deps, owner)).toBe(plan?.ass);
    expect(preview.frame).toEqual({ width: plan?.output.width, height: plan?.output.height });
    expect(preview.fonts.length).toBeGreaterThan(0);
    for (const { fontId } of preview.fonts) expect((await fontFiles.read(fontId))?.length).toBeGreaterThan(1000);
  });

  it('shows the changes without storing them', async () => {
    const before = await parts.videos.findById(owner.videoId).lean();
    const preview = await previewEdit(deps, { ...owner, draft: replacing('works.', 'sings.'), atMs: 6000 });
    expect(preview.ass).toMatch(/sings/i);
    expect(preview.ass).not.toMatch(/works/i);
    const spaced = await previewEdit(deps, {
      ...owner,
      draft: draftOf({ settings: { letterSpacing: 0.1 } }),
      atMs: 6000,
    });
    expect(spaced.ass).toContain('\\fsp');
    expect(preview.ass).not.toContain('\\fsp');
    const upright = draftOf({ settings: { resizeForSocialMedia: true, framing: 'centre' } });
    expect((await previewEdit(deps, { ...owner, draft: upright, atMs: 0 })).frame).toEqual({
      width: 1080,
      height: 1920,
    });
    expect(await parts.videos.findById(owner.videoId).lean()).toEqual(before);
  });

  it('covers half a minute before and after the moment', async () => {
    const far = await previewEdit(deps, { ...owner, draft: draftOf(), atMs: 60_000 });
    expect([far.fromMs, far.toMs, far.blocks]).toEqual([30_000, 90_000, []]);
  });
});

describe('another script for a draft', () => {
  const script = 'So it is.\nZappier works.\nThe very end.';
  const edit = async (input: { draft: EditDraft; script: string }) =>
    JSON.parse(await editScript(deps, { ...owner, ...input })) as ScriptDraft;
  const textsIn = ({ captions }: Pick<ScriptDraft, 'captions'>) =>
    captions.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

  it('gives the draft its words, and stores nothing', async () => {
    const before = await parts.videos.findById(owner.videoId).lean();
    const taken = await edit({ draft: replacing('end.', 'beginning.'), script });
    expect(textsIn(taken)).toBe('So it is. Zappier works. The beginning.');
    expect(taken.report).toMatchObject({ added: [{ text: 'beginning.' }], missing: [{ text: 'very end.' }] });
    expect(await parts.videos.findById(owner.videoId).lean()).toEqual(before);
  });

  it('is taken away again, and with it its words', async () => {
    const { captions } = await edit({ draft: draftOf(), script });
    expect(textsIn(await edit({ draft: draftOf({ captions, settings: { script } }), script: '' }))).toBe(
      'So it is. Zapier works. The end.',
    );
  });

  it('is refused for somebody else’s video', async () => {
    const strange = editScript(deps, { ...owner, ownerId: owner.ownerId + 1, draft: draftOf(), script });
    await expect(strange).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the parts that a draft would render again', () => {
  const there = async (draft: EditDraft) =>
    (await findReusableStretches(deps, { ...owner, draft }))?.map(({ isRendered: isThere }) => isThere) ?? null;

  it('are none for an unchanged draft, and only the changed word’s part otherwise', async () => {
    expect(await there(draftOf())).toEqual([true, true, true]);
    expect(await there(replacing('works.', 'sings.'))).toEqual([true, false, true]);
    expect(await there(draftOf({ settings: { highlightColor: '#112233' } }))).toEqual([false, false, false]);
  });

  it('are all of them when the output gets another size', async () => {
    expect(await there(draftOf({ settings: { resizeForSocialMedia: true, framing: 'centre' } }))).toBeNull();
  });

  it('come from the stored segments for the current revision', async () => {
    const { planKey } = (await parts.videos.findById(owner.videoId).lean<VideoRecord>()) ?? {};
    const plan = await readPlan(parts.store, planKey ?? null);
    expect((await findRenderedStretches(deps, owner)).map(({ isRendered: isThere }) => isThere)).toEqual([
      false,
      false,
      false,
    ]);
    const [first] = plan?.segments ?? [];
    await parts.segments.create({ _id: first?.key, sizeBytes: 1, usedBy: [], lastUsedAt: new Date() });
    const stretches = await findRenderedStretches(deps, owner);
    expect(stretches.map(({ isRendered: isThere }) => isThere)).toEqual([true, false, false]);
    expect(stretches.map(({ startMs, endMs }) => [startMs, endMs].map((ms) => Math.round(ms / 100) * 100))).toEqual([
      [0, 3000],
      [3000, 6000],
      [6000, 9000],
    ]);
  });
});
