import { describe, expect, it } from 'vitest';
import { directLink, opensPage } from '../../../../src/chat/conversation/links/direct-link.ts';

describe('share links', () => {
  it.each([
    [
      'https://drive.google.com/file/d/1aB-c_9/view?usp=sharing',
      'https://drive.google.com/uc?export=download&id=1aB-c_9',
    ],
    ['https://drive.google.com/open?id=1aB', 'https://drive.google.com/uc?export=download&id=1aB'],
    ['https://www.dropbox.com/s/abc/clip.mp4?dl=0', 'https://www.dropbox.com/s/abc/clip.mp4?dl=1'],
    ['https://example.com/clip.mp4?dl=0', 'https://example.com/clip.mp4?dl=0'],
    ['https://drive.google.com/drive/folders/1aB', 'https://drive.google.com/drive/folders/1aB'],
  ])('%s becomes %s', (link, direct) => {
    expect(directLink(link)).toBe(direct);
  });

  it('are known as pages when a site has only pages', () => {
    expect(opensPage('https://www.youtube.com/watch?v=1')).toBe(true);
    expect(opensPage('https://we.tl/t-abc')).toBe(true);
    expect(opensPage('https://video.x.com/clip.mp4')).toBe(false);
    expect(opensPage('https://example.com/watch')).toBe(false);
  });
});
