import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { sniffHead, sniffMedia, stillImageFormat } from '../../../src/infra/fetching/sniff-media.ts';
import { ffmpeg } from '../../support/make-clip.ts';
import { mp3Bytes, mp4Bytes, pngBytes } from '../../support/media-bytes.ts';

const refusal = async (head: Buffer | string, url?: string) => {
  const error = await sniffHead(Buffer.from(head), { url }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? error : null;
};

describe('sniffHead', () => {
  it.each<[string, string | Buffer, string, RegExp]>([
    ['an empty file', '', 'source_empty', /no bytes/],
    ['a web page', '<!DOCTYPE html><html><body>Hi</body></html>', 'source_web_page', /web page/],
    ['a web page behind blanks and a comment', '\n\n  <!-- x -->\n<HTML lang="de">', 'source_web_page', /web page/],
    ['a web page with a byte order mark', '\uFEFF<html>', 'source_web_page', /web page/],
    ['a web page in UTF-16', Buffer.from('\uFEFF<html><body>', 'utf16le'), 'source_web_page', /web page/],
    ['a web page in Windows-1252', Buffer.from('<html><body>caf\xe9', 'latin1'), 'source_web_page', /web page/],
    ['an XHTML page', '<?xml version="1.0"?><!DOCTYPE html><html>', 'source_web_page', /web page/],
    ['a piece of a web page', '<h1>404 Not Found</h1>', 'source_web_page', /web page/],
    ['a paragraph', '<div>hello</div>', 'source_web_page', /web page/],
    ['a picture', pngBytes, 'source_picture', /picture \(PNG\)/],
    ['an SVG', '<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="x">', 'source_picture', /picture \(SVG\)/],
    ['sound', mp3Bytes, 'source_sound_only', /sound without a picture \(MP3\)/],
    ['an HLS playlist', '#EXTM3U\n#EXT-X-VERSION:3\nsegment.ts', 'source_playlist', /playlist/],
    ['a DASH manifest', '<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash">', 'source_playlist', /playlist/],
    ['a concat list', 'ffconcat version 1.0\nfile /etc/passwd', 'source_playlist', /playlist/],
    ['a PLS playlist', '[playlist]\nFile1=http://127.0.0.1/', 'source_playlist', /playlist/],
    ['an ASX playlist', '<ASX version="3.0">', 'source_playlist', /playlist/],
    ['an XSPF playlist', '<?xml version="1.0"?><playlist version="1">', 'source_playlist', /playlist/],
    ['a Smooth Streaming manifest', '<SmoothStreamingMedia MajorVersion="2">', 'source_playlist', /playlist/],
    ['a WPL playlist', '<?wpl version="1.0"?><smil>', 'source_playlist', /playlist/],
    ['addresses only', '# mine\nhttp://a.example/1.mp4\r\n\nhttp://a.example/2.mp4', 'source_playlist', /playlist/],
    ['files only', "file 'a.mp4'\nfile 'b.mp4'\n", 'source_playlist', /playlist/],
    ['TIFF', Buffer.from('II*\0\x5c\x1b\x01\0', 'latin1'), 'source_picture', /picture \(TIFF\)/],
    ['TIFF, big-endian', Buffer.from('MM\0*\0\0\0\x08', 'latin1'), 'source_picture', /picture \(TIFF\)/],
    ['PPM', Buffer.from('P6\n# made\n2 1\n255\n\0\x01', 'latin1'), 'source_picture', /picture \(PPM\)/],
    ['TGA', Buffer.from('00000a0000000000000000004001b400182087fe', 'hex'), 'source_picture', /picture \(TGA\)/],
    ['JSON with markup inside', '{"error":"<div>"}', 'source_unsupported', /JSON/],
    ['JSON', '{"error":"not found"}', 'source_unsupported', /JSON/],
    ['subtitles', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHi', 'source_unsupported', /subtitle/],
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi', 'source_unsupported', /subtitle/],
    ['TTML', '<?xml version="1.0"?><tt><head/></tt>', 'source_unsupported', /subtitle/],
    ['text that names an address', 'See\nhttp://a.example/', 'source_unsupported', /plain text/],
    ['text in UTF-16', Buffer.from('\uFEFFПривет 🙂', 'utf16le'), 'source_unsupported', /plain text/],
    ['a PDF in letters only', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n', 'source_unsupported', /PDF/],
    ['plain text', 'Access denied', 'source_unsupported', /plain text/],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n\0', 'source_unsupported', /PDF/],
    ['an archive', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 'source_unsupported', /archive \(GZ\)/],
  ])('refuses %s', async (_, head, code, words) => {
    const error = await refusal(head);
    expect(error).toMatchObject({ code, details: { retryable: false } });
    expect(error?.message).toMatch(words);
  });

  it('recognises audio that begins like UTF-16', async () => {
    const layerOne = Buffer.concat([Buffer.from([0xff, 0xfe, 0x84, 0x00]), Buffer.alloc(400)]);
    expect((await refusal(layerOne))?.message).not.toMatch(/text/);
  });

  it('mentions a link only if there is one', async () => {
    expect((await refusal(''))?.message).toMatch(/^That file /);
    expect((await refusal('', 'https://example.com/a.mp4'))?.message).toMatch(/^That link /);
  });

  it.each([
    ['https://drive.google.com/file/d/1/view', /Anyone with the link/],
    ['https://www.dropbox.com/s/1/a.mp4?dl=0', /without a password/],
    ['https://youtu.be/1', /download the video there first/],
    ['https://acme.sharepoint.com/v/1', /anyone with the link/],
  ])('gives advice for the share link %s', async (url, hint) => {
    expect((await refusal('<html>', url))?.message).toMatch(hint);
  });

  it('gives no advice for a host that only ends like a known one', async () => {
    expect((await refusal('<html>', 'https://netflix.com/'))?.message).not.toMatch(/download the video there/);
  });

  it('accepts unknown bytes, to be probed', async () => {
    expect(await sniffHead(Buffer.from([1, 2, 3, 0, 5]))).toEqual({ mimeType: null, extension: null });
  });

  it.each(['\x80theora', '\x01vorbis and then \x80theora'])(
    'accepts an Ogg file that begins with %j',
    async (streams) => {
      const head = Buffer.concat([
        Buffer.from('OggS'),
        Buffer.alloc(24),
        Buffer.from(streams, 'latin1'),
        Buffer.alloc(200),
      ]);
      expect(await sniffHead(head)).toHaveProperty('extension');
    },
  );

  it('recognises an mp4 from a short beginning', async () => {
    expect(await sniffHead(mp4Bytes(100))).toEqual({ mimeType: 'video/mp4', extension: 'mp4' });
  });
});

describe('sniffMedia', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sniff-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const make = (name: string, ...args: string[]) => {
    const inputs = ['-f', 'lavfi', '-i', 'testsrc=s=64x64:d=0.4:r=10', '-f', 'lavfi', '-i', 'sine=d=0.4'];
    ffmpeg([...inputs, ...args, join(folder, name)]);
    return join(folder, name);
  };

  it.each([
    ['clip.mp4', '-c:v', 'libx264'],
    ['clip.mov', '-c:v', 'libx264'],
    ['clip.mkv', '-c:v', 'libx264'],
    ['clip.webm', '-c:v', 'libvpx', '-c:a', 'libvorbis'],
    ['clip.avi', '-c:v', 'mpeg4'],
    ['clip.ts', '-c:v', 'libx264'],
    ['clip.mpg', '-c:v', 'mpeg2video', '-r', '25'],
    ['clip.flv', '-c:v', 'libx264'],
    ['clip.wmv', '-c:v', 'wmv2'],
    ['clip.3gp', '-c:v', 'libx264', '-c:a', 'aac'],
    ['clip.mxf', '-c:v', 'mpeg2video', '-r', '25', '-ar', '48000'],
  ])('accepts the video %s', async (name, ...args) => {
    expect(await sniffMedia(make(name, ...args))).toHaveProperty('mimeType');
  });

  it.each(['wav', 'flac', 'mp3', 'ogg', 'opus', 'aac'])('refuses a .%s audio file', async (extension) => {
    const file = make(`sound.${extension}`, '-map', '1');
    await expect(sniffMedia(file)).rejects.toMatchObject({ code: 'source_sound_only' });
  });

  it.each(['jpg', 'gif', 'webp'])('refuses a .%s image', async (extension) => {
    const file = make(`picture.${extension}`, '-map', '0', '-frames:v', '1');
    await expect(sniffMedia(file)).rejects.toMatchObject({ code: 'source_picture' });
  });

  it('reads nothing after the first 64 KiB', async () => {
    const file = join(folder, 'long.html');
    await writeFile(file, Buffer.concat([Buffer.from('<html>'), Buffer.alloc(65_530, 'x'), Buffer.alloc(1000)]));
    await expect(sniffMedia(file)).rejects.toMatchObject({ code: 'source_web_page' });
  });
});

describe('stillImageFormat', () => {
  it.each([
    ['P6 640 480 255\n', 'PPM'],
    ['P5\n# made by hand\n# in two lines\n640 480\n255\n', 'PPM'],
    ['P7\n# of any kind\nWIDTH 640\nHEIGHT 480\n', 'PPM'],
    ['II*\0\x08\0\0\0', 'TIFF'],
    ['MM\0*\0\0\0\x08', 'TIFF'],
    ['P6 people talk about six things', null],
    ['#EXTM3U\n', null],
    ['', null],
  ])('recognises %j as %s', (head, format) => {
    expect(stillImageFormat(Buffer.from(head, 'latin1'))).toBe(format);
  });

  it('is not slowed down by endless comments', () => {
    expect(stillImageFormat(Buffer.from(`P6 ${'# '.repeat(30)}`))).toBeNull();
    expect(stillImageFormat(Buffer.from(`P6 ${'#\n'.repeat(30)}`))).toBeNull();
  });
});
