import { describe, expect, it } from 'vitest';
import { opensPage } from '../../../../src/infra/fetching/shared-links/opens-page.ts';

describe('a link that is known to open a page', () => {
  it.each([
    'https://www.youtube.com/watch?v=1',
    'https://youtu.be/1?si=x',
    'https://m.twitch.tv/videos/1',
    'https://vm.tiktok.com/ZM1/',
    'https://www.reddit.com/r/a/comments/1/',
    'https://we.tl/b-abcdef',
    'https://wetransfer.com/pricing',
    'https://www.icloud.com/iclouddrive/',
    'https://vimeo.com/staff',
    'https://www.loom.com/pricing',
    'https://drive.google.com/drive/folders/1aB?usp=sharing',
    'https://www.dropbox.com/scl/fo/abc/h?rlkey=k',
    'https://1drv.ms/f/s!AbC',
  ])('%s', (link) => {
    expect(opensPage(link)).toBe(true);
  });

  it.each([
    'https://we.tl/t-abc',
    'https://vimeo.com/76979871',
    'https://video.x.com/clip.mp4',
    'https://example.com/watch',
    'https://notyoutube.com/watch',
    'https://www.dropbox.com/s/abc/clip.mp4',
  ])('%s is none', (link) => {
    expect(opensPage(link)).toBe(false);
  });

  it('is none where the operator has a program for its host', () => {
    const hosts = ['youtube.com', 'youtu.be'];
    expect(opensPage('https://M.YouTube.com/watch?v=1', hosts)).toBe(false);
    expect(opensPage('https://youtu.be/1', hosts)).toBe(false);
    expect(opensPage('https://www.tiktok.com/@a/video/1', hosts)).toBe(true);
  });
});
