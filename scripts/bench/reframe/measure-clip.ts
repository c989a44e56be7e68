import { join } from 'node:path';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import type { Engine } from '../../../src/engine/index.ts';
import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import type { FrameTimes } from '../../../src/engine/media/timing/read-frame-times.ts';
import type { FaceMap, FaceMapDetail } from '../../../src/engine/reframe/face-map/face-map.ts';
import { planRuns } from '../../../src/engine/render/plan/plan-segments.ts';
import { layOutVideo, planVideo } from '../../../src/engine/render/plan/plan-video.ts';
import { measure, round } from '../measure.ts';
import { benchCaptions } from '../render/bench-captions.ts';
import { faceInWindowShare, reversalsPerMinute, touchingShare } from './score-path.ts';

export interface MeasuredClip {
  name: string;
  file: string;
  /** Whether it is rendered, to compare the cost of the analysis with that of rendering. */
  isRendered: boolean;
  /** Where faces really are, the main one first, five times a second. */
  trueFaces(facts: SourceFacts): Promise<FaceMap> | FaceMap;
}

export interface ReframeFigures {
  clip: string;
  seconds: number;
  shots: number;
  /** `crop`, `fit` or both. */
  framing: string;
  /** Share of samples with the whole main face in the window; null if there is no face, or nothing is cropped. */
  faceInWindow: number | null;
  reversalsPerMinute: number;
  /** Share of samples at which captions in automatic position touch a face. */
  touchingVertical: number;
  touchingWide: number;
  /** Processor time of the analysis over that of rendering; null if nothing is rendered or cropped. */
  framingCpuShare: number | null;
  captionsCpuShare: number | null;
}

/** Processor time of one clip. */
export interface CpuSeconds {
  analysis: number;
  rendering: number;
}

export interface Measurement {
  /** Called when everything is measured, because finding the true faces takes processor time too. */
  score(): Promise<ReframeFigures>;
  /** null where the share is null. */
  framingCpu: CpuSeconds | null;
  captionsCpu: CpuSeconds | null;
}

export interface MeasureDeps {
  engine: Engine;
  workDir: string;
  text: string;
}

/** Processor time is counted in hundredths of a second, and one analysis for captions takes only five. */
const analysesAtOnce = 4;

/**
 * Analyses a clip, plans its camera path, renders it vertical and wide, and compares the result with where faces really
 * are. A rendered clip is analysed four times before and four times after rendering, because the speed of a shared
 * machine changes from minute to minute.
 */
export async function measureClip(
  deps: MeasureDeps,
  { name, file, trueFaces, isRendered }: MeasuredClip,
): Promise<Measurement> {
  const { engine } = deps;
  const facts = await engine.probeSource({ file });
  const frameTimes = await engine.readFrameTimes({ file, facts });
  const source = { name, file, facts, frameTimes, isRendered };
  const analyse = async (detail: FaceMapDetail) => {
    const { signal } = new AbortController();
    const analyseOnce = () => engine.findFaces({ sourceFile: file, facts, frameTimes, detail, signal });
    const count = isRendered ? analysesAtOnce : 1;
    const { result, cpuSeconds } = await measure(async () => {
      for (let done = 1; done < count; done += 1) await analyseOnce();
      return await analyseOnce();
    });
    return { faces: result, cpuSeconds: cpuSeconds / count };
  };
  const forFraming = await analyse('framing');
  const vertical = await render(deps, source, { resizeForSocialMedia: true }, forFraming.faces);
  const framingCpu =
    isRendered && vertical.camera
      ? { analysis: mean(forFraming.cpuSeconds, (await analyse('framing')).cpuSeconds), rendering: vertical.cpuSeconds }
      : null;
  const forCaptions = await analyse('captions');
  const wide = await render(deps, source, {}, forCaptions.faces);
  const captionsCpu = isRendered
    ? { analysis: mean(forCaptions.cpuSeconds, (await analyse('captions')).cpuSeconds), rendering: wide.cpuSeconds }
    : null;
  const score = async () => {
    const faces = await trueFaces(facts);
    const truth = { faces, shown: facts.video };
    return {
      clip: name,
      seconds: round(facts.durationMs / 1000, 1),
      shots: forFraming.faces.shots.length,
      framing: vertical.camera ? kindsOf(vertical.camera.takes.map(({ framing }) => framing.kind)) : 'as it is',
      faceInWindow: vertical.camera ? faceInWindowShare(vertical.camera, faces) : null,
      reversalsPerMinute: round(reversalsPerMinute(vertical.camera, facts.durationMs), 1),
      touchingVertical: round(touchingShare(vertical, truth), 3),
      touchingWide: round(touchingShare(wide, truth), 3),
      framingCpuShare: cpuShare([framingCpu]),
      captionsCpuShare: cpuShare([captionsCpu]),
    };
  };
  return { score, framingCpu, captionsCpu };
}

/** Processor time of all analyses over that of all renderings; null if nothing was measured. */
export function cpuShare(measured: (CpuSeconds | null)[]): number | null {
  const all = measured.filter((cpu) => cpu !== null);
  if (all.length === 0) return null;
  const sum = (name: keyof CpuSeconds) => all.reduce((seconds, cpu) => seconds + cpu[name], 0);
  return round(sum('analysis') / sum('rendering'), 3);
}

interface Source {
  name: string;
  isRendered: boolean;
  file: string;
  facts: SourceFacts;
  frameTimes: FrameTimes | null;
}

async function render(deps: MeasureDeps, source: Source, settings: CaptionSettings, faces: FaceMap) {
  const { engine, workDir, text } = deps;
  const { file, facts, frameTimes, name, isRendered } = source;
  const captions = alignCaptions(benchCaptions(text, facts.durationMs / 1000), []);
  const input = { facts, frameTimes, settings, captions, language: 'en', faces };
  const plan = planVideo(engine, { ...input, sourceKey: file });
  const dir = join(workDir, `${name.replaceAll(/\W+/g, '-')}-${settings.resizeForSocialMedia ? 'vertical' : 'wide'}`);
  const { cpuSeconds } = await measure(async () => {
    for (const run of isRendered ? planRuns(plan.segments) : []) {
      await engine.renderRun({ plan, run, sourceFile: file, workDir: join(dir, run[0]?.key ?? '') });
    }
  });
  return { ...layOutVideo(engine, input), cpuSeconds };
}

function kindsOf(kinds: string[]): string {
  return [...new Set(kinds)].sort().join(' and ');
}

function mean(a: number, b: number): number {
  return (a + b) / 2;
}
