import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Pipeline } from '../app/compose-pipeline.ts';
import type { Caption, CaptionInput } from '../engine/captions/caption.ts';
import type { CaptionSettings } from '../engine/captions/caption-settings.ts';
import { deriveCaptions } from '../engine/captions/derive-captions.ts';
import { dictionaryHints } from '../engine/captions/wording/dictionary.ts';
import type { SourceFacts } from '../engine/media/source-facts.ts';
import { needsFaceMap } from '../engine/reframe/needs-face-map.ts';
import type { OutputFacts } from '../engine/render/assemble-output.ts';
import type { RenderedSegment } from '../engine/render/collect-segments.ts';
import { planRuns } from '../engine/render/plan/plan-runs.ts';
import type { RenderPlan } from '../engine/render/plan/render-plan.ts';
import type { TranscriptRecord } from '../engine/speech/transcript.model.ts';
import { facesIfSeen } from '../product/videos/faces-of-video.ts';
import { leftOutOfVideo } from '../product/videos/left-out-of-video.ts';
import { noticesOfVideo } from '../product/videos/notices-of-video.ts';
import { planVideo } from '../product/videos/plan-video.ts';

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
  /** What came out otherwise than it was asked for, in whole sentences. */
  notices: string[];
}

/** The way of a video, for one local file and without a database: nothing is kept but the output. */
export async function captionFile(pipeline: Pipeline, input: CaptionFileInput): Promise<CaptionedFile> {
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-'));
  try {
    return await captionWithin(pipeline, input, workDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function captionWithin(pipeline: Pipeline, input: CaptionFileInput, workDir: string): Promise<CaptionedFile> {
  const { settings, signal, captions: given = null } = input;
  const { file: sourceFile, facts } = await pipeline.takeInSource({
    ...{ file: resolve(input.inFile), mendedFile: join(workDir, 'source'), signal },
  });
  const { transcript, ...shown } = await captionsFor(pipeline, input, { facts, workDir, sourceFile });
  const frameTimes = await pipeline.readFrameTimes({ file: sourceFile, facts, signal });
  const detail = needsFaceMap(facts, settings, { hasCaptions: shown.captions.length > 0 });
  const looked = { sourceFile, facts, frameTimes, signal };
  const faces = detail
    ? await facesIfSeen({ signal }, () => pipeline.findFaces({ ...looked, detail }))
    : { faces: null, areUnknown: false };
  const plan = planVideo(pipeline, { sourceKey: sourceFile, facts, frameTimes, settings, ...shown, ...faces });
  const rendered = await renderAll(pipeline, input, { plan, sourceFile, workDir });
  const output = await pipeline.assembleOutput({
    plan,
    segmentFiles: rendered.map(({ file }) => file),
    sourceFile,
    outFile: resolve(input.outFile),
    workDir: join(workDir, 'assemble'),
    signal,
  });
  const leftOut = leftOutOfVideo(pipeline.fonts, { ...shown, settings });
  const shortcomings = { areFacesUnknown: faces.areUnknown, ...leftOut };
  return {
    ...output,
    ...shown,
    notices: noticesOfVideo({ facts, givenCaptions: given }, { transcript }, shortcomings),
  };
}

async function renderAll(
  pipeline: Pipeline,
  { signal, onProgress }: CaptionFileInput,
  { plan, sourceFile, workDir }: { plan: RenderPlan; sourceFile: string; workDir: string },
): Promise<RenderedSegment[]> {
  const rendered: RenderedSegment[] = [];
  const runs = planRuns(plan.segments, { framing: plan.framing });
  for (const [index, run] of runs.entries()) {
    const segments = await pipeline.renderRun({
      ...{ plan, run, sourceFile, signal, workDir: join(workDir, `render${index}`) },
      onProgress: (share) => onProgress('rendering', (index + share) / runs.length),
    });
    rendered.push(...segments);
  }
  return rendered;
}

interface HeardCaptions {
  language: string | null;
  captions: Caption[];
  /** null where nobody has listened. */
  transcript: Pick<TranscriptRecord, 'wordCount' | 'languageNotice'> | null;
}

async function captionsFor(
  pipeline: Pipeline,
  { settings, captions: given, signal, onProgress }: CaptionFileInput,
  { facts, workDir, sourceFile }: { facts: SourceFacts; workDir: string; sourceFile: string },
): Promise<HeardCaptions> {
  const dictionary = settings.dictionary ?? [];
  if (given) {
    const language = settings.language ?? null;
    const captions = deriveCaptions({ words: [], given, language, settings, dictionary });
    return { language, captions, transcript: null };
  }
  if (!facts.audio) return { language: null, captions: [], transcript: null };
  const wavFile = join(workDir, 'speech.wav');
  await pipeline.extractSpeechAudio({ file: sourceFile, facts, outFile: wavFile, signal });
  const {
    language,
    words,
    languageNotice = null,
  } = await pipeline.transcriber.transcribe(
    { wavFile, language: settings.language, hints: dictionaryHints(dictionary) },
    { signal, onProgress: (share) => onProgress('listening', share) },
  );
  const captions = deriveCaptions({ words, given: null, language, settings, dictionary });
  return { language, captions, transcript: { wordCount: words.length, languageNotice } };
}
