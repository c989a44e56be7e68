import type { ListedVideo } from '../../../product/videos/records/video-view.ts';
import { ClientData } from '../components/client-data.tsx';
import { formatSeconds, Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { stageMessages, VideoState, videoName } from './video-state.tsx';

interface VideosPageProps {
  videos: ListedVideo[];
  /** Of the page with older videos; null = there are none. */
  nextCursor: string | null;
  /** Whether there is a page with newer videos. */
  isLater: boolean;
}

export function VideosPage({ videos, nextCursor, isLater }: VideosPageProps) {
  const { texts, language } = usePage();
  const t = texts.videos;
  return (
    <>
      <div class="page-head page-head-row">
        <h1>{t.title}</h1>
        <a class="button" href="/app/new">
          {t.new}
        </a>
      </div>
      {videos.length === 0 && !isLater ? <NoVideos /> : <VideoCards videos={videos} />}
      <nav class="buttons pages" aria-label={t.title}>
        {isLater && (
          <a class="button button-quiet" href="/app/videos">
            {t.newest}
          </a>
        )}
        {nextCursor && (
          <a class="button button-quiet" href={`/app/videos?cursor=${encodeURIComponent(nextCursor)}`}>
            {t.older}
          </a>
        )}
      </nav>
      <ClientData id="videos-data" data={{ stages: stageMessages(language) }} />
    </>
  );
}

function NoVideos() {
  const t = usePage().texts.videos;
  return (
    <section class="card empty-start">
      <h2>{t.none}</h2>
      <p class="intro">{t.noneHint}</p>
      <p>
        <a class="button button-large" href="/app/new">
          {t.first}
        </a>
      </p>
    </section>
  );
}

function VideoCards({ videos }: { videos: ListedVideo[] }) {
  return (
    <ul class="video-cards">
      {videos.map((video) => (
        <VideoCard key={video.videoId} video={video} />
      ))}
    </ul>
  );
}

function VideoCard({ video }: { video: ListedVideo }) {
  const { texts, language } = usePage();
  const t = texts.videos;
  const path = `/app/videos/${video.videoId}`;
  const name = videoName(video, t.unnamed);
  const seconds = video.output?.durationSeconds ?? video.source.durationSeconds;
  return (
    <li class="card video-card" id={video.videoId} data-live>
      <div class="video-still">
        {video.output && (
          <img src={`${path}/still/${video.output.revision}.jpg`} alt="" loading="lazy" width="480" height="480" />
        )}
        {seconds !== null && <span class="video-length">{formatSeconds(seconds, language)}</span>}
      </div>
      <div class="video-info">
        <h2>
          <a href={path} class="breakable">
            {name}
          </a>
        </h2>
        <VideoState video={video} />
        <p class="hint">
          <Moment at={video.createdAt} />
        </p>
        {video.status === 'processed' && (
          <p>
            <a class="button button-quiet button-small" href={`${path}/edit`}>
              {t.edit}
              <span class="visually-hidden"> {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
