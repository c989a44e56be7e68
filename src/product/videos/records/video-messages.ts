import { apiFailureMessage, wordCause } from '../../../infra/errors/word-failure.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { VideoView } from './video-view.ts';

type Described = Pick<VideoView, 'status' | 'stage' | 'failure' | 'removedBecause'>;

/** What is happening to a video, or what went wrong: the `message` of the API, in English. */
export function apiMessage(video: Described): string {
  return video.status === 'failed' && video.failure ? apiFailureMessage(video.failure) : wordState(video, 'en');
}

/** The same for operators. */
export function wordVideoState(video: Described, language: Language): string {
  return video.status === 'failed' && video.failure ? wordCause(video.failure, language) : wordState(video, language);
}

function wordState({ status, stage, removedBecause }: Described, language: Language): string {
  const { videoStates } = textsOf(language);
  return status === 'gone' ? videoStates[removedBecause ?? 'deleted'] : videoStates[stage];
}
