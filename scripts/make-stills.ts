import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignCaptions } from '../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../src/engine/captions/settings/caption-settings.ts';
import { palettesOf } from '../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames, stillOf } from '../src/engine/captions/settings/style-names.ts';
import { createEngine } from '../src/engine/index.ts';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { planVideo } from '../src/engine/render/plan/plan-video.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { scriptSamples } from './docs/script-samples.ts';

interface StillRequest {
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
async function createStillStudio() {
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
      const args = ['-i', whole, '-vf', filters, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '40', small];
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

/**
 * `npx tsx scripts/make-stills.ts [style,…]`: draws every still, or those of some styles, of docs/styles.md, docs/scripts.md, GET /api/styles and the pages.
 * The pages themselves are written by `npm run docs`.
 */
const studio = await createStillStudio();
const background = { file: join(assetsDir, 'demo', 'sonnet.mp4'), atMs: 6000 };

await mkdir(join(assetsDir, 'styles'), { recursive: true });
const only = process.argv[2]?.split(',');
const drawn = captionStyleNames.filter((style) => only?.includes(style) ?? true);
const choices = drawn.flatMap((style) => palettesOf(style).map(({ choice }) => choice));
for (const style of choices) {
  // the key word of `duo` is chosen by the lists of a language
  const settings = { style, language: 'en' };
  const crop = { top: 740, height: 1080 };
  const text = 'thine own bright eyes';
  const jpeg = await studio.draw({ ...background, text, settings, progress: 0.55, crop, quality: 4 });
  await writeFile(join(assetsDir, 'styles', stillOf(style)), jpeg);
  const own = captionStyleNames.find((name) => stillOf(name) === stillOf(style));
  if (own) await writeFile(join('src', 'http', 'web', 'static', `style-${own}.webp`), await studio.shrink(jpeg));
}

await mkdir('docs/stills', { recursive: true });
for (const { name, text, emoji, language } of only ? [] : scriptSamples) {
  const settings = { fontFamily: 'Rubik', language } as const;
  const crop = { top: emoji ? 980 : 1060, height: emoji ? 500 : 420 };
  const jpeg = await studio.draw({ ...background, text, emoji, settings, progress: 0.4, crop, quality: 4 });
  await writeFile(join('docs', 'stills', `${name}.jpg`), jpeg);
}
await studio.close();
