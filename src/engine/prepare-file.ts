import { basename, join, resolve } from 'node:path';
import type { Caption, CaptionInput, Word } from './captions/caption.ts';
import type { ScriptReport } from './captions/script/script-report.ts';
import type { CaptionSettings } from './captions/settings/caption-settings.ts';
import { namesToExpect } from './captions/wording/names-of.ts';
import type { Engine } from './create-engine.ts';
import type { PictureFacts } from './media/probe/picture-facts.ts';
import type { SourceFacts } from './media/source-facts.ts';
import type { TranscriptSummary } from './notices/notices.ts';
import { facesIfFound } from './reframe/find-faces.ts';
import { neededFaceMap } from './reframe/plan-camera-path.ts';
import { requireOverlayFits } from './render/overlay/overlay-limits.ts';
import type { PlanVideoInput } from './render/plan/plan-video.ts';

export interface LocalFileInput {
  inFile: string;
  settings: CaptionSettings;
  /** With captions, nothing is transcribed. */
  captions?: CaptionInput[];
  /** What is heard in the file, for the times of the words of `captions`; absent = unknown. */
  words?: Word[];
  /** The picture of the watermark in `settings`. */
  watermark?: { bytes: Uint8Array; facts: PictureFacts };
  signal: AbortSignal;
  onProgress(stage: string, share: number): void;
}

interface PreparedFile extends Omit<CaptionsOfFile, 'language' | 'captions'> {
  /** The file, or a repaired copy of it in the work folder. */
  sourceFile: string;
  video: PlanVideoInput & { captions: Caption[]; language: string | null; facts: SourceFacts };
  areFacesUnknown: boolean;
}

/** Whose turn the tasks of a command use. */
export const commandOwner = 'command';

/** Everything that drawing captions on a local file needs: what the file is, what is said in it, and who is seen. */
export async function prepareFile(engine: Engine, input: LocalFileInput, workDir: string): Promise<PreparedFile> {
  const { settings, signal } = input;
  const ingest = { file: resolve(input.inFile), repairedFile: join(workDir, 'source'), signal };
  const { file: sourceFile, facts } = await engine.ingestSource(ingest);
  requireOverlayFits(facts, settings);
  const { transcript, scriptReport, ...shown } = await captionsFor(engine, input, { facts, workDir, sourceFile });
  const frameTimes = await engine.readFrameTimes({ file: sourceFile, facts, signal });
  const detail = neededFaceMap(facts, settings, { hasCaptions: shown.captions.length > 0 });
  const looked = { sourceFile, facts, frameTimes, signal };
  const { faces, areUnknown } = detail
    ? await facesIfFound({ signal }, () => engine.findFaces({ ...looked, detail }))
    : { faces: null, areUnknown: false };
  const video = {
    ...{ sourceKey: sourceFile, facts, frameTimes, settings, ...shown },
    ...{ faces, watermarkPicture: input.watermark?.facts },
  };
  return { sourceFile, video, transcript, scriptReport, areFacesUnknown: areUnknown };
}

interface CaptionsOfFile {
  language: string | null;
  captions: Caption[];
  /** How what was said differs from the script; null = there is none, or nothing was heard. */
  scriptReport: ScriptReport | null;
  /** null = nothing was transcribed. */
  transcript: TranscriptSummary | null;
}

async function captionsFor(
  engine: Engine,
  { inFile, settings, captions: given, words: heard = [], signal, onProgress }: LocalFileInput,
  { facts, workDir, sourceFile }: { facts: SourceFacts; workDir: string; sourceFile: string },
): Promise<CaptionsOfFile> {
  const dictionary = settings.dictionary ?? [];
  const of = { owner: commandOwner, signal };
  if (given) {
    const language = settings.language ?? null;
    const captions = await engine.tasks.deriveCaptions({ words: heard, given, language, settings, dictionary }, of);
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
