import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { usePage } from '../components/page-context.ts';
import { stageMessages } from './video-messages.ts';

/** The state of a video; the script updates it while the video is processing. */
export function VideoState({ video }: { video: VideoView }) {
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
