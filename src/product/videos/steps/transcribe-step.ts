import { join } from 'node:path';
import { dictionaryHints } from '../../../engine/captions/wording/dictionary.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { Transcriber } from '../../../engine/speech/transcriber.ts';
import { dictionaryOfVideo } from '../captions/captions-of-video.ts';
import {
  findTranscript,
  storeTranscript,
  type TranscriptStoreDeps,
  transcriptKey,
} from '../captions/transcript-store.ts';
import { withSourceFile } from '../records/source-file.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { WorkDirs } from '../records/work-dirs.ts';
import type { Step, StepContext } from './run-step.ts';

export interface TranscribeDeps extends TranscriptStoreDeps {
  transcriber: Transcriber;
  /** Writes the chosen sound as 16 kHz mono WAV on the video's clock. */
  extractSpeechAudio(input: {
    file: string;
    facts: SourceFacts;
    outFile: string;
    signal: AbortSignal;
    onProgress?: (share: number) => void;
  }): Promise<void>;
  workDirs: WorkDirs;
}

/** Share of the stage that taking the sound out of the file stands for. */
const extractingShare = 0.1;

/** listening → planning: words with times, unless this very sound has been listened to before. */
export function transcribeStep(deps: TranscribeDeps): Step {
  return {
    from: ['listening'],
    stage: 'listening',
    progress: { from: 10, to: 40 },
    failure: 'speech_failed',
    async run(video, context) {
      const { sourceKey, facts, settings } = video;
      if (!sourceKey || !facts) return { to: 'queued', changes: {} };
      // no sound, nothing to hear: the plan says so to the person
      if (!facts.audio) return { to: 'planning', changes: { transcriptKey: null } };
      // an edit that asks for nothing else to be heard keeps what was heard, whatever the engine is now
      const kept = video.transcriptKey !== null && (await findTranscript(deps, video.transcriptKey));
      if (kept) return { to: 'planning', changes: {} };
      const hints = deps.transcriber.usesHints ? dictionaryHints(dictionaryOfVideo(video)) : [];
      const key = transcriptKey({
        sourceKey,
        audioStreamIndex: facts.audio.index,
        transcriberId: deps.transcriber.id,
        language: settings.language,
        hints,
      });
      const known = await findTranscript(deps, key);
      if (!known && !(await listen(deps, { video, facts, key, hints }, context))) return { to: 'queued', changes: {} };
      return { to: 'planning', changes: { transcriptKey: key } };
    },
  };
}

/** @returns false when the source is not there any more and has to be fetched again */
function listen(
  deps: TranscribeDeps,
  { video, facts, key, hints }: { video: VideoRecord; facts: SourceFacts; key: string; hints: string[] },
  { signal, onProgress }: StepContext,
): Promise<boolean> {
  return deps.workDirs.use((dir) =>
    withSourceFile(deps.store, video, async (file) => {
      const wavFile = join(dir, 'speech.wav');
      const extracted = (share: number) => onProgress(share * extractingShare);
      await deps.extractSpeechAudio({ file, facts, outFile: wavFile, signal, onProgress: extracted });
      const transcript = await deps.transcriber.transcribe(
        { wavFile, language: video.settings.language, hints },
        { signal, onProgress: (share) => onProgress(extractingShare + share * (1 - extractingShare)) },
      );
      await storeTranscript(deps, key, transcript);
    }),
  );
}
