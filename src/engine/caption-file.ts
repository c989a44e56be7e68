import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Caption, CaptionInput } from './captions/caption.ts';
import type { ScriptReport } from './captions/script/script-report.ts';
import type { CaptionSettings } from './captions/settings/caption-settings.ts';
import { namesToExpect } from './captions/wording/names-of.ts';
import type { Engine } from './create-engine.ts';
import type { PictureFacts } from './media/probe/picture-facts.ts';
import type { SourceFacts } from './media/source-facts.ts';
import { type Notice, noticesOfVideo, type TranscriptSummary } from './notices/notices.ts';
import { facesIfFound } from './reframe/find-faces.ts';
import { neededFaceMap } from './reframe/plan-camera-path.ts';
import type { OutputFacts } from './render/output/check-output.ts';
import { overlayFiles } from './render/overlay/overlay-args.ts';
import { isOverlay, requireOverlayFits } from './render/overlay/overlay-limits.ts';
import { planRuns } from './render/plan/plan-segments.ts';
import type { RenderPlan } from './render/plan/render-plan.ts';
import type { RenderedSegment } from './render/segments/segment-handover.ts';

export interface CaptionFileInput {
  inFile: string;
  /** Of an overlay a `.mov`, with the WebM beside it under the same name, or a `.webm` alone. */
  outFile: string;
  settings: CaptionSettings;
  /** With captions, nothing is transcribed. */
  captions?: CaptionInput[];
  /** The picture of the watermark in `settings`. */
  watermark?: { bytes: Uint8Array; facts: PictureFacts };
  signal: AbortSignal;
  onProgress(stage: string, share: number): void;
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
export async function captionFile(engine: Engine, input: CaptionFileInput): Promise<CaptionedFile> {
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-'));
  try {
    return await captionWithin(engine, input, workDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function captionWithin(engine: Engine, input: CaptionFileInput, workDir: string): Promise<CaptionedFile> {
  const { settings, signal, captions: given = null } = input;
  const ingest = { file: resolve(input.inFile), repairedFile: join(workDir, 'source'), signal };
  const { file: sourceFile, facts } = await engine.ingestSource(ingest);
  requireOverlayFits(facts, settings);
  const { transcript, scriptReport, ...shown } = await captionsFor(engine, input, { facts, workDir, sourceFile });
  const frameTimes = await engine.readFrameTimes({ file: sourceFile, facts, signal });
  const detail = neededFaceMap(facts, settings, { hasCaptions: shown.captions.length > 0 });
  const looked = { sourceFile, facts, frameTimes, signal };
  const faces = detail
    ? await facesIfFound({ signal }, () => engine.findFaces({ ...looked, detail }))
    : { faces: null, areUnknown: false };
  const of = { owner: 'command', signal };
  const plan = await engine.planVideo(
    {
      sourceKey: sourceFile,
      facts,
      frameTimes,
      settings,
      ...shown,
      faces: faces.faces,
      watermarkPicture: input.watermark?.facts,
    },
    of,
  );
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
  const undrawable = await engine.tasks.findUndrawable({ ...shown, settings, output: drawn }, of);
  const inaccessible = await engine.tasks.findInaccessible({ ...shown, settings, facts }, of);
  const shortcomings = { areFacesUnknown: faces.areUnknown, ...undrawable, ...inaccessible };
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

interface CaptionsOfFile extends Pick<CaptionedFile, 'language' | 'captions' | 'scriptReport'> {
  /** null = nothing was transcribed. */
  transcript: TranscriptSummary | null;
}

async function captionsFor(
  engine: Engine,
  { inFile, settings, captions: given, signal, onProgress }: CaptionFileInput,
  { facts, workDir, sourceFile }: { facts: SourceFacts; workDir: string; sourceFile: string },
): Promise<CaptionsOfFile> {
  const dictionary = settings.dictionary ?? [];
  const of = { owner: 'command', signal };
  if (given) {
    const language = settings.language ?? null;
    const captions = await engine.tasks.deriveCaptions({ words: [], given, language, settings, dictionary }, of);
    return { language, captions, transcript: null, scriptReport: null };
  }
  if (!facts.audio) return { language: null, captions: [], transcript: null, scriptReport: null };
  const { script, title } = settings;
  const hints = namesToExpect({ dictionary, script, title: title?.text, fileName: basename(inFile) });
  const wavFile = join(workDir, 'speech.wav');
  await engine.extractSpeechAudio({ file: sourceFile, facts, outFile: wavFile, signal });
  const transcribed = await engine.transcriber.transcribe(
    { wavFile, language: settings.language, hints },
    { signal, onProgress: (share) => onProgress('listening', share) },
  );
  const { language, words, languageNotice = null } = transcribed;
  const derivation = { words, given: null, language, settings, dictionary };
  const captions = await engine.tasks.deriveCaptions(derivation, of);
  const scriptReport = settings.script ? await engine.tasks.reportOfScript(derivation, of) : null;
  return { language, captions, transcript: { wordCount: words.length, languageNotice }, scriptReport };
}
