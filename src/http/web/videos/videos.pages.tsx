import { redirectOrigin } from '../../../infra/storage/public-store-url.ts';
import { pageNotFound } from '../errors/page-error.ts';
import {
  download,
  events,
  media,
  type PageDeps,
  type PageReply,
  type PageRoute,
  page,
  type UserVisit,
  userPage,
} from '../page/page-route.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';
import { findVideo, videoOf } from './find-video.ts';
import { VideoPage } from './video-page.tsx';
import { VideosPage } from './videos-page.tsx';
import { watchVideos } from './watch-videos.ts';

const path = '/app/videos';
const videosPerPage = 24;

/** The list of videos and the page of each video, with the files and events that they load. */
export const videosPages: readonly PageRoute[] = [
  userPage('get', path, videosPage),
  userPage('get', `${path}/events`, async ({ session, query, signal }, { videos }) => {
    const videoIds = query.getAll('id').slice(0, videosPerPage);
    return events(watchVideos(videos, { ownerId: session.userId, videoIds, signal }));
  }),
  userPage('get', `${path}/:id`, videoPage),
  userPage('get', `${path}/:id/still/:name`, async (visit, { videos, outputs }) => {
    const object = await videos.findCardStill(videoOf(visit), visit.signal);
    if (!object) throw pageNotFound();
    const read = () => outputs.readOutput(object.key);
    return media({ contentType: 'image/jpeg', object, read, maxAgeSeconds: 86_400 });
  }),
  userPage('get', `${path}/:id/captions/:format`, async (visit, deps) => {
    const format = formats.find(({ extension }) => extension === visit.params.format);
    if (!format) throw pageNotFound();
    const video = await findVideo(visit, deps);
    const body = await deps.videos.writeCaptions(videoOf(visit), format.extension);
    const stem = (video.source.fileName ?? 'captions').replace(/\.\w{1,5}$/, '');
    return download({ fileName: `${stem}.${format.extension}`, contentType: format.contentType, body });
  }),
];

const formats = [
  { extension: 'srt', contentType: 'application/x-subrip; charset=utf-8' },
  { extension: 'vtt', contentType: 'text/vtt; charset=utf-8' },
] as const;

async function videosPage({ session, query, texts }: UserVisit, { videos }: PageDeps): Promise<PageReply> {
  const cursor = query.get('cursor') ?? undefined;
  const found = await videos.listVideos({ ownerId: session.userId, limit: videosPerPage, cursor });
  const content = <VideosPage {...found} isLater={cursor !== undefined} />;
  return page({ title: texts.videos.title, content, client: 'videos' });
}

async function videoPage(visit: UserVisit, deps: PageDeps): Promise<PageReply> {
  const video = await findVideo(visit, deps);
  const { publicBaseUrl } = deps.config.http;
  const shareUrl = video.shareToken && `${publicBaseUrl}/v/${video.shareToken}`;
  return page({
    title: visit.texts.videos.title,
    content: <VideoPage video={video} shareUrl={shareUrl} />,
    client: 'video',
    headers: { 'Content-Security-Policy': contentSecurityPolicy('streams', redirectOrigin(deps.config.storage)) },
  });
}
