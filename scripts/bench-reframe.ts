import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../src/engine/index.ts';
import type { SourceFacts } from '../src/engine/media/source-facts.ts';
import { createFaceDetector, type DetectFaces } from '../src/engine/reframe/detect/create-detector.ts';
import type { FaceMap } from '../src/engine/reframe/face-map/face-map.ts';
import { readFrames } from '../src/engine/reframe/frames/read-frames.ts';
import { scaleRegion, wholeImage } from '../src/engine/reframe/frames/small-image.ts';
import { trackFaces } from '../src/engine/reframe/shots/split-shots.ts';
import type { FrameAnalysis } from '../src/engine/reframe/tracking/analyse-frames.ts';
import { assetsDir } from '../src/infra/config/project-dirs.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { createLogger } from '../src/infra/logging/logger.ts';
import { measure } from './bench/measure.ts';
import { at, makeFaceClip } from './bench/reframe/face-clips.ts';
import { madeClips, trueFacesOf } from './bench/reframe/made-clips.ts';
import {
  cpuShare,
  type MeasuredClip,
  type Measurement,
  measureClip,
  type ReframeFigures,
} from './bench/reframe/measure-clip.ts';

/**
 * `npm run bench:reframe -- [folder of clips]`: how well vertical video keeps faces in the window, how often the window
 * turns back, whether captions keep off faces, and what face detection costs. It uses clips made here, with a face on a
 * known path, and those in the folder. The last line is one JSON object. `--only <name>` picks clips.
 */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });

/** In a clip of this name, the person on the right speaks in the second half. */
const speakersInTurn = /two_speakers_in_turn/;

const config = loadConfig();
const tools = readToolPaths(config.paths.cacheDir);
const engine = await createEngine({ config, tools, logger: createLogger('warn') });
const text = await readFile(join(assetsDir, 'demo', 'sonnet.txt'), 'utf8');
const workDir = await mkdtemp(join(tmpdir(), 'captioneer-bench-reframe-'));
try {
  await warmUp();
  const measured: Measurement[] = [];
  const isSelected = ({ name }: { name: string }) => !values.only || name.includes(values.only);
  for (const clip of madeClips.filter(isSelected)) {
    const file = await makeFaceClip(tools, clip, join(workDir, 'source.mp4'));
    await measureOne(measured, {
      name: clip.name,
      file,
      trueFaces: () => trueFacesOf(clip),
      isRendered: !clip.isQuick,
    });
  }
  const [folder] = positionals;
  for (const clip of folder ? await clipsIn(resolve(folder)) : []) {
    if (isSelected(clip)) await measureOne(measured, clip);
  }
  const figures: ReframeFigures[] = [];
  for (const { score } of measured) figures.push(await score());
  const rows = [...figures, totalsOf(measured)];
  console.table(rows);
  console.log(JSON.stringify({ rows }));
} finally {
  await rm(workDir, { recursive: true, force: true });
}

/** Starts the detector, and prints that cost separately: a service keeps the detector for a minute after each video. */
async function warmUp(): Promise<void> {
  const file = await makeFaceClip(
    tools,
    { name: 'warm-up', seconds: 6, faces: [at(200)], cutsAtSeconds: [] },
    join(workDir, 'source.mp4'),
  );
  const facts = await engine.probeSource({ file });
  const { signal } = new AbortController();
  const analyse = () => engine.findFaces({ sourceFile: file, facts, frameTimes: null, detail: 'captions', signal });
  const [first, second] = [await measure(analyse), await measure(analyse)];
  console.log(`starting the detector: ${(first.cpuSeconds - second.cpuSeconds).toFixed(2)} CPU s`);
}

async function measureOne(measured: Measurement[], clip: MeasuredClip): Promise<void> {
  console.error(clip.name);
  measured.push(await measureClip({ engine, workDir, text }, clip));
}

/** Cost of face detection compared with rendering, over all clips: a long clip counts more than a short one. */
function totalsOf(measured: Measurement[]) {
  return {
    clip: 'all that are rendered',
    framingCpuShare: cpuShare(measured.map(({ framingCpu }) => framingCpu)),
    captionsCpuShare: cpuShare(measured.map(({ captionsCpu }) => captionsCpu)),
  };
}

async function clipsIn(folder: string): Promise<MeasuredClip[]> {
  const detect = createFaceDetector();
  const names = (await readdir(folder)).filter((name) => /\.(mp4|mov|mkv|webm)$/i.test(name)).sort();
  return names.map((name) => {
    const file = join(folder, name);
    return {
      name,
      file,
      isRendered: true,
      trueFaces(facts) {
        const speakerIsRightFromMs = speakersInTurn.test(name) ? facts.durationMs / 2 : null;
        return findTrueFaces(detect, { file, facts, speakerIsRightFromMs });
      },
    };
  });
}

/**
 * Positions of faces in a real clip: detection in the whole frame, five times a second. The cheaper analysis of the engine
 * is compared with it. The main face is the largest, or that of the known speaker.
 */
async function findTrueFaces(
  detect: DetectFaces,
  { file, facts, speakerIsRightFromMs }: { file: string; facts: SourceFacts; speakerIsRightFromMs: number | null },
): Promise<FaceMap> {
  const samples: FrameAnalysis['samples'] = [];
  const { signal } = new AbortController();
  const request = { file, facts, frames: 'all' as const, spacingMs: 200 };
  await readFrames({ ffmpeg: tools.ffmpeg, signal }, request, async ({ atMs, image: picture, release }) => {
    const [faces = []] = await detect([scaleRegion(picture, wholeImage, picture)]);
    release();
    const isMain = (face: { left: number; width: number; height: number }) => {
      if (speakerIsRightFromMs === null) return face.height;
      return face.left + face.width / 2 > 0.5 === atMs >= speakerIsRightFromMs ? 1 : 0;
    };
    samples.push({ atMs, faces: faces.toSorted((a, b) => isMain(b) - isMain(a)) });
  });
  return { shots: [{ startMs: 0, endMs: facts.durationMs, samples: trackFaces(samples) }] };
}
