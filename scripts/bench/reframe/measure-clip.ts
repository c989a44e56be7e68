import { join } from 'node:path';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import type { Engine } from '../../../src/engine/index.ts';
import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import type { FrameTimes } from '../../../src/engine/media/timing/read-frame-times.ts';
import type { FaceMap, FaceMapDetail } from '../../../src/engine/reframe/face-map/face-map.ts';
import { layOutVideo } from '../../../src/engine/render/plan/lay-out-video.ts';
import { planRuns } from '../../../src/engine/render/plan/plan-runs.ts';
import { planVideo } from '../../../src/engine/render/plan/plan-video.ts';
import { measure } from '../cpu-seconds.ts';
import { benchCaptions } from '../render/bench-captions.ts';
import { faceInWindowShare, reversalsPerMinute, touchingShare } from './score-path.ts';

export interface MeasuredClip {
  name: string;
  file: string;
  /** Whether it is rendered, to know what a look costs beside that. */
  isRendered: boolean;
  /** Where faces really are, the main one first, five times a second; asked with what was found out of the file. */
  trueFaces(facts: SourceFacts): Promise<FaceMap> | FaceMap;
}

export interface ReframeFigures {
  clip: string;
  seconds: number;
  shots: number;
  /** `crop`, `fit` or both. */
  framing: string;
  /** Share of samples with the whole main face in the window; null where nobody is there, or nothing is cropped. */
  faceInWindow: number | null;
  reversalsPerMinute: number;
  /** Share of samples at which captions touch a face, where their position is left open. */
  touchingVertical: number;
  touchingWide: number;
  /** Processor time over that of rendering; null where that is not done, or nothing is cropped. */
  framingCpuShare: number | null;
  captionsCpuShare: number | null;
}

/** Of the processor. */
export interface CpuSeconds {
  analysis: number;
  rendering: number;
}

export interface Measurement {
  /** Asked once everything is measured: a judge that looks closely weighs on what is measured beside it. */
  score(): Promise<ReframeFigures>;
  /** null as the shares are. */
  framingCpu: CpuSeconds | null;
  captionsCpu: CpuSeconds | null;
}

export interface MeasureDeps {
  engine: Engine;
  workDir: string;
  text: string;
}

/** Processor time is counted in hundredths of a second, of which a look for captions takes five. */
const looksAtOnce = 4;

/**
 * Looks at a clip, works out its path, renders it both ways, and judges the outcome by where faces really are. What is
 * rendered is looked at four times before and four times after: a machine that others use as well is not the same from
 * one minute to the next.
 */
export async function measureClip(
  deps: MeasureDeps,
  { name, file, trueFaces: truth, isRendered }: MeasuredClip,
): Promise<Measurement> {
  const { engine: pipeline } = deps;
  const facts = await pipeline.probeSource({ file });
  const frameTimes = await pipeline.readFrameTimes({ file, facts });
  const source = { name, file, facts, frameTimes, isRendered };
  const look = async (detail: FaceMapDetail) => {
    const { signal } = new AbortController();
    const once = () => pipeline.findFaces({ sourceFile: file, facts, frameTimes, detail, signal });
    const looks = isRendered ? looksAtOnce : 1;
    const { result, cpuSeconds } = await measure(async () => {
      for (let count = 1; count < looks; count += 1) await once();
      return await once();
    });
    return { faces: result, cpuSeconds: cpuSeconds / looks };
  };
  const forFraming = await look('framing');
  const upright = await render(deps, source, { resizeForSocialMedia: true }, forFraming.faces);
  const framingCpu =
    isRendered && upright.camera
      ? { looking: mean(forFraming.cpuSeconds, (await look('framing')).cpuSeconds), rendering: upright.cpuSeconds }
      : null;
  const forCaptions = await look('captions');
  const wide = await render(deps, source, {}, forCaptions.faces);
  const captionsCpu = isRendered
    ? { looking: mean(forCaptions.cpuSeconds, (await look('captions')).cpuSeconds), rendering: wide.cpuSeconds }
    : null;
  const judge = async () => {
    const real = await truth(facts);
    const judged = { real, shown: facts.video };
    return {
      clip: name,
      seconds: round(facts.durationMs / 1000, 1),
      shots: forFraming.faces.shots.length,
      framing: upright.camera ? kindsOf(upright.camera.takes.map(({ framing }) => framing.kind)) : 'as it is',
      faceInWindow: upright.camera ? faceInWindowShare(upright.camera, real) : null,
      reversalsAMinute: round(reversalsPerMinute(upright.camera, facts.durationMs), 1),
      touchingUpright: round(touchingShare(upright, judged)),
      touchingWide: round(touchingShare(wide, judged)),
      framingCpuShare: cpuShare([framingCpu]),
      captionsCpuShare: cpuShare([captionsCpu]),
    };
  };
  return { score: judge, framingCpu, captionsCpu };
}

/** Of all together: looking over rendering; null where nothing was measured. */
export function cpuShare(measured: (CpuSeconds | null)[]): number | null {
  const all = measured.filter((cpu) => cpu !== null);
  if (all.length === 0) return null;
  const sum = (name: keyof CpuSeconds) => all.reduce((seconds, cpu) => seconds + cpu[name], 0);
  return round(sum('looking') / sum('rendering'));
}

interface Source {
  name: string;
  isRendered: boolean;
  file: string;
  facts: SourceFacts;
  frameTimes: FrameTimes | null;
}

async function render(deps: MeasureDeps, source: Source, settings: CaptionSettings, faces: FaceMap) {
  const { engine: pipeline, workDir, text } = deps;
  const { file, facts, frameTimes, name, isRendered } = source;
  const captions = alignCaptions(benchCaptions(text, facts.durationMs / 1000), []);
  const input = { facts, frameTimes, settings, captions, language: 'en', faces };
  const plan = planVideo(pipeline, { ...input, sourceKey: file });
  const dir = join(workDir, `${name.replaceAll(/\W+/g, '-')}-${settings.resizeForSocialMedia ? 'upright' : 'wide'}`);
  const { cpuSeconds } = await measure(async () => {
    for (const run of isRendered ? planRuns(plan.segments) : []) {
      await pipeline.renderRun({ plan, run, sourceFile: file, workDir: join(dir, run[0]?.key ?? '') });
    }
  });
  return { ...layOutVideo(pipeline, input), cpuSeconds };
}

function kindsOf(kinds: string[]): string {
  return [...new Set(kinds)].sort().join(' and ');
}

function mean(a: number, b: number): number {
  return (a + b) / 2;
}

export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
