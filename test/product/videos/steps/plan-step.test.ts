import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptionInput } from '../../../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { runTasksHere } from '../../../../src/engine/index.ts';
import { FfmpegError } from '../../../../src/engine/media/ffmpeg/ffmpeg-error.ts';
import type { FrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { wordNotice } from '../../../../src/engine/notices/notices.ts';
import type { FindFacesInput } from '../../../../src/engine/reframe/find-faces.ts';
import type { PlanVideoInput } from '../../../../src/engine/render/plan/plan-video.ts';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../../../src/infra/storage/disk-object-store.ts';
import type { TaskOf } from '../../../../src/infra/threads/tasks.ts';
import { createUploadModel } from '../../../../src/product/uploads/upload.model.ts';
import { createTranscriptModel } from '../../../../src/product/videos/captions/transcript.model.ts';
import { storeTranscript } from '../../../../src/product/videos/captions/transcript-store.ts';
import { createVideoModel, type VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { readPlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { planStep } from '../../../../src/product/videos/steps/plan-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { noOwnFonts } from '../../../support/no-own-fonts.ts';
import { stepContext } from '../../../support/step-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'plan-step-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = await testDatabase();
const videos = createVideoModel(database.connection);
const store = createDiskObjectStore({ rootDir: folder });
writeFileSync(join(folder, 'a.mp4'), 'a');
await store.putFile('sources/a', join(folder, 'a.mp4'));

/** Ten seconds with a speaking face at the right edge, near the bottom. */
const face = { track: 0, score: 0.9, left: 0.8, top: 0.45, width: 0.15, height: 0.5, speaking: null };
const faces = {
  shots: [{ startMs: 0, endMs: 10_000, samples: [0, 2, 4, 6, 8].map((n) => ({ atMs: n * 1000, faces: [face] })) }],
};
const pts = Array.from({ length: 250 }, (_, i) => i * 512);
const frameTimes: FrameTimes = { pts, keyPts: [0], endPts: 128_000, sizeBytes: 0 };

let asked: Pick<FindFacesInput, 'detail' | 'sourceFile'>[] = [];
let failure: Error | null = null;
beforeEach(async () => {
  [asked, failure] = [[], null];
  for await (const { key } of store.list('faces/')) await store.delete(key);
});

const tasks = runTasksHere({ fontsDir: null, dataDir: '/nowhere' });
const machine = { fontsKey: 'fonts', encoder: 'x264-veryfast', ffmpegBuild: 'build' };
const deps = {
  ...machine,
  store,
  ownFonts: noOwnFonts,
  uploads: createUploadModel(database.connection),
  tasks,
  writePlan: (video: PlanVideoInput, of: TaskOf) => tasks.writePlan({ machine, video }, of),
  logger: silentLogger,
  clock: () => 1_000_000,
  transcripts: createTranscriptModel(database.connection),
  readFrameTimes: async () => frameTimes,
  async findFaces({ detail, sourceFile, onProgress }: FindFacesInput) {
    asked.push({ detail, sourceFile });
    if (failure) throw failure;
    onProgress?.(0.5);
    return faces;
  },
};
const captions = [{ startMs: 1000, endMs: 2500, text: 'so it is' }];

async function plan(
  settings: CaptionSettings,
  given: CaptionInput[] = captions,
): Promise<{ plan: RenderPlan; notices: string[] }> {
  const changes = { stage: 'planning' as const, sourceKey: 'sources/a', facts: buildFacts(), settings };
  const video: VideoRecord = await buildVideo(videos, { ...changes, givenCaptions: given });
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  const result = await planStep(deps).run(video, stepContext({ onProgress }));
  if (result === 'ended' || !('to' in result) || result.to !== 'rendering') throw new Error('not planned');
  const kept = await readPlan(store, result.changes.planKey ?? null);
  if (!kept) throw new Error('not kept');
  return { plan: kept, notices: (result.changes.notices ?? []).map((notice) => wordNotice(notice, 'en')) };
}
const upright = { resizeForSocialMedia: true };
const keys = ({ plan: { segments } }: { plan: RenderPlan }) => segments.map(({ key }) => key);

describe('planning', () => {
  it('points the camera at faces, and keeps captions off them', async () => {
    const { plan: made } = await plan(upright);
    const [stretch] = made.framing?.stretches ?? [];
    expect(stretch).toMatchObject({ kind: 'crop' });
    // the face is between x = 1536 and 1824
    if (stretch?.kind !== 'crop') return;
    expect(stretch.left).toBeLessThan(1536);
    expect(stretch.left + stretch.width).toBeGreaterThan(1824);
    const heights = [...made.ass.matchAll(/\\pos\([\d.]+,([\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(made.output.height * face.top);
    expect(asked).toMatchObject([{ detail: 'framing' }]);
  });

  it('compares the script with what was heard', async () => {
    const words = ['hello', 'big', 'world'].map((text, index) => ({
      ...{ text, startMs: 300 * index, endMs: 300 * index + 300 },
    }));
    const transcript = { words, language: 'en' };
    await storeTranscript(deps, 'heard', transcript);
    const settings = { script: 'Hello, dear world.' };
    const facts = { stage: 'planning' as const, sourceKey: 'sources/a', facts: buildFacts(), transcriptKey: 'heard' };
    const scripted = await buildVideo(videos, { ...facts, settings, givenCaptions: null });
    const result = await planStep(deps).run(scripted, stepContext());
    expect(result).toMatchObject({
      changes: {
        scriptReport: {
          matched: 0.667,
          added: [{ text: 'big', startMs: 300, endMs: 600 }],
          missing: [{ text: 'dear', afterMs: 300 }],
        },
      },
    });
    const plain = await buildVideo(videos, { ...facts, settings: {}, givenCaptions: null });
    expect(await planStep(deps).run(plain, stepContext())).toMatchObject({ changes: { scriptReport: null } });
  });

  it('detects faces once, whatever is edited afterwards', async () => {
    const first = await plan(upright);
    const second = await plan(upright, [{ startMs: 1000, endMs: 2500, text: 'so it was' }]);
    expect(asked).toHaveLength(1);
    expect(keys(second).slice(1)).toEqual(keys(first).slice(1));
    expect(keys(second)[0]).not.toBe(keys(first)[0]);
  });

  it('does not detect faces again for captions when they were detected for framing', async () => {
    await plan(upright);
    await plan({});
    await plan({ ...upright, framing: 'centre' });
    expect(asked).toMatchObject([{ detail: 'framing' }]);
  });

  it('renders again only the parts that another framing changes', async () => {
    const at = (atMs: number, x: number) => ({ atMs, x, y: 0.5, zoom: 1 });
    const framed = (x: number) => ({ ...upright, framing: [at(0, 0.3), at(5000, 0.3), at(5000, x)] });
    const [before, after] = [
      await plan({ ...framed(0.6), position: 'bottom' }),
      await plan({ ...framed(0.7), position: 'bottom' }),
    ];
    expect(keys(after).flatMap((key, i) => (key === keys(before)[i] ? [] : [i]))).toEqual([1, 2, 3]);
  });

  it.each([
    ['the middle is asked for and no captions are drawn', { ...upright, framing: 'centre' as const }, []],
    ['captions are told where to stand', { position: 'bottom' as const }, captions],
  ])('does not detect faces when %s', async (_, settings, given) => {
    await plan(settings, given);
    expect(asked).toEqual([]);
  });

  it('plans a video without faces when detection fails, and adds a notice', async () => {
    failure = new Error('the detector is gone');
    const { plan: made, notices } = await plan(upright);
    expect(made.framing?.stretches).toEqual([
      { startTicks: 0, kind: 'crop', left: 656, top: 0, width: 608, height: 1080 },
    ]);
    expect(notices.join()).toContain('could not look for people');
  });

  it('lists the characters and emojis of the captions that cannot be drawn', async () => {
    const settings = { position: 'bottom' as const };
    const given = [
      { startMs: 1000, endMs: 3000, text: 'so ⵣ it ⵉⵎⵓⵔⵉ is 🫪', emoji: 'a rocket that is red all over' },
      { startMs: 3000, endMs: 4000, text: 'fine', emoji: ':rocket:' },
    ];
    const { plan: made, notices } = await plan(settings, given);
    expect(notices).toEqual([
      'No font here has these signs of the captions, so they are left out: ⵣ, ⵉ, ⵎ, ⵓ, ⵔ, …',
      'There is no picture of these emojis, so captions are shown without them: a rocket that is red…',
    ]);
    expect(made.emojis.map(({ emoji }) => emoji)).toEqual(['🚀']);
    expect((await plan(settings)).notices).toEqual([]);
    const one = await plan(settings, [{ startMs: 1000, endMs: 3000, text: 'ⵣ' }]);
    expect(one.notices).toEqual(['No font here has these signs of the captions, so they are left out: ⵣ.']);
  });

  it('is retried when ffmpeg was killed', async () => {
    failure = new FfmpegError({ program: 'ffmpeg', args: [], signal: 'SIGKILL', timedOut: false, stderrTail: '' });
    await expect(plan(upright)).rejects.toBe(failure);
  });
});
