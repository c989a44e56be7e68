import { join } from 'node:path';
import { namesToExpect } from '../../../engine/captions/wording/names-of.ts';
import type { Engine } from '../../../engine/index.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { TranscribeOptions } from '../../../engine/speech/transcriber.ts';
import { tracePart } from '../../../infra/tracing/tracing.ts';
import { hasBeginning, type ShowBeginning } from '../beginning/show-beginning.ts';
import { dictionaryOfVideo } from '../captions/captions-of-video.ts';
import { openTranscriptPieces } from '../captions/transcript-pieces.ts';
import {
  findTranscript,
  storeTranscript,
  type TranscriptStoreDeps,
  transcriptKey,
} from '../captions/transcript-store.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { progressOfStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { Step, StepContext } from './step.ts';
import type { VideoMetrics } from './video-metrics.ts';

export type TranscribeDeps = TranscriptStoreDeps &
  VideoDeps<'workDirs' | 'transcriptPieces' | 'logger'> &
  Pick<Engine, 'transcriber' | 'extractSpeechAudio'> & {
    metrics?: VideoMetrics;
    /** Left out = nothing is shown before the transcript is complete. */
    showBeginning?: ShowBeginning;
  };

/** Share of the stage's progress for extracting the audio. */
const extractingShare = 0.1;

/** listening → planning: transcribes the audio into words with times, unless the same audio has a transcript already. */
export function transcribeStep(deps: TranscribeDeps): Step {
  return {
    from: ['listening'],
    stage: 'listening',
    progress: progressOfStage.listening,
    failure: 'speech_failed',
    async run(video, context) {
      const { sourceKey, facts, settings } = video;
      if (!sourceKey || !facts) return { to: 'queued', changes: {} };
      // without audio there is nothing to transcribe; the planning step adds a notice
      if (!facts.audio) return { to: 'planning', changes: { transcriptKey: null } };
      // an edit that does not change the language keeps the transcript, even if the speech engine is another one now
      const existing = video.transcriptKey !== null && (await findTranscript(deps, video.transcriptKey));
      if (existing) return { to: 'planning', changes: {} };
      const hints = deps.transcriber.usesHints ? hintsOf(video) : [];
      const key = transcriptKey({
        sourceKey,
        audioStreamIndex: facts.audio.index,
        transcriberId: deps.transcriber.id,
        language: settings.language,
        hints,
        ...(facts.video.heldPts === undefined ? {} : { heldFromPts: facts.video.startPts }),
      });
      const known = await findTranscript(deps, key);
      deps.metrics?.lookedUp('transcripts', known ? { hits: 1, misses: 0 } : { hits: 0, misses: 1 });
      if (!known && !(await transcribe(deps, { video, sourceKey, facts, key, hints }, context)))
        return { to: 'queued', changes: {} };
      return { to: 'planning', changes: { transcriptKey: key } };
    },
  };
}

function hintsOf(video: VideoRecord): string[] {
  const { script, title } = video.settings;
  return namesToExpect({
    dictionary: dictionaryOfVideo(video),
    script,
    title: title?.text,
    fileName: video.sourceFileName,
  });
}

interface TranscribeWork {
  video: VideoRecord;
  sourceKey: string;
  facts: SourceFacts;
  key: string;
  hints: string[];
}

/** @returns false when the source has been deleted and must be fetched again */
function transcribe(
  deps: TranscribeDeps,
  { video, sourceKey, facts, key, hints }: TranscribeWork,
  { signal, onProgress, lease }: StepContext,
): Promise<boolean> {
  return deps.workDirs.use((dir) =>
    withSourceFile(deps.store, video, async (file) => {
      const wavFile = join(dir, 'speech.wav');
      const extracted = (share: number) => onProgress(share * extractingShare);
      const audio = { file, facts, outFile: wavFile, signal, onProgress: extracted };
      await tracePart('extract audio', () => deps.extractSpeechAudio(audio));
      const pieces = await openTranscriptPieces(deps, { key, sourceKey });
      const shown = hasBeginning(video)
        ? deps.showBeginning?.({ video, facts, sourceKey, sourceFile: file, lease, signal })
        : undefined;
      const options: TranscribeOptions = {
        ...{ pieces, signal },
        onProgress: (share) => onProgress(extractingShare + share * (1 - extractingShare)),
        ...(shown ? { onWords: shown.onWords } : {}),
      };
      const startedMs = performance.now();
      const speech = { wavFile, language: video.settings.language, hints };
      const transcript = await tracePart('transcribe', () => deps.transcriber.transcribe(speech, options))
        .catch(async (error) => {
          await pieces.save();
          throw error;
        })
        .finally(() => shown?.stop());
      deps.metrics?.workedAtSpeed('transcribe', facts.durationMs / Math.max(1, performance.now() - startedMs));
      await storeTranscript(deps, key, transcript);
      await pieces.forget();
    }),
  );
}
