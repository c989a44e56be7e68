import type { Readable } from 'node:stream';
import type { GuardedAnswer } from '../guarded-request.ts';
import { notAVideo } from '../not-a-video.ts';
import { shareSiteOf } from './share-sites.ts';
import { maxPageBytes, videoOfPage } from './video-of-page.ts';

/**
 * Reads an answer that is a web page, and finds the one video that it names.
 * @returns null = it is no web page, or one of a known site; its body can still be read
 * @throws AppError `source_web_page` for a page that names no video
 */
export async function findVideoOnPage({ response, finalUrl }: GuardedAnswer): Promise<URL | null> {
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  const maySend = response.status === 200 && /^text\/html\b/i.test(String(type)) && encoding === undefined;
  // a video on such a page is an advertisement, or one that the site's terms forbid programs to take
  if (!maySend || shareSiteOf(finalUrl) !== null) return null;
  const html = await readPage(response.data);
  if (html === null) return null;
  const video = videoOfPage(html, finalUrl);
  if (video === null) throw notAVideo('web_page', { url: finalUrl.href });
  return video;
}

/** The beginning of a page. null = it begins like no page, for servers send videos as text/html, too; nothing was taken from it. */
async function readPage(body: Readable): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (!beginsLikePage(chunks[0]) || bytes >= maxPageBytes) break;
  }
  if (!beginsLikePage(chunks[0])) {
    if (bytes > 0) body.unshift(Buffer.concat(chunks));
    return null;
  }
  body.destroy();
  return Buffer.concat(chunks).subarray(0, maxPageBytes).toString('utf8');
}

function beginsLikePage(start: Buffer | undefined): boolean {
  return start !== undefined && /^(?:\uFEFF)?\s*</.test(start.subarray(0, 200).toString('utf8'));
}
