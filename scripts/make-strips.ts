import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignCaptions } from '../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../src/engine/captions/settings/caption-settings.ts';
import { createEngine } from '../src/engine/index.ts';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { planVideo } from '../src/engine/render/plan/plan-video.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { createLogger } from '../src/infra/logging/logger.ts';
import { type FaceClip, makeFaceClip } from './bench/reframe/face-clips.ts';
import { madeClips } from './bench/reframe/made-clips.ts';
import { benchCaptions } from './bench/render/bench-captions.ts';
import { drawMotionStrip, motionStrips } from './strips/motion-strips.ts';

/**
 * `npx tsx scripts/make-strips.ts [name]`: draws the strips of docs/vertical.md (eight moments of a clip, its middle above,
 * and below it what `auto` keeps) and those of docs/movement.md (`motion`, or the name of one: six moments, 40 ms apart).
 */
const strips = [
  { name: 'walks', clip: 'walks to and fro' },
  { name: 'cuts', clip: 'three places in turn' },
  { name: 'edge', clip: 'at the very edge' },
  { name: 'near', clip: 'near' },
  { name: 'two', clip: 'two far apart' },
  { name: 'many', clip: 'many' },
  { name: 'drawn', clip: 'a drawn figure' },
  { name: 'nobody', clip: 'nobody, a cut every second' },
];
const only = process.argv[2];
const moments = 8;
const width = 135;

const config = loadConfig();
const tools = readToolPaths(config.paths.cacheDir);
const engine = await createEngine({ config, tools, logger: createLogger('warn') });
const text = await readFile(join(assetsDir, 'demo', 'sonnet.txt'), 'utf8');
const workDir = await mkdtemp(join(tmpdir(), 'captioneer-strips-'));
try {
  await mkdir('docs/vertical', { recursive: true });
  for (const { name, clip: clipName } of strips.filter((strip) => only === undefined || strip.name === only)) {
    const clip = madeClips.find((one) => one.name === clipName);
    if (!clip) throw new Error(`there is no clip ${clipName}`);
    await drawStrip(clip, join('docs', 'vertical', `${name}.jpg`));
  }
  await mkdir('docs/movement', { recursive: true });
  const picture = { file: join(assetsDir, 'demo', 'sonnet.mp4'), atMs: 6000 };
  for (const strip of motionStrips.filter(({ name }) => only === undefined || only === 'motion' || only === name)) {
    const outFile = join('docs', 'movement', `${strip.name}.jpg`);
    await drawMotionStrip({ ffmpeg: tools.ffmpeg, fonts: engine.fonts }, strip, { picture, outFile });
  }
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function drawStrip(clip: FaceClip, outFile: string): Promise<void> {
  const file = await makeFaceClip(tools, clip, join(workDir, 'source.mp4'));
  const facts = await engine.probeSource({ file });
  const frameTimes = await engine.readFrameTimes({ file, facts });
  const { signal } = new AbortController();
  const faces = await engine.findFaces({ sourceFile: file, facts, frameTimes, detail: 'framing', signal });
  const captions = alignCaptions(benchCaptions(text, clip.seconds), []);
  const rows: string[][] = [];
  for (const framing of ['centre', 'auto'] as const) {
    const settings: CaptionSettings = { resizeForSocialMedia: true, framing };
    const input = { facts, frameTimes, settings, captions, language: 'en', faces, sourceKey: file };
    const plan = planVideo(engine, input);
    const row: string[] = [];
    for (let i = 0; i < moments; i++) {
      const atMs = ((i + 0.5) * clip.seconds * 1000) / moments;
      const dir = await mkdtemp(join(workDir, 'still-'));
      row.push(join(dir, 'still.jpg'));
      await writeFile(
        row.at(-1) ?? '',
        await engine.renderStill({ plan, facts, sourceFile: file, atMs, workDir: dir }),
      );
    }
    rows.push(row);
  }
  await layOut(rows, outFile);
}

/** Puts the pictures of a row side by side, and the rows below one another. */
async function layOut(rows: string[][], outFile: string): Promise<void> {
  const scaled = rows.flat().map((_, i) => `[${i}]scale=${width}:-2:flags=area[s${i}]`);
  const joined = rows.map(
    (row, r) => `${row.map((_, i) => `[s${r * row.length + i}]`).join('')}hstack=${row.length}[r${r}]`,
  );
  const graph = [...scaled, ...joined, `${rows.map((_, r) => `[r${r}]`).join('')}vstack=${rows.length}`].join(';');
  const inputs = rows.flat().flatMap((picture) => ['-i', picture]);
  await runFfmpeg({ ffmpeg: tools.ffmpeg, args: [...inputs, '-filter_complex', graph, '-q:v', '4', outFile] });
}
