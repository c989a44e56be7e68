import { describe, expect, it } from 'vitest';
import { videoOfPage } from '../../../../src/infra/fetching/shared-links/video-of-page.ts';

const page = new URL('https://example.com/talks/1');
const found = (html: string) => videoOfPage(`<!doctype html><html>${html}</html>`, page)?.href ?? null;
const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`;

describe('the video of a page', () => {
  it.each([
    ['Open Graph', meta('og:video', 'https://cdn.example/a.mp4')],
    ['its secure form', meta('og:video:secure_url', 'https://cdn.example/a.mp4')],
    ['both', meta('og:video', 'http://cdn.example/a.mp4') + meta('og:video:secure_url', 'https://cdn.example/a.mp4')],
    ['with its type', meta('og:video', 'https://cdn.example/a.mp4') + meta('og:video:type', 'video/mp4')],
    ['a tag', '<video src="https://cdn.example/a.mp4" controls></video>'],
    ['the first of several formats', '<video><source src="//cdn.example/a.mp4"><source src="b.webm"></video>'],
    ['Open Graph before tags', `${meta('og:video', 'https://cdn.example/a.mp4')}<video src="ad.mp4"></video>`],
  ])('is named by %s', (_what, html) => {
    expect(found(html)).toBe('https://cdn.example/a.mp4');
  });

  it('is read relative to the page, with decoded characters', () => {
    expect(found('<video src="../a.mp4?x=1&amp;y=2">')).toBe('https://example.com/a.mp4?x=1&y=2');
  });

  it.each([
    ['nothing', '<p>hello</p>'],
    ['a player', meta('og:video', 'https://example.com/embed/1') + meta('og:video:type', 'text/html')],
    ['several', '<video src="a.mp4"></video><video src="b.mp4"></video>'],
    [
      'several by Open Graph',
      meta('og:video', 'https://c.example/a.mp4') + meta('og:video', 'https://c.example/b.mp4'),
    ],
    ['what a script made', '<video src="blob:https://example.com/1"></video>'],
    ['a file of the machine', meta('og:video', 'file:///etc/passwd')],
    ['only inside a comment', '<!-- <video src="a.mp4"></video> -->'],
    ['only inside a script', '<script>"<video src=a.mp4>"</script>'],
  ])('is not there when the page names %s', (_what, html) => {
    expect(found(html)).toBeNull();
  });
});
