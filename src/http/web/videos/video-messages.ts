import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
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
export function failureMessage(language: Language, code: VideoFailureCode | null): string {
  const { pages, failures } = textsOf(language);
  if (code === 'cancelled') return pages.videos.stopped;
  if (code === 'allowance_exhausted') return pages.videos.noTime;
  const { codes, otherSite } = failures;
  return code === 'source_web_page' ? `${codes[code]} ${otherSite}` : codes[code ?? 'internal'];
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
