import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { StyleChoice } from '../../../src/engine/captions/settings/style-names.ts';
import { planRuns } from '../../../src/engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../src/engine/render/plan/render-plan.ts';
import { type Measured, measure, median, round } from '../measure.ts';
import { type BenchClip, makeBenchSource } from './make-bench-source.ts';
import {
  assemble,
  type BenchContext,
  createBenchContext,
  encodeStretch,
  planEdits,
  planOf,
  renderInto,
  renderMissing,
  type SegmentFiles,
  stretchSegments,
} from './render-clip.ts';

interface StyleBench {
  style: string;
  context: BenchContext;
  plan: RenderPlan;
  /** The plans of some edits, each of one other word. */
  edited: Measured<RenderPlan>[];
  files: SegmentFiles;
  /** CPU seconds of the full render so far, and of the plain encodes of the same stretches. */
  fullS: number;
  plainS: number;
}

interface BenchOptions {
  runs: number;
  dir: string;
  styles: readonly string[];
}

/**
 * All styles on one clip, in one run. They take turns in each stretch, in another order each time, and after every fourth
 * comes a plain encode: a style is compared with the two plain encodes around it, because the speed of a shared machine
 * changes from minute to minute.
 */
export async function benchStyles(ffmpeg: string, clip: BenchClip, { runs, dir, styles }: BenchOptions) {
  const source = await makeBenchSource(ffmpeg, clip, dir);
  const rounds: { style: string; fullShare: number; editShare: number; fullS: number; editS: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const all: StyleBench[] = [];
    for (const style of styles) all.push(await prepare({ source, seconds: clip.seconds, dir, style }));
    await renderInTurns(all, run);
    for (const one of all) {
      const row = await finish(one);
      rounds.push(row);
      console.log(`run ${run + 1}, ${row.style}: full ${row.fullShare.toFixed(3)}, edit ${row.editShare.toFixed(4)}`);
    }
  }
  return styles.map((style) => {
    const own = rounds.filter((row) => row.style === style);
    const middle = (of: (row: (typeof own)[number]) => number) => median(own.map(of));
    return {
      name: style,
      seconds: clip.seconds,
      fullCpuS: round(
        middle(({ fullS }) => fullS),
        2,
      ),
      editCpuS: round(
        middle(({ editS }) => editS),
        2,
      ),
      fullShare: round(
        middle(({ fullShare }) => fullShare),
        3,
      ),
      editShare: round(
        middle(({ editShare }) => editShare),
        4,
      ),
    };
  });
}

async function prepare(work: { source: string; seconds: number; dir: string; style: string }): Promise<StyleBench> {
  const { style, dir, source, seconds } = work;
  const workDir = join(dir, style.replaceAll('/', '-'));
  await mkdir(workDir, { recursive: true });
  const context = await createBenchContext({ source, seconds, workDir, settings: { style: style as StyleChoice } });
  const captions = alignCaptions(context.inputs, []);
  // a worker has planned other videos before: its code is compiled
  await planOf(context, captions);
  const planning = await measure(() => planOf(context, captions));
  const edited = await planEdits(context, captions);
  return {
    ...{ style, context, files: new Map(), plainS: 0 },
    ...{ plan: planning.result, fullS: planning.cpuSeconds, edited },
  };
}

const stylesBetweenPlains = 4;

async function renderInTurns(all: StyleBench[], run: number): Promise<void> {
  const stretches = planRuns(all[0]?.plan.segments ?? [], { maxSegments: stretchSegments });
  for (const [index, stretch] of stretches.entries()) {
    const from = ((index + run * stretches.length) * (stylesBetweenPlains + 1)) % all.length;
    const inTurn = [...all.slice(from), ...all.slice(0, from)];
    let before = await encodeOnce(all, stretch);
    for (let at = 0; at < inTurn.length; at += stylesBetweenPlains) {
      const group = inTurn.slice(at, at + stylesBetweenPlains);
      for (const one of group) one.fullS += await renderStretch(one, stretch);
      const after = await encodeOnce(all, stretch);
      for (const one of group) one.plainS += (before + after) / 2;
      before = after;
    }
  }
}

async function encodeOnce([one]: StyleBench[], stretch: RenderSegment[]): Promise<number> {
  if (!one) return 0;
  return (await measure(() => encodeStretch(one.context, one.plan, stretch))).cpuSeconds;
}

/** The same part of the video in another style's plan. */
async function renderStretch({ context, plan, files }: StyleBench, stretch: RenderSegment[]): Promise<number> {
  const run = plan.segments.filter(({ index }) => stretch.some((segment) => segment.index === index));
  return (await measure(() => renderInto(files, context, { plan, run }))).cpuSeconds;
}

async function finish({ style, context, plan, edited, files, ...spent }: StyleBench) {
  const assembling = await measure(() => assemble(context, plan, files));
  let editsS = 0;
  for (const { result, cpuSeconds } of edited) {
    const changed: SegmentFiles = new Map();
    const rendering = await measure(() => renderMissing(changed, context, { plan: result, before: plan }));
    const joining = await measure(() => assemble(context, result, new Map([...files, ...changed])));
    editsS += cpuSeconds + rendering.cpuSeconds + joining.cpuSeconds;
  }
  await rm(context.workDir, { recursive: true, force: true });
  const fullS = spent.fullS + assembling.cpuSeconds;
  const editS = editsS / edited.length;
  return { style, fullS, editS, fullShare: fullS / spent.plainS, editShare: editS / fullS };
}
