import type { ComponentChildren } from 'preact';
import { wordNotice } from '../../../engine/notices/notices.ts';
import type { StoredFailure } from '../../../infra/errors/video-failure.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { fileSize } from '../../../texts/format.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { Card } from '../components/card.tsx';
import { ClientData } from '../components/client-data.tsx';
import { CopyField } from '../components/fields.tsx';
import { Filled } from '../components/filled.tsx';
import { formatSeconds, Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { SaveLookCard } from '../presets/save-look-card.tsx';
import { Player, pathOf } from './player.tsx';
import { failureMessage, stageMessages, VideoState, videoName } from './video-state.tsx';

/** One video, with everything that its owner can do with it. */
export function VideoPage({ video, shareUrl }: { video: VideoView; shareUrl: string | null }) {
  const { texts, language } = usePage();
  const t = texts.videos;
  return (
    <>
      <div class="page-head">
        <p>
          <a href="/app/videos">{t.title}</a>
        </p>
        <h1 class="breakable">{videoName(video, t.unnamed)}</h1>
      </div>
      <div class="video-page">
        <Player video={video} />
        <div class="stack" id="about" data-live>
          <StateCard video={video} />
          {video.output && <DownloadCard video={video} />}
          {video.output && <ShareCard video={video} shareUrl={shareUrl} />}
          {video.output && <SaveLookCard video={video} />}
          <FactsCard video={video} />
        </div>
      </div>
      <ClientData id="videos-data" data={{ stages: stageMessages(language) }} />
    </>
  );
}

function StateCard({ video }: { video: VideoView }) {
  const { texts, language } = usePage();
  const path = `/app/videos/${video.videoId}`;
  return (
    <section class="card" aria-label={texts.videos.progress}>
      <VideoState video={video} />
      {video.status === 'failed' && video.failure && <Failure failure={video.failure} videoId={video.videoId} />}
      {video.notices
        .map((notice) => wordNotice(notice, language))
        .map((notice) => (
          <p class="hint" key={notice}>
            {notice}
          </p>
        ))}
      <div class="buttons">
        {video.status === 'processed' && (
          <a class="button" href={`${path}/edit`}>
            {texts.videos.edit}
          </a>
        )}
        {video.status === 'processing' && <ActionButton path={`${path}/cancel`} label={texts.videos.cancel} />}
        {video.status === 'failed' && <ActionButton path={`${path}/retry`} label={texts.videos.retry} />}
        <a class="button button-danger" href={`${path}/delete`}>
          {texts.videos.delete}
        </a>
      </div>
    </section>
  );
}

function Failure({ failure, videoId }: { failure: StoredFailure; videoId: string }) {
  const { texts, language } = usePage();
  return (
    <>
      <p>{failureMessage(language, failure)}</p>
      {failure.code !== 'cancelled' && (
        <p class="hint">
          <Filled text={texts.videos.failedId} with={{ id: <code class="breakable">{videoId}</code> }} />
        </p>
      )}
    </>
  );
}

function ActionButton({ path, label }: { path: string; label: string }) {
  return (
    <PostForm action={path}>
      <button type="submit" class="button button-quiet">
        {label}
      </button>
    </PostForm>
  );
}

function FactsCard({ video: { output, source, createdAt } }: { video: VideoView }) {
  const { texts, language } = usePage();
  const t = texts.videos;
  const seconds = output?.durationSeconds ?? source.durationSeconds;
  const sizeBytes = output?.sizeBytes ?? source.sizeBytes;
  const { width, height } = output ?? source;
  return (
    <dl class="facts facts-quiet">
      {seconds !== null && <Fact name={t.length}>{formatSeconds(seconds, language)}</Fact>}
      {width !== null && <Fact name={t.picture}>{`${width} × ${height}`}</Fact>}
      {sizeBytes !== null && <Fact name={t.size}>{fileSize(language, sizeBytes)}</Fact>}
      <Fact name={t.made}>
        <Moment at={createdAt} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Downloads of the video and its captions. */
function DownloadCard({ video }: { video: VideoView }) {
  const t = usePage().texts.videos;
  const path = `/app/videos/${video.videoId}/captions`;
  if (!video.output) return null;
  return (
    <Card id="downloads" title={t.downloads}>
      <div class="buttons">
        {filesOf(video.output, t).map(({ url, title }) => (
          <a class="button" href={`${pathOf(url)}?download=1`} key={title} download>
            {title}
          </a>
        ))}
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

/** What can be downloaded of an output, with the words on its buttons. */
function filesOf({ videoUrl, overlayWebmUrl }: NonNullable<VideoView['output']>, t: PageTexts['videos']) {
  if (!overlayWebmUrl) return [{ url: videoUrl, title: t.download }];
  return [
    { url: videoUrl, title: t.overlayMov },
    { url: overlayWebmUrl, title: t.overlayWebm },
  ];
}

/** Makes a link by which anybody can watch the video, and revokes it. */
function ShareCard({ video, shareUrl }: { video: VideoView; shareUrl: string | null }) {
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
