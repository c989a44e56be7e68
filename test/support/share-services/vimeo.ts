import type { Asked, Service } from './service.ts';

/**
 * Vimeo: the last digit of an id tells what it is. `1` streams only, `2` needs a password, `3` plays on some sites only, `4`
 * was deleted, `5` is unlisted and needs its key; every other one has files.
 */
export const answerAsVimeo: Service = (asked) => {
  const { host, path, query } = asked;
  if (host === 'vod-progressive.akamaized.net') return path.includes('1080') ? { file: true } : null;
  if (!/^((www|player)\.)?vimeo\.com$/.test(host)) return null;
  if (path.startsWith('/progressive_redirect/')) return direct(asked);
  if (path.startsWith('/external/')) return query.has('s') ? { file: true } : null;
  const id = /^\/video\/(\d+)\/config$/.exec(path)?.[1];
  if (!id || host !== 'player.vimeo.com')
    return { html: '<meta property="og:video" content="https://player.vimeo.com/video/1">' };
  const end = id.at(-1);
  if (end === '2') return { json: { view: 4, video: { title: 'Private' } } };
  if (end === '3')
    return { json: { message: 'Because of its privacy settings, this video cannot be played here.' }, status: 403 };
  if (end === '4') return { json: { message: 'The video does not exist' }, status: 404 };
  if (end === '5' && query.get('h') !== '35bfe05a6f') return { json: { message: 'No' }, status: 403 };
  return { json: { video: { id: Number(id) }, request: { files: filesOf(asked, end) } } };
};

function filesOf({ at }: Asked, end: string | undefined): object {
  const hls = { default_cdn: 'x', cdns: { x: { url: at('x.akamaized.net/master.m3u8') } } };
  if (end === '1') return { hls };
  const progressive = [360, 1080, 720].map((height) => ({
    height,
    width: (height * 16) / 9,
    mime: 'video/mp4',
    url: at(`vod-progressive.akamaized.net/exp=1~acl=%2F~hmac=2f/vimeo-prod/01/${height}.mp4`),
  }));
  return { hls, progressive };
}

function direct({ path, query, at }: Asked): ReturnType<Service> {
  const isSigned = query.has('signature') && query.get('loc') === 'external';
  const isDirect = /^\/progressive_redirect\/(playback|download)\/\d+\/(rendition|container)\//.test(path);
  return isSigned && isDirect ? { redirect: at('vod-progressive.akamaized.net/exp=2/1080.mp4') } : null;
}
