import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Caption } from './captions/caption.ts';
import type { ScriptReport } from './captions/script/script-report.ts';
import type { Engine } from './create-engine.ts';
import { type Notice, noticesOfVideo } from './notices/notices.ts';
import { commandOwner, type LocalFileInput, prepareFile } from './prepare-file.ts';
import type { ReadabilityReport } from './readability/readability-view.ts';
import type { OutputFacts } from './render/output/check-output.ts';
import { overlayFiles } from './render/overlay/overlay-args.ts';
import { isOverlay } from './render/overlay/overlay-limits.ts';
import { planRuns } from './render/plan/plan-segments.ts';
import type { RenderPlan } from './render/plan/render-plan.ts';
import type { RenderedSegment } from './render/segments/segment-handover.ts';
import { pickStillMoment } from './render/stills/still-moment.ts';

export interface CaptionFileInput extends LocalFileInput {
  /** Of an overlay a `.mov`, with the WebM beside it under the same name, or a `.webm` alone. */
  outFile: string;
}

export interface CaptionedFile extends OutputFacts {
  language: string | null;
  captions: Caption[];
  /** What the person should know about the result. */
  notices: Notice[];
  /** How what was said differs from the script; null = there is none, or nothing was heard. */
  scriptReport: ScriptReport | null;
}

/** Captions one local file, without a database. Only the output is kept. */
export function captionFile(engine: Engine, input: CaptionFileInput): Promise<CaptionedFile> {
  return inWorkDir((workDir) => captionWithin(engine, input, workDir));
}

/** How easy the captions of a local file would be to read. Nothing is rendered but the frames that are measured. */
export function measureFile(engine: Engine, input: LocalFileInput): Promise<ReadabilityReport> {
  return inWorkDir(async (workDir) => {
    const { sourceFile, video } = await prepareFile(engine, input, workDir);
    const { signal, onProgress } = input;
    const measuring = { sourceFile, workDir: join(workDir, 'measure'), signal };
    await mkdir(measuring.workDir);
    const progress = (share: number) => onProgress('measuring', share);
    return engine.measureReadability(video, { ...measuring, onProgress: progress }, { owner: commandOwner, signal });
  });
}

/**
 * One moment of a local file with its captions, as JPEG in output size. Nothing else is rendered.
 * @param input.atMs null = a moment with a caption
 * @throws AppError `render_failed`, and what ingesting throws; the signal's reason
 */
export function stillOfFile(engine: Engine, input: LocalFileInput & { atMs: number | null }): Promise<Buffer> {
  return inWorkDir(async (workDir) => {
    const { sourceFile, video } = await prepareFile(engine, input, workDir);
    const { signal, watermark } = input;
    const plan = await engine.planVideo(video, { owner: commandOwner, signal });
    const atMs = input.atMs ?? pickStillMoment(video.captions, video.facts.durationMs);
    const drawing = { plan, facts: video.facts, sourceFile, atMs, signal, workDir: join(workDir, 'still') };
    await mkdir(drawing.workDir);
    return engine.renderStill({ ...drawing, ...(watermark ? { watermark: watermark.bytes } : {}) });
  });
}

async function inWorkDir<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'captioneer-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function captionWithin(engine: Engine, input: CaptionFileInput, workDir: string): Promise<CaptionedFile> {
  const { settings, signal, captions: given = null } = input;
  const { sourceFile, video, transcript, scriptReport, areFacesUnknown } = await prepareFile(engine, input, workDir);
  const { facts, captions, language } = video;
  const of = { owner: commandOwner, signal };
  const plan = await engine.planVideo(video, of);
  const rendered = await renderAll(engine, input, { plan, sourceFile, workDir });
  const assembly = {
    ...{ plan, sourceFile, signal, workDir: join(workDir, 'assemble') },
    segmentFiles: rendered.map(({ file }) => file),
  };
  const outFile = resolve(input.outFile);
  const output = isOverlay(settings)
    ? await engine.assembleOverlay({ ...assembly, files: overlayFiles(outFile) })
    : await engine.assembleOutput({ ...assembly, outFile });
  const drawn = { frame: plan.output, durationMs: plan.durationMs };
  const shown = { language, captions };
  const undrawable = await engine.tasks.findUndrawable({ ...shown, settings, output: drawn }, of);
  const inaccessible = await engine.tasks.findInaccessible({ ...shown, settings, facts }, of);
  const shortcomings = { areFacesUnknown, ...undrawable, ...inaccessible };
  const notices = noticesOfVideo({ facts, givenCaptions: given }, { transcript }, shortcomings);
  return { ...output, ...shown, notices, scriptReport };
}

async function renderAll(
  engine: Engine,
  { signal, onProgress, watermark }: CaptionFileInput,
  { plan, sourceFile, workDir }: { plan: RenderPlan; sourceFile: string; workDir: string },
): Promise<RenderedSegment[]> {
  const rendered: RenderedSegment[] = [];
  const runs = planRuns(plan.segments, { framing: plan.framing });
  for (const [index, run] of runs.entries()) {
    const segments = await engine.renderRun({
      ...{ plan, run, sourceFile, signal, workDir: join(workDir, `render${index}`) },
      ...(watermark ? { watermark: watermark.bytes } : {}),
      onProgress: (share) => onProgress('rendering', (index + share) / runs.length),
    });
    rendered.push(...segments);
  }
  return rendered;
}
