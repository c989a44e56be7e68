import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { ClientData } from '../components/client-data.tsx';
import { formatSeconds } from '../components/format.ts';
import { Moment } from '../components/moment.tsx';
import { usePage } from '../components/page-context.ts';
import { stageMessages, videoName } from './video-messages.ts';
import { VideoState } from './video-state.tsx';

interface VideosPageProps {
  videos: VideoView[];
  /** Where older ones begin; null = these are the last. */
  nextCursor: string | null;
  /** These are not the newest. */
  isLater: boolean;
}

export function VideosPage({ videos, nextCursor, isLater }: VideosPageProps) {
  const { texts, language } = usePage();
  const words = texts.videos;
  return (
    <>
      <div class="page-head page-head-row">
        <h1>{words.title}</h1>
        <a class="button" href="/app/new">
          {words.new}
        </a>
      </div>
      {videos.length === 0 && !isLater ? <NoVideos /> : <VideoCards videos={videos} />}
      <nav class="buttons pages" aria-label={words.title}>
        {isLater && (
          <a class="button button-quiet" href="/app/videos">
            {words.newest}
          </a>
        )}
        {nextCursor && (
          <a class="button button-quiet" href={`/app/videos?cursor=${encodeURIComponent(nextCursor)}`}>
            {words.older}
          </a>
        )}
      </nav>
      <ClientData id="videos-data" data={{ stages: stageMessages(language) }} />
    </>
  );
}

function NoVideos() {
  const words = usePage().texts.videos;
  return (
    <section class="card empty-start">
      <h2>{words.none}</h2>
      <p class="intro">{words.noneHint}</p>
      <p>
        <a class="button button-large" href="/app/new">
          {words.first}
        </a>
      </p>
    </section>
  );
}

function VideoCards({ videos }: { videos: VideoView[] }) {
  return (
    <ul class="video-cards">
      {videos.map((video) => (
        <VideoCard key={video.videoId} video={video} />
      ))}
    </ul>
  );
}

function VideoCard({ video }: { video: VideoView }) {
  const { texts, language } = usePage();
  const words = texts.videos;
  const path = `/app/videos/${video.videoId}`;
  const name = videoName(video, words.unnamed);
  const seconds = video.output?.durationSeconds ?? video.source.durationSeconds;
  return (
    <li class="card video-card" id={video.videoId} data-live>
      <div class="video-still">
        {video.output && (
          <img src={`${path}/still/${video.output.revision}.jpg`} alt="" loading="lazy" width="480" height="480" />
        )}
        {seconds !== null && <span class="video-length">{formatSeconds(seconds, language)}</span>}
      </div>
      <div class="video-words">
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
              {words.edit}
              <span class="visually-hidden"> {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
