import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, CaptionInput } from '../../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { createEngine, type Engine } from '../../../src/engine/index.ts';
import { runFfmpeg } from '../../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import { ticksPerSecond } from '../../../src/engine/media/timing/video-clock.ts';
import { planRuns, segmentSeconds } from '../../../src/engine/render/plan/plan-segments.ts';
import { planVideo } from '../../../src/engine/render/plan/plan-video.ts';
import type { RenderPlan, RenderSegment } from '../../../src/engine/render/plan/render-plan.ts';
import { loadConfig } from '../../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { type Measured, measure } from '../measure.ts';
import { benchCaptions, editOneWord } from './bench-captions.ts';

export interface BenchContext {
  engine: Engine;
  ffmpeg: string;
  source: string;
  facts: SourceFacts;
  inputs: CaptionInput[];
  seconds: number;
  workDir: string;
  settings: CaptionSettings;
}

/** Everything that is needed to render one clip. What is written is in `workDir`. */
export async function createBenchContext(work: {
  source: string;
  seconds: number;
  workDir: string;
  settings?: CaptionSettings;
}): Promise<BenchContext> {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const paths = { ...config.paths, dataDir: work.workDir };
  const engine = await createEngine({ config: { ...config, paths }, tools, logger: silentLogger });
  const facts = await engine.probeSource({ file: work.source });
  const inputs = benchCaptions(await readFile('assets/demo/sonnet.txt', 'utf8'), work.seconds);
  return { settings: {}, ...work, engine, ffmpeg: tools.ffmpeg, facts, inputs };
}

/** Files of rendered segments by their keys. */
export type SegmentFiles = Map<string, string>;

/**
 * Segments of one stretch, twelve seconds: few, so that both ways meet the same load, but enough that process starts do not
 * matter.
 */
export const stretchSegments = Math.ceil(12 / segmentSeconds);

/**
 * Evenly spread over the clip. A word whose page is on screen at a cut costs two segments, so one place alone says little; of
 * 160 places a word in five costs two.
 */
const editPlaces = 12;

/** Plans of edits of one word, each at another place. */
export async function planEdits(context: BenchContext, captions: Caption[]): Promise<Measured<RenderPlan>[]> {
  const plans: Measured<RenderPlan>[] = [];
  for (let place = 0; place < editPlaces; place++) {
    const atMs = ((place + 0.5) * context.seconds * 1000) / editPlaces;
    plans.push(await measure(() => planOf(context, editOneWord(context.inputs, captions, atMs))));
  }
  return plans;
}

export interface RenderRound {
  plain: Measured<unknown>;
  full: Measured<unknown>;
  /** At different places, each: planning, rendering what is missing, assembling. */
  edits: Measured<unknown>[];
  /** Of all edits together. */
  editedSegments: number;
  segments: number;
}

/**
 * Measures everything from captions to a checked output, and a plain encode by libx264 with the same arguments and copied
 * audio, the lower limit of any captioning. Both take turns through the clip, stretch by stretch, one process each, and
 * edits of one word are rendered between the stretches, because the speed of a shared machine changes from minute to
 * minute.
 */
export async function renderRound(context: BenchContext): Promise<RenderRound> {
  const captions = alignCaptions(context.inputs, []);
  const planning = await measure(() => planOf(context, captions));
  const plan = planning.result;
  const edited = await planEdits(context, captions);
  const files: SegmentFiles = new Map();
  const plain: Measured<unknown>[] = [];
  const ours: Measured<unknown>[] = [planning];
  const rendered: { changed: SegmentFiles; rendering: Measured<unknown> }[] = [];
  const stretches = planRuns(plan.segments, { maxSegments: stretchSegments });
  for (const [i, run] of stretches.entries()) {
    const turns = [
      async () => plain.push(await measure(() => encodeStretch(context, plan, run))),
      async () => ours.push(await measure(() => renderInto(files, context, { plan, run }))),
    ];
    for (const turn of i % 2 === 0 ? turns : turns.toReversed()) await turn();
    const until = Math.ceil(((i + 1) * edited.length) / stretches.length);
    for (const { result } of edited.slice(rendered.length, until)) {
      const changed: SegmentFiles = new Map();
      const rendering = await measure(() => renderMissing(changed, context, { plan: result, before: plan }));
      rendered.push({ changed, rendering });
    }
  }
  const assembling = await measure(() => assemble(context, plan, files));
  const edits: Measured<unknown>[] = [];
  for (const [at, { changed, rendering }] of rendered.entries()) {
    const planned = edited[at];
    if (!planned) continue;
    const joining = await measure(() => assemble(context, planned.result, new Map([...files, ...changed])));
    edits.push(sumOf([planned, rendering, joining]));
  }
  await rm(join(context.workDir, 'segments'), { recursive: true, force: true });
  return {
    ...{ plain: sumOf(plain), full: sumOf([...ours, assembling]), edits, segments: files.size },
    editedSegments: rendered.reduce((sum, { changed }) => sum + changed.size, 0),
  };
}

export async function encodeStretch({ ffmpeg, source, workDir }: BenchContext, plan: RenderPlan, run: RenderSegment[]) {
  const seconds = (ticks: number) => (ticks / ticksPerSecond).toFixed(6);
  const [from, to] = [run[0]?.startTicks ?? 0, run.at(-1)?.endTicks ?? null];
  const length = to === null ? [] : ['-t', seconds(to - from)];
  const args = ['-ss', seconds(from), ...length, '-i', source, '-map', '0:v:0', '-map', '0:a:0', '-c:a', 'copy'];
  await runFfmpeg({
    ffmpeg,
    args: [...args, ...plan.encoderArgs, '-movflags', '+faststart', join(workDir, 'plain.mp4')],
  });
}

function sumOf(parts: Measured<unknown>[]): Measured<unknown> {
  const sum = (of: (part: Measured<unknown>) => number) => parts.reduce((total, part) => total + of(part), 0);
  return { result: null, cpuSeconds: sum((part) => part.cpuSeconds), wallSeconds: sum((part) => part.wallSeconds) };
}

/** Plans, renders and assembles, as a worker does. */
export async function makeVideo(context: BenchContext, captions: Caption[]): Promise<void> {
  const plan = await planOf(context, captions);
  const files: SegmentFiles = new Map();
  for (const run of planRuns(plan.segments)) await renderInto(files, context, { plan, run });
  await assemble(context, plan, files);
}

/** Renders the segments of an edit that the plan before it does not have. */
export async function renderMissing(
  into: SegmentFiles,
  context: BenchContext,
  { plan, before }: { plan: RenderPlan; before: RenderPlan },
): Promise<void> {
  const keys = new Set(before.segments.map(({ key }) => key));
  for (const run of planRuns(plan.segments.filter(({ key }) => !keys.has(key)))) {
    await renderInto(into, context, { plan, run });
  }
}

export async function renderInto(
  files: SegmentFiles,
  { engine, source, workDir }: BenchContext,
  { plan, run }: { plan: RenderPlan; run: RenderSegment[] },
): Promise<void> {
  const dir = join(workDir, 'segments', run[0]?.key ?? '');
  for (const { segment, file } of await engine.renderRun({ plan, run, sourceFile: source, workDir: dir })) {
    files.set(segment.key, file);
  }
}

export async function assemble(
  { engine, source, workDir }: BenchContext,
  plan: RenderPlan,
  files: SegmentFiles,
): Promise<void> {
  await engine.assembleOutput({
    plan,
    segmentFiles: plan.segments.map(({ key }) => files.get(key) ?? ''),
    sourceFile: source,
    outFile: join(workDir, 'output.mp4'),
    workDir: join(workDir, 'assemble'),
  });
}

export async function planOf(
  { engine, source, facts, settings }: BenchContext,
  captions: Caption[],
): Promise<RenderPlan> {
  const frameTimes = await engine.readFrameTimes({ file: source, facts });
  return planVideo(engine, { sourceKey: source, facts, frameTimes, settings, captions, language: 'en' });
}
