import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { Card } from '../components/card.tsx';
import { CopyField } from '../components/copy-field.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** Makes a link by which anybody can watch the video, and revokes it. */
export function ShareCard({ video, shareUrl }: { video: VideoView; shareUrl: string | null }) {
  const t = usePage().texts.videos;
  const path = `/app/videos/${video.videoId}`;
  return (
    <Card id="share" title={t.share} intro={t.shareHint}>
      {shareUrl && <CopyField id="share-link" label={t.shareLink} value={shareUrl} />}
      <PostForm action={`${path}/${shareUrl ? 'unshare' : 'share'}`}>
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {shareUrl ? t.shareOff : t.shareOn}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
