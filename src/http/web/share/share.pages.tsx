import { usePage } from '../components/page-context.ts';
import { PageError } from '../errors/page-error.ts';
import { download, media, openPage, type PageDeps, type PageRoute, page, type Visit } from '../page/page-route.ts';

const path = '/v/:token';

/** The public page of a shared video. Whoever has the link may watch, until the owner revokes it. */
export const sharePages: readonly PageRoute[] = [
  openPage('get', path, async (visit, deps) => {
    const video = await findShared(visit, deps);
    const ending = video.contentType === 'video/webm' ? 'webm' : 'mp4';
    const src = `/v/${visit.params.token}/${video.object.etag.replace(/\W/g, '')}.${ending}`;
    return page({
      title: visit.texts.videos.sharedTitle,
      content: <SharedPage path={`/v/${visit.params.token}`} src={src} width={video.width} height={video.height} />,
      headers: { 'X-Robots-Tag': 'noindex' },
    });
  }),
  {
    // captions are computed each time
    counts: 'always',
    ...openPage('get', `${path}/captions.vtt`, async (visit, deps) => {
      const { owner } = await findShared(visit, deps);
      const body = await deps.videos.writeCaptions(owner, 'vtt');
      return download({ fileName: 'captions.vtt', contentType: 'text/vtt; charset=utf-8', body });
    }),
  },
  openPage('get', `${path}/:name`, async (visit, deps) => {
    const { object, contentType } = await findShared(visit, deps);
    const read = (range?: { start: number; end: number }) => deps.outputs.readOutput(object.key, range);
    // browsers ask each time, so that nothing is shown after the link has been revoked
    return media({ contentType, object, read, maxAgeSeconds: 0 });
  }),
];

async function findShared({ params, texts }: Visit, { videos }: PageDeps) {
  const video = await videos.findSharedVideo(params.token ?? '');
  if (video) return video;
  const { noLongerShared: title, noLongerSharedHint: message } = texts.videos;
  throw new PageError({ status: 404, title, message });
}

interface SharedPageProps {
  path: string;
  src: string;
  width: number;
  height: number;
}

function SharedPage({ path, src, width, height }: SharedPageProps) {
  const { texts, session } = usePage();
  return (
    <div class="shared">
      <h1 class="visually-hidden">{texts.videos.sharedTitle}</h1>
      <div class="player">
        <video
          {...(src.endsWith('.webm') ? { class: 'transparent' } : {})}
          src={src}
          width={width}
          height={height}
          controls
          playsInline
          preload="metadata"
          aria-label={texts.videos.watch}
        >
          <track kind="captions" src={`${path}/captions.vtt`} label={texts.videos.captions} />
        </video>
      </div>
      {!session && (
        <p class="hint">
          <a href="/sign-in?to=%2Fapp%2Fnew">{texts.videos.makeYours}</a>
        </p>
      )}
    </div>
  );
}
