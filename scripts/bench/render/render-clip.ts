import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, CaptionInput } from '../../../src/engine/captions/caption.ts';
import type { Engine } from '../../../src/engine/index.ts';
import { runFfmpeg } from '../../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import { ticksPerSecond } from '../../../src/engine/media/timing/video-clock.ts';
import { planRuns } from '../../../src/engine/render/plan/plan-runs.ts';
import { planVideo } from '../../../src/engine/render/plan/plan-video.ts';
import type { RenderPlan, RenderSegment } from '../../../src/engine/render/plan/render-plan.ts';
import { type Measured, measure } from '../cpu-seconds.ts';
import { editOneWord } from './bench-captions.ts';

export interface BenchContext {
  engine: Engine;
  ffmpeg: string;
  source: string;
  facts: SourceFacts;
  inputs: CaptionInput[];
  seconds: number;
  workDir: string;
}

/** Files of finished segments by their keys, as the store keeps them. */
type Kept = Map<string, string>;

/**
 * Segments of one stretch: short enough for both ways to meet the same machine, long enough for starts not to count.
 */
const stretchSegments = 3;

/** An edit is a tenth of a render or less, and so is disturbed ten times as easily: it is done so often. */
const editsEach = 5;

export interface RenderRound {
  plain: Measured<unknown>;
  full: Measured<unknown>;
  /** The same edit each time: planning, what is missing, and putting it together. */
  edits: Measured<unknown>[];
  editedSegments: number;
  segments: number;
}

/**
 * The whole way from captions to a checked output, and beside it libx264 with the very same arguments and the sound
 * copied: what no captioning can be cheaper than. Both go through the clip stretch by stretch, in turn, one process
 * each, and an edit of one word is rendered between some of the stretches: a machine that others use as well is not the
 * same from one minute to the next.
 */
export async function renderRound(context: BenchContext): Promise<RenderRound> {
  const captions = alignCaptions(context.inputs, []);
  const planning = await measure(() => planOf(context, captions));
  const plan = planning.result;
  const edited = editOneWord(context.inputs, captions, middleMs(plan));
  const editPlanning = await measure(() => planOf(context, edited));
  const kept: Kept = new Map();
  const changed: Kept = new Map();
  const plain: Measured<unknown>[] = [];
  const ours: Measured<unknown>[] = [planning];
  const edits: Measured<unknown>[] = [];
  const stretches = planRuns(plan.segments, { maxSegments: stretchSegments });
  for (const [i, run] of stretches.entries()) {
    const ways = [
      async () => plain.push(await measure(() => encodeStretch(context, plan, run))),
      async () => ours.push(await measure(() => renderInto(kept, context, { plan, run }))),
    ];
    for (const way of i % 2 === 0 ? ways : ways.toReversed()) await way();
    if (i % Math.ceil(stretches.length / editsEach) > 0) continue;
    edits.push(await measure(() => renderMissing(changed, context, { plan: editPlanning.result, known: plan })));
  }
  const assembling = await measure(() => assemble(context, plan, kept));
  const editAssembling = await measure(() => assemble(context, editPlanning.result, new Map([...kept, ...changed])));
  await rm(join(context.workDir, 'segments'), { recursive: true, force: true });
  return {
    plain: together(plain),
    full: together([...ours, assembling]),
    edits: edits.map((rendering) => together([editPlanning, rendering, editAssembling])),
    segments: kept.size,
    editedSegments: changed.size,
  };
}

async function encodeStretch({ ffmpeg, source, workDir }: BenchContext, plan: RenderPlan, run: RenderSegment[]) {
  const seconds = (ticks: number) => (ticks / ticksPerSecond).toFixed(6);
  const [from, to] = [run[0]?.startTicks ?? 0, run.at(-1)?.endTicks ?? null];
  const length = to === null ? [] : ['-t', seconds(to - from)];
  const args = ['-ss', seconds(from), ...length, '-i', source, '-map', '0:v:0', '-map', '0:a:0', '-c:a', 'copy'];
  await runFfmpeg({
    ffmpeg,
    args: [...args, ...plan.encoderArgs, '-movflags', '+faststart', join(workDir, 'plain.mp4')],
  });
}

function together(parts: Measured<unknown>[]): Measured<unknown> {
  const sum = (of: (part: Measured<unknown>) => number) => parts.reduce((total, part) => total + of(part), 0);
  return { result: null, cpuSeconds: sum((part) => part.cpuSeconds), wallSeconds: sum((part) => part.wallSeconds) };
}

/** The middle of the segment in the middle: what is changed there is of one segment. */
function middleMs({ segments }: RenderPlan): number {
  const middle = segments[Math.floor(segments.length / 2)];
  if (!middle) return 0;
  const lengthTicks = (middle.endTicks ?? middle.startTicks) - middle.startTicks;
  return ((middle.startTicks + lengthTicks / 2) * 1000) / ticksPerSecond;
}

/** Plans, renders and puts together, as a worker does. */
export async function makeVideo(context: BenchContext, captions: Caption[]): Promise<void> {
  const plan = await planOf(context, captions);
  const kept: Kept = new Map();
  for (const run of planRuns(plan.segments)) await renderInto(kept, context, { plan, run });
  await assemble(context, plan, kept);
}

/** Of an edit: segments that the plan known before does not hold. */
async function renderMissing(
  into: Kept,
  context: BenchContext,
  { plan, known }: { plan: RenderPlan; known: RenderPlan },
): Promise<void> {
  const keys = new Set(known.segments.map(({ key }) => key));
  for (const run of planRuns(plan.segments.filter(({ key }) => !keys.has(key)))) {
    await renderInto(into, context, { plan, run });
  }
}

async function renderInto(
  kept: Kept,
  { engine: pipeline, source, workDir }: BenchContext,
  { plan, run }: { plan: RenderPlan; run: RenderSegment[] },
): Promise<void> {
  const dir = join(workDir, 'segments', run[0]?.key ?? '');
  for (const { segment, file } of await pipeline.renderRun({ plan, run, sourceFile: source, workDir: dir })) {
    kept.set(segment.key, file);
  }
}

async function assemble({ engine: pipeline, source, workDir }: BenchContext, plan: RenderPlan, kept: Kept): Promise<void> {
  await pipeline.assembleOutput({
    plan,
    segmentFiles: plan.segments.map(({ key }) => kept.get(key) ?? ''),
    sourceFile: source,
    outFile: join(workDir, 'output.mp4'),
    workDir: join(workDir, 'assemble'),
  });
}

async function planOf({ engine: pipeline, source, facts }: BenchContext, captions: Caption[]): Promise<RenderPlan> {
  const frameTimes = await pipeline.readFrameTimes({ file: source, facts });
  return planVideo(pipeline, { sourceKey: source, facts, frameTimes, settings: {}, captions, language: 'en' });
}
