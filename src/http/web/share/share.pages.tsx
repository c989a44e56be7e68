import { writeVtt } from '../../../engine/captions/subtitles/subtitle-formats.ts';
import { PageError } from '../errors/page-error.ts';
import type { PageDeps } from '../page/page-deps.ts';
import { download, media, type PageRoute, page, type Visit } from '../page/page-route.ts';
import { SharedPage } from './shared-page.tsx';

const path = '/v/:token';

/** The public page of a shared video. Whoever has the link may watch, until the owner revokes it. */
export const sharePages: readonly PageRoute[] = [
  {
    method: 'get',
    path,
    access: 'anybody',
    async handle(visit, deps) {
      const video = await findShared(visit, deps);
      const src = `/v/${visit.params.token}/${video.object.etag.replace(/\W/g, '')}.mp4`;
      return page({
        title: visit.texts.videos.sharedTitle,
        content: <SharedPage path={`/v/${visit.params.token}`} src={src} width={video.width} height={video.height} />,
        headers: { 'X-Robots-Tag': 'noindex' },
      });
    },
  },
  {
    method: 'get',
    path: `${path}/captions.vtt`,
    access: 'anybody',
    async handle(visit, deps) {
      const { owner } = await findShared(visit, deps);
      const { captions } = await deps.videos.getCaptions(owner);
      return download({ fileName: 'captions.vtt', contentType: 'text/vtt; charset=utf-8', body: writeVtt(captions) });
    },
  },
  {
    method: 'get',
    path: `${path}/:name`,
    access: 'anybody',
    async handle(visit, deps) {
      const { object } = await findShared(visit, deps);
      const read = (range?: { start: number; end: number }) => deps.outputs.readOutput(object.key, range);
      // browsers ask each time, so that nothing is shown after the link has been revoked
      return media({ contentType: 'video/mp4', object, read, maxAgeSeconds: 0 });
    },
  },
];

async function findShared({ params, texts }: Visit, { videos }: PageDeps) {
  const video = await videos.findSharedVideo(params.token ?? '');
  if (video) return video;
  const { noLongerShared: title, noLongerSharedHint: message } = texts.videos;
  throw new PageError({ status: 404, title, message });
}
