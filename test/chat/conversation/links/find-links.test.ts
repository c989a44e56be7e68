import { describe, expect, it } from 'vitest';
import { findLinks } from '../../../../src/chat/conversation/links/find-links.ts';

const links = (text: string) => findLinks(text).links;

describe('finding links', () => {
  it.each([
    ['https://a.example/x.mp4', 'https://a.example/x.mp4'],
    ['Look: https://a.example/x.mp4.', 'https://a.example/x.mp4'],
    ['(https://a.example/x.mp4)', 'https://a.example/x.mp4'],
    ['see (https://a.example/x_(final).mp4)!', 'https://a.example/x_(final).mp4'],
    ['«https://a.example/x.mp4»', 'https://a.example/x.mp4'],
    ['“https://a.example/x.mp4”, please', 'https://a.example/x.mp4'],
    ['<https://a.example/x.mp4?a=1&b=2>', 'https://a.example/x.mp4?a=1&b=2'],
    ['https://a.example/x.mp4?sig=abc%3D&x=1, thanks', 'https://a.example/x.mp4?sig=abc%3D&x=1'],
    ['HTTPS://A.example/X.MP4', 'HTTPS://A.example/X.MP4'],
    ['*https://a.example/x.mp4*', 'https://a.example/x.mp4'],
    ['a.example/clips/x.mp4', 'https://a.example/clips/x.mp4'],
    ['a.example/fonts/Brand.TTF', 'https://a.example/fonts/Brand.TTF'],
    ['drive.google.com/file/d/1a-B/view', 'https://drive.google.com/file/d/1a-B/view'],
    ['http://example.com:8080/é.mp4…', 'http://example.com:8080/é.mp4'],
    ['我的视频：https://a.example/x.mp4，谢谢', 'https://a.example/x.mp4'],
    ['「https://a.example/x.mp4」', 'https://a.example/x.mp4'],
    ['„https://a.example/x.mp4“', 'https://a.example/x.mp4'],
    ['\u200ehttps://a.example/x.mp4\u200f', 'https://a.example/x.mp4'],
    ['[https://a.example/x.mp4](https://a.example/x.mp4)', 'https://a.example/x.mp4'],
    ['[my clip](https://a.example/x.mp4)', 'https://a.example/x.mp4'],
    ['we.tl/t-df2pCDR04C', 'https://we.tl/t-df2pCDR04C'],
    ['loom.com/share/43d05f362f734614a2e81b4694a3a523.', 'https://loom.com/share/43d05f362f734614a2e81b4694a3a523'],
    ['youtube.com/watch?v=1', 'https://youtube.com/watch?v=1'],
  ])('finds the link in %s', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  it('finds several, each once', () => {
    expect(links('https://a.example/1.mp4 and https://a.example/2.mp4,https://a.example/1.mp4')).toEqual([
      'https://a.example/1.mp4',
      'https://a.example/2.mp4',
    ]);
    expect(links('https://a.example/get?url=https://b.example/1.mp4')).toHaveLength(1);
  });

  it.each(['bigger, yellow', 'line 3: and/or', '9:16 please', 'e.g. this.that', 'me@mail.example/x', 'v1.2/v1.3'])(
    'finds none in %s',
    (text) => {
      expect(findLinks(text)).toMatchObject({ links: [], unusable: [] });
    },
  );

  it('recognises links that we cannot use', () => {
    expect(findLinks('example.com/watch?v=1').unusable).toEqual(['example.com/watch?v=1']);
    expect(findLinks('ftp://a.example/x.mp4').unusable).toEqual(['ftp://a.example/x.mp4']);
  });

  it('returns the other words', () => {
    expect(findLinks('Bigger (https://a.example/x.mp4), and yellow!').rest).toBe('Bigger , and yellow!');
    expect(findLinks('https://a.example/x.mp4 !').rest).toBe('');
  });
});
