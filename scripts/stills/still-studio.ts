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
  /** A video of 1080 × 1920; its picture at `atMs` is the background. */
  file: string;
  atMs: number;
  text: string;
  emoji?: string;
  settings: CaptionSettings;
  /** Share of the phrase's time that has passed, 0–1. */
  progress: number;
  /** Part of the frame that is shown, in pixels, over its whole width. */
  crop: { top: number; height: number };
  /** JPEG quality as ffmpeg counts it, 2 (best) to 31. */
  quality: number;
}

/** Draws stills with the engine, so that they show what renders show, and scales them to half the size. */
export async function createStillStudio() {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const engine = await createEngine({ config, tools, logger: silentLogger });
  const dir = await mkdtemp(join(tmpdir(), 'captioneer-stills-'));

  return {
    async draw(request: StillRequest): Promise<Buffer> {
      const { file, atMs, settings, crop, quality } = request;
      const facts = await engine.probeSource({ file });
      const captions = alignCaptions([phraseAround(request)], []);
      const language = settings.language ?? null;
      const plan = planVideo(engine, { sourceKey: file, facts, frameTimes: null, settings, captions, language });
      const workDir = await mkdtemp(join(dir, 'still-'));
      const whole = join(workDir, 'whole.jpg');
      await writeFile(whole, await engine.renderStill({ plan, facts, sourceFile: file, atMs, workDir }));
      const small = join(workDir, 'small.jpg');
      const filters = `crop=iw:${crop.height}:0:${crop.top},scale=540:-2:flags=lanczos`;
      const args = ['-i', whole, '-vf', filters, '-frames:v', '1', '-q:v', String(quality), '-update', '1', small];
      await runFfmpeg({ ffmpeg: tools.ffmpeg, args });
      return readFile(small);
    },
    /** Cuts the middle out of a still of a style, in the size of the pages. */
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

function phraseAround({ text, emoji, atMs, progress }: StillRequest) {
  const startMs = Math.round(atMs - progress * phraseMs);
  return { startMs, endMs: startMs + phraseMs, text, ...(emoji ? { emoji } : {}) };
}
