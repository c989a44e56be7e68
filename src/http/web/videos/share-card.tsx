import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** A link that shows the video to anybody, and the way to take it back. */
export function ShareCard({ video, shareUrl }: { video: VideoView; shareUrl: string | null }) {
  const words = usePage().texts.videos;
  const path = `/app/videos/${video.videoId}`;
  return (
    <Card id="share" title={words.share} intro={words.shareHint}>
      {shareUrl && <CopyField id="share-link" label={words.shareLink} value={shareUrl} />}
      <PostForm action={`${path}/${shareUrl ? 'unshare' : 'share'}`}>
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {shareUrl ? words.shareOff : words.shareOn}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
