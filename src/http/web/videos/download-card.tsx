import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { Card } from '../components/card.tsx';
import { usePage } from '../components/page-context.ts';
import { pathOf } from './player.tsx';

/** Downloads of the video and its captions. */
export function DownloadCard({ video }: { video: VideoView }) {
  const t = usePage().texts.videos;
  const path = `/app/videos/${video.videoId}/captions`;
  if (!video.output) return null;
  return (
    <Card id="downloads" title={t.downloads}>
      <div class="buttons">
        <a class="button" href={`${pathOf(video.output.videoUrl)}?download=1`} download>
          {t.download}
        </a>
        <a class="button button-quiet" href={`${path}/srt`} download>
          {t.srt}
        </a>
        <a class="button button-quiet" href={`${path}/vtt`} download>
          {t.vtt}
        </a>
      </div>
    </Card>
  );
}
