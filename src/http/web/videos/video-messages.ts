import type { StoredFailure } from '../../../infra/errors/video-failure.ts';
import { wordFailure } from '../../../infra/errors/word-failure.ts';
import type { VideoStage } from '../../../product/videos/records/video-states.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';

/** The texts of the stages, as chats use them; without emojis, because a machine may have no font for them. */
export function stageMessages(language: Language): Record<VideoStage, string> {
  const { stages } = textsOf(language).chat.progress;
  return Object.fromEntries(
    Object.entries(stages).map(([stage, text]) => [stage, text.replace(/^[^\p{L}]+/u, '')]),
  ) as Record<VideoStage, string>;
}

/** What went wrong, and what to do. */
export function failureMessage(language: Language, failure: StoredFailure): string {
  const { stopped, noTime } = textsOf(language).pages.videos;
  if (failure.code === 'cancelled') return stopped;
  // version 1.0 stored no figures; the general sentence is for chats, and names a command
  const isOld = failure.code === 'allowance_exhausted' && failure.reason === null;
  return isOld ? noTime : wordFailure(failure, language);
}

/** The name that people recognise a video by: that of its file, else of its address. */
export function videoName({ source }: Pick<VideoView, 'source'>, unnamed: string): string {
  if (source.fileName) return source.fileName;
  if (!URL.canParse(source.url) || source.url.startsWith('upload:')) return unnamed;
  const { pathname, host } = new URL(source.url);
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last === undefined ? host : decode(last);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
