import { readFile, writeFile } from 'node:fs/promises';
import type { ErrorCode } from '../../../src/infra/errors/error-table.ts';
import type { HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { flashClip } from './clips.ts';

function refused(
  name: string,
  file: string,
  code: ErrorCode,
  message: RegExp,
  make: (path: string) => Promise<unknown>,
): HardInput {
  return { group: 'Refused', name, file, make: async (path) => void (await make(path)), expected: { code, message } };
}

const text = (content: string) => (path: string) => writeFile(path, content);
const utf16 = (content: string) => (path: string) => writeFile(path, Buffer.from(`\uFEFF${content}`, 'utf16le'));
const still =
  (...args: string[]) =>
  (path: string) =>
    ffmpeg(['-f', 'lavfi', '-i', 'testsrc2=s=320x240', '-frames:v', '1', ...args, `file:${path}`]);
const animated =
  (...args: string[]) =>
  (path: string) =>
    ffmpeg(['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=5:d=1', ...args, `file:${path}`]);
const tone =
  (...args: string[]) =>
  (path: string) =>
    ffmpeg(['-f', 'lavfi', '-i', 'sine=d=1', ...args, `file:${path}`]);

/** A raw video whose header declares this width and height. */
const withDeclaredSide = (side: number) => async (path: string) => {
  await ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=64x64:d=1', '-c:v', 'rawvideo', '-pix_fmt', 'bgr24', `file:${path}`]);
  const bytes = await readFile(path);
  const header = bytes.indexOf('strf') + 8;
  bytes.writeInt32LE(side, header + 4);
  bytes.writeInt32LE(side, header + 8);
  await writeFile(path, bytes);
};

const hlsPlaylist = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nhttp://127.0.0.1/a.ts\n#EXT-X-ENDLIST\n';
const aPicture = /is a picture \(/;
const aPlaylist = /playlist/;
const noVideo = /sound but no video/;

export const refusals: HardInput[] = [
  refused('PNG', 'a.png', 'source_picture', aPicture, still('-update', '1')),
  refused('JPEG', 'a.jpg', 'source_picture', aPicture, still('-update', '1')),
  refused('WebP', 'a.webp', 'source_picture', aPicture, still('-update', '1')),
  refused('TIFF', 'a.tiff', 'source_picture', aPicture, still('-update', '1')),
  refused('PPM', 'a.ppm', 'source_picture', aPicture, still('-update', '1')),
  refused('TGA', 'a.tga', 'source_picture', aPicture, still('-update', '1')),
  refused('animated PNG', 'a.apng', 'source_picture', aPicture, animated('-plays', '0')),
  refused('animated WebP', 'animated.webp', 'source_picture', aPicture, animated('-c:v', 'libwebp_anim')),
  refused('still GIF', 'a.gif', 'source_picture', /still picture/, still()),
  refused(
    'PNG named MP4',
    'picture.mp4',
    'source_picture',
    aPicture,
    still('-c:v', 'png', '-f', 'image2', '-update', '1'),
  ),
  refused(
    'SVG',
    'a.svg',
    'source_picture',
    aPicture,
    text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ),
  refused('MP3', 'a.mp3', 'source_sound_only', noVideo, tone()),
  refused('WAV', 'a.wav', 'source_sound_only', noVideo, tone()),
  refused('M4A', 'a.m4a', 'source_sound_only', noVideo, tone()),
  refused('MP3 with cover art', 'cover.mp3', 'source_sound_only', noVideo, async (path) => {
    const cover = `${path}.png`;
    await still('-update', '1')(cover);
    await tone('-i', cover, '-map', '0', '-map', '1', '-c:v', 'copy', '-id3v2_version', '3')(path);
  }),
  refused('M4A with cover art', 'cover.m4a', 'source_sound_only', noVideo, async (path) => {
    const cover = `${path}.png`;
    await still('-update', '1')(cover);
    await tone(
      '-i',
      cover,
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'copy',
      '-disposition:v',
      'attached_pic',
      '-f',
      'mp4',
    )(path);
  }),
  refused('HLS playlist', 'a.m3u8', 'source_playlist', aPlaylist, text(hlsPlaylist)),
  refused(
    'HLS playlist named MP4',
    'list.mp4',
    'source_playlist',
    aPlaylist,
    text('\uFEFF#EXTM3U\n#EXTINF:2,\n/etc/passwd\n#EXT-X-ENDLIST\n'),
  ),
  refused(
    'DASH manifest',
    'a.mpd',
    'source_playlist',
    aPlaylist,
    text('<?xml version="1.0"?>\n<!-- made by hand -->\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>'),
  ),
  refused(
    'list of files (ffconcat)',
    'a.ffconcat',
    'source_playlist',
    aPlaylist,
    text("ffconcat version 1.0\nfile '/etc/passwd'\n"),
  ),
  refused(
    'XSPF playlist',
    'a.xspf',
    'source_playlist',
    aPlaylist,
    text('<?xml version="1.0"?>\n<playlist version="1" xmlns="http://xspf.org/ns/0/"></playlist>'),
  ),
  refused(
    'Smooth Streaming manifest',
    'a.ism',
    'source_playlist',
    aPlaylist,
    text('<?xml version="1.0"?>\n<SmoothStreamingMedia MajorVersion="2"></SmoothStreamingMedia>'),
  ),
  refused(
    'M3U of addresses only',
    'a.m3u',
    'source_playlist',
    aPlaylist,
    text('http://127.0.0.1/a.mp4\nhttp://127.0.0.1/b.mp4\n'),
  ),
  refused(
    'web page',
    'a.html',
    'source_web_page',
    /web page/,
    text('<!-- x -->\n<!DOCTYPE html>\n<html><body>video</body></html>'),
  ),
  refused(
    'web page named MP4',
    'page.mp4',
    'source_web_page',
    /web page/,
    text('<!DOCTYPE html>\n<html><body>video</body></html>'),
  ),
  refused(
    'web page in UTF-16',
    'utf16.html',
    'source_web_page',
    /web page/,
    utf16('<!DOCTYPE html>\n<html><body>video</body></html>'),
  ),
  refused('fragment of a web page', 'piece.mp4', 'source_web_page', /web page/, text('<h1>404 Not Found</h1>')),
  refused('text', 'a.txt', 'source_unsupported', /plain text/, text('Hello, this is only text.\n'.repeat(100))),
  refused('text in UTF-16', 'utf16.txt', 'source_unsupported', /plain text/, utf16('Hello, this is only text.\n')),
  refused('subtitles', 'a.srt', 'source_unsupported', /subtitle/, text('1\n00:00:00,100 --> 00:00:01,900\nHello\n')),
  refused(
    'subtitles, WebVTT',
    'a.vtt',
    'source_unsupported',
    /subtitle/,
    text('WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n'),
  ),
  refused('subtitles in MKV', 'a.mkv', 'source_unsupported', /no video in this file/, async (path) => {
    await writeFile(`${path}.srt`, '1\n00:00:00,100 --> 00:00:01,900\nHello\n');
    await ffmpeg(['-i', `${path}.srt`, `file:${path}`]);
  }),
  refused('cover art alone', 'cover.mp4', 'source_unsupported', /no video in this file/, async (path) => {
    await still('-update', '1')(`${path}.png`);
    await ffmpeg(['-i', `${path}.png`, '-c', 'copy', '-disposition:v', 'attached_pic', `file:${path}`]);
  }),
  refused('session description (SDP)', 'a.sdp', 'source_unsupported', /plain text/, (path) =>
    writeFile(path, 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video 5004 RTP/AVP 96\n'),
  ),
  refused('playlist after the beginning of an MP4', 'list.mp4', 'source_damaged', /damaged/, (path) =>
    writeFile(path, Buffer.concat([Buffer.from('00000010667479706d70343200000000', 'hex'), Buffer.from(hlsPlaylist)])),
  ),
  refused('PDF', 'a.pdf', 'source_unsupported', /PDF file/, text('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')),
  refused('ZIP named MP4', 'zip.mp4', 'source_unsupported', /archive \(ZIP\)/, (path) =>
    writeFile(path, Buffer.from('504b0304140000000000', 'hex')),
  ),
  refused('empty file', 'empty.mp4', 'source_empty', /no bytes/, text('')),
  refused('MP4 without its index', 'no index.mp4', 'source_damaged', /damaged/, async (path) => {
    await flashClip(path);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, bytes.indexOf('moov') - 4));
  }),
  refused(
    'random bytes',
    'noise.mp4',
    'source_unsupported',
    /not a video/,
    text(Array.from({ length: 5000 }, (_, i) => String.fromCharCode((i * 7919) % 250)).join('')),
  ),
  refused('16 000 × 16 000 in its header', 'huge.avi', 'source_absurd_size', /16000 × 16000/, withDeclaredSide(16_000)),
  refused(
    '30 000 × 30 000: more than ffmpeg reads',
    'huger.avi',
    'source_absurd_size',
    /30000 × 30000/,
    withDeclaredSide(30_000),
  ),
  refused('100 000 frames a second', 'rapid.mp4', 'source_unsupported', /more frames/, (path) =>
    flashClip(path, { fps: 100_000, seconds: 0.002, width: 64, height: 64 }),
  ),
  refused('pixels of a negative width', 'negative.mp4', 'source_damaged', /damaged/, async (path) => {
    await flashClip(path, { filters: ['setsar=4/3'] });
    const bytes = await readFile(path);
    bytes.writeInt32BE(-1, bytes.indexOf('pasp') + 4);
    bytes.writeInt32BE(1, bytes.indexOf('pasp') + 8);
    await writeFile(path, bytes);
  }),
  refused('100 000 × 100 000', 'hugest.avi', 'source_absurd_size', /100000 × 100000/, withDeclaredSide(100_000)),
  refused('20 000 pixels wide', 'wide.mov', 'source_absurd_size', /20000/, (path) =>
    ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=20000x16:d=0.2', '-c:v', 'png', `file:${path}`]),
  ),
  refused('320 × 180 with pixels of 400:1', 'broad.mkv', 'source_absurd_size', /larger than any/, (path) =>
    flashClip(path, { width: 320, height: 180, filters: ['setsar=400/1'] }),
  ),
];
