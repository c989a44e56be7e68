import type { StoredFailure } from '../../../infra/errors/video-failure.ts';
import { wordFailure } from '../../../infra/errors/word-failure.ts';
import { billedOf } from '../../../product/videos/actions/cancel-video.ts';
import type { VideoStage } from '../../../product/videos/records/video-states.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { fill } from '../../../texts/fill.ts';
import { shortDuration } from '../../../texts/format.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { usePage } from '../components/page-context.ts';

/** The state of a video; the script updates it while the video is processing. */
export function VideoState({ video }: { video: Pick<VideoView, 'videoId' | 'status' | 'stage' | 'progress'> }) {
  const { texts, language } = usePage();
  if (video.status === 'processed') return <p class="state state-done">{texts.videos.ready}</p>;
  if (video.status === 'failed') {
    return <p class="state state-problem">{stageMessages(language)[video.stage]}</p>;
  }
  const id = `state-${video.videoId}`;
  return (
    <div data-video={video.videoId}>
      <p class="state" id={id} data-stage>
        {stageMessages(language)[video.stage]}
      </p>
      <progress max={100} value={video.progress} aria-labelledby={id} />
    </div>
  );
}

/** The texts of the stages, as chats use them; without emojis, because a machine may have no font for them. */
export function stageMessages(language: Language): Record<VideoStage, string> {
  const { stages } = textsOf(language).chat.progress;
  return Object.fromEntries(
    Object.entries(stages).map(([stage, text]) => [stage, text.replace(/^[^\p{L}]+/u, '')]),
  ) as Record<VideoStage, string>;
}

/** What went wrong, and what to do. */
export function failureMessage(language: Language, failure: StoredFailure): string {
  const { stopped, cancelledBilled, noTime } = textsOf(language).pages.videos;
  if (failure.code === 'cancelled') {
    const billed = billedOf(failure);
    return billed === 0 ? stopped : fill(cancelledBilled, { time: shortDuration(language, billed) });
  }
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
