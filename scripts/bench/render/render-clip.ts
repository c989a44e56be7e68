import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alignCaptions } from '../../../src/captions/align-captions.ts';
import type { Caption, CaptionInput } from '../../../src/captions/caption.ts';
import type { Pipeline } from '../../../src/compose-pipeline.ts';
import { runFfmpeg } from '../../../src/media/run-ffmpeg.ts';
import type { SourceFacts } from '../../../src/media/source-facts.ts';
import { planRuns } from '../../../src/render/plan-runs.ts';
import { type RenderPlan, ticksPerSecond } from '../../../src/render/render-plan.ts';
import { planVideo } from '../../../src/videos/plan-video.ts';
import { type Measured, measure } from '../cpu-seconds.ts';
import { editOneWord } from './bench-captions.ts';

export interface BenchContext {
  pipeline: Pipeline;
  ffmpeg: string;
  source: string;
  facts: SourceFacts;
  inputs: CaptionInput[];
  seconds: number;
  workDir: string;
}

/** Files of finished segments by their keys, as the store keeps them. */
type Kept = Map<string, string>;

/** libx264 with the very arguments that a render uses, and the sound copied: what no captioning can be cheaper than. */
export async function plainEncode(context: BenchContext): Promise<Measured<unknown>> {
  const plan = await planOf(context, []);
  const args = ['-i', context.source, '-map', '0:v:0', '-map', '0:a:0', '-c:a', 'copy', ...plan.encoderArgs];
  const outFile = join(context.workDir, 'plain.mp4');
  return measure(() => runFfmpeg({ ffmpeg: context.ffmpeg, args: [...args, '-movflags', '+faststart', outFile] }));
}

/** An edit is a tenth of a render or less, and so is disturbed ten times as easily: it is done so often. */
const editsEach = 3;

export interface FullAndEdit {
  full: Measured<unknown>;
  /** The same edit each time. */
  edits: Measured<unknown>[];
  editedSegments: number;
  segments: number;
}

/** The whole way from captions to a checked output, then the same with one word changed, some times over. */
export async function fullAndEdit(context: BenchContext): Promise<FullAndEdit> {
  const kept: Kept = new Map();
  const captions = alignCaptions(context.inputs, []);
  const full = await measure(() => makeVideo(context, captions, kept));
  const edited = editOneWord(context.inputs, captions, middleMs(full.result));
  const before = [...kept];
  const edits: Measured<unknown>[] = [];
  let editedSegments = 0;
  for (let edit = 0; edit < editsEach; edit++) {
    const store: Kept = new Map(before);
    edits.push(await measure(() => makeVideo(context, edited, store)));
    editedSegments = store.size - before.length;
  }
  await rm(join(context.workDir, 'segments'), { recursive: true, force: true });
  return { full, edits, segments: before.length, editedSegments };
}

/** The middle of the segment in the middle: what is changed there is of one segment. */
function middleMs({ segments }: RenderPlan): number {
  const middle = segments[Math.floor(segments.length / 2)];
  if (!middle) return 0;
  const lengthTicks = (middle.endTicks ?? middle.startTicks) - middle.startTicks;
  return ((middle.startTicks + lengthTicks / 2) * 1000) / ticksPerSecond;
}

/** Plans, renders the segments that are missing, and puts the output together. */
export async function makeVideo(context: BenchContext, captions: Caption[], kept: Kept): Promise<RenderPlan> {
  const { pipeline, source, workDir } = context;
  const plan = await planOf(context, captions);
  const missing = plan.segments.filter(({ key }) => !kept.has(key));
  for (const run of planRuns(missing)) {
    const dir = join(workDir, 'segments', run[0]?.key ?? '');
    for (const { segment, file } of await pipeline.renderRun({ plan, run, sourceFile: source, workDir: dir })) {
      kept.set(segment.key, file);
    }
  }
  await pipeline.assembleOutput({
    plan,
    segmentFiles: plan.segments.map(({ key }) => kept.get(key) ?? ''),
    sourceFile: source,
    outFile: join(workDir, 'output.mp4'),
    workDir: join(workDir, 'assemble'),
  });
  return plan;
}

async function planOf({ pipeline, source, facts }: BenchContext, captions: Caption[]): Promise<RenderPlan> {
  const frameTimes = await pipeline.readFrameTimes({ file: source, facts });
  return planVideo(pipeline, { sourceKey: source, facts, frameTimes, settings: {}, captions, language: 'en' });
}
