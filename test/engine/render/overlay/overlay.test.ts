import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deriveCaptions } from '../../../../src/engine/captions/derive-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { createEngine } from '../../../../src/engine/create-engine.ts';
import { requireOverlayFits } from '../../../../src/engine/render/overlay/overlay-limits.ts';
import { loadConfig } from '../../../../src/infra/config/read-config.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { psnrLaidOver } from '../../../support/lay-over.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { outputTimes, probedStreams } from '../../../support/probe-output.ts';

const dir = mkdtempSync(join(tmpdir(), 'overlay-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = makeClip({
  ...{ file: join(dir, 'in.mp4'), width: 320, height: 568, seconds: 1.5, fps: '30000/1001', audio: 'none' },
  videoArgs: ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-pix_fmt', 'yuv420p', ...bt709()],
});

function bt709(): string[] {
  return ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
}

/** The same picture with as little loss as an overlay has. */
const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv420p', ...bt709()];

const engine = await createEngine({ config: loadConfig(), tools, logger: silentLogger });
const facts = await engine.probeSource({ file });
const frameTimes = await engine.readFrameTimes({ file, facts });

const given = [
  { startMs: 100, endMs: 800, text: 'words alone' },
  { startMs: 800, endMs: 1500, text: 'to lay over', emoji: '🔥' },
];

async function render(settings: CaptionSettings, name: string) {
  const language = 'en';
  const captions = deriveCaptions({ words: [], given, language, settings, dictionary: [] });
  const video = { sourceKey: 'test', facts, frameTimes, settings, language, captions, faces: null };
  const planned = await engine.planVideo(video, { owner: 'test' });
  const plan = settings.outputKind === 'overlay' ? planned : { ...planned, encoderArgs: lossless };
  const workDir = join(dir, name);
  const rendered = await engine.renderRun({ plan, run: plan.segments, sourceFile: file, workDir });
  return { plan, segmentFiles: rendered.map((segment) => segment.file), workDir: `${workDir}.join` };
}

async function overlayAndBurntIn(settings: CaptionSettings, name: string) {
  const files = { mov: join(dir, `${name}.mov`), webm: join(dir, `${name}.webm`) };
  const overlay = await render({ ...settings, outputKind: 'overlay' }, `${name}-overlay`);
  const facts = await engine.assembleOverlay({ ...overlay, sourceFile: file, files });
  const video = await render(settings, `${name}-video`);
  const burntIn = join(dir, `${name}.mp4`);
  await engine.assembleOutput({ ...video, sourceFile: file, outFile: burntIn });
  return { ...files, burntIn, facts };
}

/** Solid letters with a pop, a glow, a panel that lets the picture through, and translucent letters. */
const looks: Record<string, CaptionSettings> = {
  pop: { style: 'pop' },
  neon: { style: 'neon' },
  translucent: { style: 'boxed', fontColor: '#FFFFFF80', outlineColor: '#2040C060' },
};

type Look = keyof typeof looks;
type Made = ReturnType<typeof overlayAndBurntIn>;
const made = new Map<Look, Made>();

/** Made once for all tests. */
function madeOf(look: Look): Made {
  const one = made.get(look) ?? overlayAndBurntIn(looks[look] ?? {}, look);
  made.set(look, one);
  return one;
}

describe('an overlay', () => {
  it.each(Object.keys(looks))('laid over its source equals the burnt-in video (%s)', async (look) => {
    const { mov, webm, burntIn } = await madeOf(look);
    for (const overlay of [mov, webm]) {
      expect(psnrLaidOver({ source: file, overlay, burntIn }), overlay).toBeGreaterThan(50);
    }
    // it holds something: the source alone is not like the burnt-in video
    expect(psnrLaidOver({ source: file, overlay: nothing(), burntIn })).toBeLessThan(35);
  });

  it('has every frame at its time, in ProRes 4444 and in VP9 with alpha, without sound', async () => {
    const { mov, webm, facts } = await madeOf('pop');
    expect(facts).toMatchObject({ width: 320, height: 568, frames: 45 });
    expect(probedStreams(mov)).toMatchObject([{ codec_name: 'prores', profile: '4444', codec_tag_string: 'ap4h' }]);
    expect(probedStreams(webm)).toMatchObject([{ codec_name: 'vp9' }]);
    const times = outputTimes(file);
    expect(outputTimes(mov)).toHaveLength(45);
    for (const [i, at] of outputTimes(mov).entries()) expect(at).toBeCloseTo(times[i] ?? -1, 4);
    for (const [i, at] of outputTimes(webm).entries()) {
      expect(at).toBeLessThanOrEqual((times[i] ?? -1) + 0.0001);
      expect(at).toBeGreaterThan((times[i] ?? 9) - 0.0011);
    }
  });
});

describe('the limit of overlays', () => {
  const long = buildFacts({ codedWidth: 1080, codedHeight: 1920, frameCount: 6000 }, { durationMs: 240_000 });

  it('refuses one that would be too large, and says how long it may be', () => {
    expect(() => requireOverlayFits(long, { outputKind: 'overlay' })).toThrow(
      expect.objectContaining({ code: 'overlay_too_long' }),
    );
  });

  it('lets pass what is smaller, and every video', () => {
    requireOverlayFits(long, { outputKind: 'overlay', outputSize: '720' });
    requireOverlayFits(long, {});
  });
});

/** An overlay of which nothing is to be seen. */
function nothing(): string {
  const out = join(dir, 'nothing.mov');
  ffmpeg([
    ...['-f', 'lavfi', '-i', 'color=black@0:s=320x568:r=30000/1001:d=1.5,format=yuva444p10le'],
    ...['-c:v', 'prores_ks', '-profile:v', '4444', out],
  ]);
  return out;
}
