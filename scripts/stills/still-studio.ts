import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignCaptions } from '../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import { createEngine } from '../../src/engine/index.ts';
import { runFfmpeg } from '../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { planVideo } from '../../src/engine/render/plan/plan-video.ts';
import { loadConfig } from '../../src/infra/config/load-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';

export interface StillRequest {
  /** A video of 1080 × 1920; its picture at `atMs` is the ground. */
  file: string;
  atMs: number;
  text: string;
  emoji?: string;
  settings: CaptionSettings;
  /** Share of the phrase's time that has passed, 0–1. */
  said: number;
  /** What is kept of the frame, over its whole width. */
  keep: { top: number; height: number };
  /** ffmpeg's, 2 (best) to 31. */
  quality: number;
}

/** What readers see is what renders draw: the product's own still of a phrase, cut and made half as large. */
export async function createStillStudio() {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const pipeline = await createEngine({ config, tools, logger: silentLogger });
  const dir = await mkdtemp(join(tmpdir(), 'captioneer-stills-'));

  return {
    async draw(request: StillRequest): Promise<Buffer> {
      const { file, atMs, settings, keep, quality } = request;
      const facts = await pipeline.probeSource({ file });
      const captions = alignCaptions([phraseAround(request)], []);
      const language = settings.language ?? null;
      const plan = planVideo(pipeline, { sourceKey: file, facts, frameTimes: null, settings, captions, language });
      const workDir = await mkdtemp(join(dir, 'still-'));
      const whole = join(workDir, 'whole.jpg');
      await writeFile(whole, await pipeline.renderStill({ plan, facts, sourceFile: file, atMs, workDir }));
      const small = join(workDir, 'small.jpg');
      const filters = `crop=iw:${keep.height}:0:${keep.top},scale=540:-2:flags=lanczos`;
      const args = ['-i', whole, '-vf', filters, '-frames:v', '1', '-q:v', String(quality), '-update', '1', small];
      await runFfmpeg({ ffmpeg: tools.ffmpeg, args });
      return readFile(small);
    },
    /** The middle of a still of a style, as small as pages show it. */
    async shrink(still: Buffer): Promise<Buffer> {
      const workDir = await mkdtemp(join(dir, 'small-'));
      const [whole, small] = [join(workDir, 'whole.jpg'), join(workDir, 'small.webp')];
      await writeFile(whole, still);
      const filters = 'crop=iw*0.8:iw*0.5:iw*0.1:iw*0.21,scale=224:140:flags=lanczos';
      const args = ['-i', whole, '-vf', filters, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '50', small];
      await runFfmpeg({ ffmpeg: tools.ffmpeg, args });
      return readFile(small);
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}

const phraseMs = 1400;

function phraseAround({ text, emoji, atMs, said }: StillRequest) {
  const startMs = Math.round(atMs - said * phraseMs);
  return { startMs, endMs: startMs + phraseMs, text, ...(emoji ? { emoji } : {}) };
}
