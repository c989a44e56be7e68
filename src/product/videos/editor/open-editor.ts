import type { Word } from '../../../engine/captions/caption.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import {
  captionsOfVideo,
  forEditing,
  hasKnownCaptions,
  type VideoCaptionsDeps,
} from '../captions/captions-of-video.ts';
import { readTranscriptWords } from '../captions/transcript-store.ts';
import { recordCaptionsHandedOut } from '../ending/handed-out.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { EditorView } from './editor-view.ts';

type OpenEditorDeps = VideoCaptionsDeps & VideoDeps<'videos'>;

/**
 * What the caption editor needs to begin.
 * @throws AppError `not_found`, also for a removed video; `conflict` until it has been fetched and transcribed
 */
export async function openEditor(deps: OpenEditorDeps, owner: VideoOfOwner): Promise<EditorView> {
  const video = await recordCaptionsHandedOut(deps, await findExistingVideo(deps, owner));
  const { facts } = video;
  if (!facts || !hasKnownCaptions(video)) {
    throw new AppError('conflict', { reason: 'nothing_to_edit' });
  }
  const { captions, language, transcript } = await captionsOfVideo(deps, forEditing(video));
  const transcribed = transcript ? await readTranscriptWords(deps, transcript) : [];
  return {
    videoId: video._id,
    revision: video.revision,
    stage: video.stage,
    language,
    settings: video.settings,
    durationMs: facts.durationMs,
    source: { width: facts.video.displayWidth, height: facts.video.displayHeight },
    hasSound: facts.audio !== null,
    captions: captions.map(({ text: _, words, ...caption }) => ({
      ...caption,
      words: restoreConfidence(words, transcribed),
    })),
  };
}

/**
 * Gives caption words the confidence of the transcript again, which alignment and dictionaries drop. A word takes the
 * lowest confidence of the transcribed words within its time, and only if their text is the same.
 */
export function restoreConfidence(words: Word[], transcribed: Word[]): Word[] {
  const known = transcribed.filter(({ confidence }) => confidence !== undefined);
  if (known.length === 0) return words;
  let from = 0;
  return words.map((word) => {
    while ((known[from]?.endMs ?? Number.POSITIVE_INFINITY) <= word.startMs) from++;
    const within: Word[] = [];
    for (let at = from; (known[at]?.startMs ?? Number.POSITIVE_INFINITY) < word.endMs; at++) {
      within.push(...known.slice(at, at + 1));
    }
    if (within.map(({ text }) => plain(text)).join('') !== plain(word.text)) return word;
    return { ...word, confidence: Math.min(...within.map(({ confidence = 1 }) => confidence)) };
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
