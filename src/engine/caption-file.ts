import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Caption, CaptionInput } from './captions/caption.ts';
import { deriveCaptions } from './captions/derive-captions.ts';
import type { CaptionSettings } from './captions/settings/caption-settings.ts';
import { dictionaryHints } from './captions/wording/dictionary.ts';
import type { Engine } from './create-engine.ts';
import type { SourceFacts } from './media/source-facts.ts';
import { findUndrawable } from './notices/find-undrawable.ts';
import { type Notice, noticesOfVideo, type TranscriptSummary } from './notices/notices.ts';
import { facesIfFound } from './reframe/faces-if-found.ts';
import { neededFaceMap } from './reframe/needs-face-map.ts';
import type { OutputFacts } from './render/output/check-output.ts';
import { planRuns } from './render/plan/plan-runs.ts';
import { planVideo } from './render/plan/plan-video.ts';
import type { RenderPlan } from './render/plan/render-plan.ts';
import type { RenderedSegment } from './render/segments/collect-segments.ts';

export interface CaptionFileInput {
  inFile: string;
  outFile: string;
  settings: CaptionSettings;
  /** Given captions replace listening. */
  captions?: CaptionInput[];
  signal: AbortSignal;
  onProgress(stage: string, share: number): void;
}

export interface CaptionedFile extends OutputFacts {
  language: string | null;
  captions: Caption[];
  /** What the person should know about the result. */
  notices: Notice[];
}

/** The way of a video, for one local file and without a database: nothing is kept but the output. */
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
  const { file: sourceFile, facts } = await engine.ingestSource({
    ...{ file: resolve(input.inFile), repairedFile: join(workDir, 'source'), signal },
  });
  const { transcript, ...shown } = await captionsFor(engine, input, { facts, workDir, sourceFile });
  const frameTimes = await engine.readFrameTimes({ file: sourceFile, facts, signal });
  const detail = neededFaceMap(facts, settings, { hasCaptions: shown.captions.length > 0 });
  const looked = { sourceFile, facts, frameTimes, signal };
  const faces = detail
    ? await facesIfFound({ signal }, () => engine.findFaces({ ...looked, detail }))
    : { faces: null, areUnknown: false };
  const plan = planVideo(engine, { sourceKey: sourceFile, facts, frameTimes, settings, ...shown, ...faces });
  const rendered = await renderAll(engine, input, { plan, sourceFile, workDir });
  const output = await engine.assembleOutput({
    plan,
    segmentFiles: rendered.map(({ file }) => file),
    sourceFile,
    outFile: resolve(input.outFile),
    workDir: join(workDir, 'assemble'),
    signal,
  });
  const leftOut = findUndrawable(engine.fonts, { ...shown, settings });
  const shortcomings = { areFacesUnknown: faces.areUnknown, ...leftOut };
  return {
    ...output,
    ...shown,
    notices: noticesOfVideo({ facts, givenCaptions: given }, { transcript }, shortcomings),
  };
}

async function renderAll(
  engine: Engine,
  { signal, onProgress }: CaptionFileInput,
  { plan, sourceFile, workDir }: { plan: RenderPlan; sourceFile: string; workDir: string },
): Promise<RenderedSegment[]> {
  const rendered: RenderedSegment[] = [];
  const runs = planRuns(plan.segments, { framing: plan.framing });
  for (const [index, run] of runs.entries()) {
    const segments = await engine.renderRun({
      ...{ plan, run, sourceFile, signal, workDir: join(workDir, `render${index}`) },
      onProgress: (share) => onProgress('rendering', (index + share) / runs.length),
    });
    rendered.push(...segments);
  }
  return rendered;
}

interface FileCaptions {
  language: string | null;
  captions: Caption[];
  /** null where nothing was transcribed. */
  transcript: TranscriptSummary | null;
}

async function captionsFor(
  engine: Engine,
  { settings, captions: given, signal, onProgress }: CaptionFileInput,
  { facts, workDir, sourceFile }: { facts: SourceFacts; workDir: string; sourceFile: string },
): Promise<FileCaptions> {
  const dictionary = settings.dictionary ?? [];
  if (given) {
    const language = settings.language ?? null;
    const captions = deriveCaptions({ words: [], given, language, settings, dictionary });
    return { language, captions, transcript: null };
  }
  if (!facts.audio) return { language: null, captions: [], transcript: null };
  const wavFile = join(workDir, 'speech.wav');
  await engine.extractSpeechAudio({ file: sourceFile, facts, outFile: wavFile, signal });
  const {
    language,
    words,
    languageNotice = null,
  } = await engine.transcriber.transcribe(
    { wavFile, language: settings.language, hints: dictionaryHints(dictionary) },
    { signal, onProgress: (share) => onProgress('listening', share) },
  );
  const captions = deriveCaptions({ words, given: null, language, settings, dictionary });
  return { language, captions, transcript: { wordCount: words.length, languageNotice } };
}
