import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { Card } from '../components/card.tsx';
import { usePage } from '../components/page-context.ts';
import { pathOf } from './player.tsx';

/** The video and its captions as files. */
export function DownloadCard({ video }: { video: VideoView }) {
  const words = usePage().texts.videos;
  const path = `/app/videos/${video.videoId}/captions`;
  if (!video.output) return null;
  return (
    <Card id="downloads" title={words.downloads}>
      <div class="buttons">
        <a class="button" href={`${pathOf(video.output.videoUrl)}?download=1`} download>
          {words.download}
        </a>
        <a class="button button-quiet" href={`${path}/srt`} download>
          {words.srt}
        </a>
        <a class="button button-quiet" href={`${path}/vtt`} download>
          {words.vtt}
        </a>
      </div>
    </Card>
  );
}
