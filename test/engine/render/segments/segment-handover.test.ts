import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { renderRun } from '../../../../src/engine/render/segments/render-run.ts';
import { readTransportFrames } from '../../../../src/engine/render/segments/transport-frames.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { bundledFonts, lumas, noEmoji } from '../../../support/render-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-'));
const path = (name: string) => join(folder, name);
const file = path('long.mp4');
let plan: RenderPlan;

beforeAll(async () => {
  const videoArgs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'];
  makeClip({ file, seconds: 17, picture: 'numbered', audio: 'none', width: 480, height: 270, videoArgs });
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  plan = planRender({
    ...{ sourceKey: 'test', facts, frameTimes, settings: {} },
    ...{ overlay: { ass: '', emojis: [], fontsKey: 'none' }, encoder: 'x264-veryfast', ffmpegBuild: 'test' },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An ffmpeg that reports progress often, so that segments are checked in time on a fast machine too. */
async function talkative(): Promise<string> {
  const script = path('ffmpeg');
  await writeFile(script, `#!/bin/sh\nexec '${tools.ffmpeg}' -stats_period 0.05 "$@"\n`, { mode: 0o755 });
  return script;
}

const common = () => ({ plan, sourceFile: file, tools, fonts: bundledFonts, rasteriseEmoji: noEmoji });

describe('createHandover', () => {
  it('hands over each segment once, in order, complete, and before the run has ended', async () => {
    const taken: { index: number; file: string; afterShare: number }[] = [];
    let share = 0;
    await renderRun({
      ...common(),
      tools: { ...tools, ffmpeg: await talkative() },
      run: plan.segments,
      workDir: path('run'),
      threads: 1,
      onProgress: (now) => {
        share = now;
      },
      async onSegment({ segment, file: made }) {
        const target = path(`kept${segment.index}.ts`);
        await rename(made, target);
        taken.push({ index: segment.index, file: target, afterShare: share });
      },
    });
    expect(taken.map(({ index }) => index)).toEqual(plan.segments.map(({ index }) => index));
    for (const [index, { file: kept }] of taken.entries()) {
      expect(await readTransportFrames(kept)).toHaveLength(plan.segments[index]?.frameCount ?? -1);
    }
    expect(taken[0]?.afterShare).toBeLessThan(1);
    const outFile = path('out.mp4');
    const segmentFiles = taken.map((one) => one.file);
    await assembleOutput({ plan, segmentFiles, sourceFile: file, outFile, workDir: path('join'), tools });
    const [seen, wanted] = [lumas(outFile), lumas(file)];
    expect(seen).toHaveLength(wanted.length);
    expect(Math.max(...seen.map((luma, i) => Math.abs(luma - (wanted[i] ?? 0))))).toBeLessThan(5);
  });

  it('ends ffmpeg when a segment cannot be stored', async () => {
    const full = new Error('the disk is full');
    const onSegment = async () => {
      throw full;
    };
    await expect(renderRun({ ...common(), run: plan.segments, workDir: path('full'), onSegment })).rejects.toBe(full);
  });

  it('hands over nothing of a seek that missed', async () => {
    const run = plan.segments.slice(1);
    // a plan that seeks too far: the first frames are missing until it is rendered without seeking
    const missed = { ...plan, segments: run.map((segment) => ({ ...segment, seekMs: segment.seekMs + 2000 })) };
    const kept: number[] = [];
    await renderRun({
      ...common(),
      plan: missed,
      run: missed.segments,
      workDir: path('missed'),
      async onSegment({ segment, file: made }) {
        // the first rendering lacks frames
        expect(await readTransportFrames(made)).toHaveLength(segment.frameCount ?? -1);
        kept.push(segment.index);
      },
    });
    expect(kept).toEqual(run.map(({ index }) => index));
  });

  it('leaves the files in place for callers that use them at the end', async () => {
    const rendered = await renderRun({ ...common(), run: plan.segments.slice(0, 2), workDir: path('stay') });
    expect(rendered.map((one) => existsSync(one.file))).toEqual([true, true]);
    await writeFile(path('empty.ts'), '');
    expect(await readTransportFrames(path('empty.ts'))).toHaveLength(0);
  });
});
