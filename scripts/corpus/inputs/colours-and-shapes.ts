import { colours, corners, inSync, isProgressive, isSized, type Patch, playsThrough } from '../checks/checks.ts';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { type Clip, colourClip, cornerClip, flashClip, movingClip, patchesOf, x264 } from './clips.ts';

const untagged = 'setparams=colorspace=unknown:color_primaries=unknown:color_trc=unknown:range=unknown';
const tagged = (matrix: string, primaries: string, transfer: string) =>
  `setparams=colorspace=${matrix}:color_primaries=${primaries}:color_trc=${transfer}`;
const yuv = (matrix: string, format: string, range = 'tv') => [
  `scale=out_color_matrix=${matrix}:out_range=${range}:flags=accurate_rnd+full_chroma_int`,
  `format=${format}`,
];
const lossless = (format: string) => ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '8', '-pix_fmt', format];

interface ColourCase {
  name: string;
  file: string;
  toYuv: string[];
  clip?: Clip;
  tolerance?: number;
}

function colour({ name, file, toYuv, clip = {}, tolerance }: ColourCase): HardInput {
  const { width = 320, height = 240 } = clip;
  return {
    group: 'Colours',
    name,
    file,
    make: (path) => colourClip(path, toYuv, { video: lossless('yuv420p'), ...clip }),
    expected: [colours(patchesOf(width, height), tolerance)],
  };
}

/** From BT.709 to HDR, with white at 203 cd/m². */
const toHdr = (transfer: string) => [
  'format=gbrpf32le',
  'setparams=colorspace=gbr:color_primaries=bt709:color_trc=bt709',
  `zscale=t=linear:npl=203`,
  `zscale=p=bt2020:t=${transfer}:m=bt2020nc:r=tv:npl=203`,
  'format=yuv420p10le',
];

const colourCases: ColourCase[] = [
  { name: 'SD without tags (BT.601, NTSC)', file: 'sd.mp4', toYuv: [...yuv('bt601', 'yuv420p'), untagged] },
  {
    name: 'SD without tags (BT.601, PAL)',
    file: 'pal.mp4',
    toYuv: [...yuv('bt601', 'yuv420p'), untagged],
    clip: { width: 720, height: 576 },
  },
  {
    name: 'HD without tags (BT.709)',
    file: 'hd.mp4',
    toYuv: [...yuv('bt709', 'yuv420p'), untagged],
    clip: { width: 1280, height: 720 },
  },
  {
    name: 'SD tagged BT.709',
    file: 'sd709.mp4',
    toYuv: [...yuv('bt709', 'yuv420p'), tagged('bt709', 'bt709', 'bt709')],
  },
  {
    name: 'HD tagged BT.601',
    file: 'hd601.mp4',
    toYuv: [...yuv('bt601', 'yuv420p'), tagged('smpte170m', 'smpte170m', 'smpte170m')],
    clip: { width: 1280, height: 720 },
  },
  {
    name: 'full range',
    file: 'full.mp4',
    toYuv: [...yuv('bt601', 'yuvj420p', 'pc')],
    clip: { video: lossless('yuvj420p') },
  },
  {
    name: 'full range, Motion JPEG',
    file: 'jpeg.avi',
    toYuv: [...yuv('bt601', 'yuvj422p', 'pc')],
    clip: { video: ['-c:v', 'mjpeg', '-q:v', '2', '-pix_fmt', 'yuvj422p'] },
  },
  {
    name: '10-bit',
    file: 'ten.mp4',
    toYuv: [...yuv('bt709', 'yuv420p10le'), tagged('bt709', 'bt709', 'bt709')],
    clip: { video: lossless('yuv420p10le') },
  },
  {
    name: '4:2:2, 10-bit',
    file: 'camera.mov',
    toYuv: [...yuv('bt709', 'yuv422p10le'), tagged('bt709', 'bt709', 'bt709')],
    clip: { video: lossless('yuv422p10le') },
  },
  {
    name: '4:4:4',
    file: 'full chroma.mp4',
    toYuv: [...yuv('bt709', 'yuv444p'), tagged('bt709', 'bt709', 'bt709')],
    clip: { video: lossless('yuv444p') },
  },
  {
    name: 'RGB, H.264',
    file: 'rgb.mp4',
    toYuv: ['format=gbrp'],
    clip: { video: ['-c:v', 'libx264rgb', '-preset', 'veryfast', '-crf', '4', '-pix_fmt', 'rgb24'] },
  },
  { name: 'RGB, PNG in MOV', file: 'png.mov', toYuv: ['format=rgb24'], clip: { video: ['-c:v', 'png'] } },
  {
    name: 'HD without tags (BT.709), transparency, ProRes 4444',
    file: 'hd4444.mov',
    toYuv: ['format=gbrap', ...yuv('bt709', 'yuva444p10le'), untagged],
    clip: { width: 1280, height: 720, video: ['-c:v', 'prores_ks', '-profile:v', '4444'] },
  },
  {
    name: 'HD without tags (BT.709), transparency, VP9',
    file: 'hd alpha.webm',
    toYuv: ['format=gbrap', ...yuv('bt709', 'yuva420p'), untagged],
    clip: {
      width: 1280,
      height: 720,
      audio: ['-c:a', 'libopus'],
      video: ['-c:v', 'libvpx-vp9', '-cpu-used', '8', '-crf', '10', '-b:v', '0', '-auto-alt-ref', '0'],
    },
  },
  {
    name: 'wide gamut (BT.2020), SDR',
    file: 'wide.mp4',
    toYuv: [
      'setparams=colorspace=gbr:color_primaries=bt709:color_trc=bt709',
      'zscale=p=bt2020:t=2020_10:m=bt2020nc:r=tv',
      'format=yuv420p10le',
    ],
    clip: { video: lossless('yuv420p10le') },
    tolerance: 10,
  },
  {
    name: 'HDR10 (PQ)',
    file: 'hdr10.mp4',
    toYuv: toHdr('smpte2084'),
    clip: { video: lossless('yuv420p10le') },
    tolerance: 14,
  },
  {
    name: 'HDR10 (PQ), HEVC',
    file: 'hdr10 hevc.mp4',
    toYuv: toHdr('smpte2084'),
    clip: {
      video: [
        '-c:v',
        'libx265',
        '-preset',
        'ultrafast',
        '-crf',
        '8',
        '-pix_fmt',
        'yuv420p10le',
        '-x265-params',
        'log-level=none',
      ],
    },
    tolerance: 14,
  },
  {
    name: 'HLG',
    file: 'hlg.mp4',
    toYuv: toHdr('arib-std-b67'),
    clip: { video: lossless('yuv420p10le') },
    tolerance: 14,
  },
];

const whole = (rgb: [number, number, number], region: string): Patch => ({ region, rgb });

const alpha: HardInput[] = [
  ['QuickTime RLE', 'alpha.mov', ['-c:v', 'qtrle', '-pix_fmt', 'argb']],
  ['ProRes 4444', 'alpha4444.mov', ['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le']],
  [
    'VP9 in WebM',
    'alpha.webm',
    ['-c:v', 'libvpx-vp9', '-cpu-used', '8', '-crf', '20', '-b:v', '0', '-pix_fmt', 'yuva420p', '-auto-alt-ref', '0'],
  ],
].map(([name, file, video]) => ({
  group: 'Colours',
  name: `transparency over black, ${name}`,
  file: String(file),
  async make(path: string) {
    // white: the left third transparent, the middle half transparent, the right opaque
    const picture =
      "color=white:s=320x240:r=25:d=1,format=gbrap,geq=r=255:g=255:b=255:a='if(lt(X,107),0,if(lt(X,214),128,255))'";
    await ffmpeg(['-f', 'lavfi', '-i', picture, ...(video as string[]), `file:${path}`]);
  },
  expected: [
    colours(
      [whole([0, 0, 0], '40:40:30:20'), whole([128, 128, 128], '40:40:140:20'), whole([255, 255, 255], '40:40:250:20')],
      10,
    ),
  ],
}));

/** Rotated or mirrored by the file's metadata; its pixels are not. */
function rotated(name: string, args: string[], size: [number, number], marks: Parameters<typeof corners>): HardInput {
  return {
    group: 'Shape',
    name,
    file: 'rotated.mp4',
    async make(path) {
      const clip = `${path}.clip.mp4`;
      await cornerClip(clip);
      await ffmpeg([...args, '-i', clip, '-c', 'copy', `file:${path}`]);
    },
    expected: [isSized(...size), corners(...marks)],
  };
}

function shaped(name: string, file: string, clip: Clip, expected: Check[]): HardInput {
  return { group: 'Shape', name, file, make: (path) => flashClip(path, clip), expected };
}

const interlaced = (fields: string, name: string): HardInput => ({
  group: 'Shape',
  name: `interlaced, ${name}`,
  file: 'fields.ts',
  make: (path) =>
    movingClip(path, {
      width: 720,
      height: 576,
      fps: 50,
      filters: [`interlace=scan=${fields}:lowpass=off`, `setfield=${fields}`],
      video: [...x264, '-flags', '+ildct+ilme', '-x264-params', `${fields}=1`],
    }),
  expected: [isProgressive, isSized(720, 576)],
});

export const coloursAndShapes: HardInput[] = [
  ...colourCases.map(colour),
  ...alpha,
  rotated('not rotated', [], [320, 240], ['top left', 'top right']),
  rotated('rotated by 90°', ['-display_rotation', '-90'], [240, 320], ['top right', 'bottom right']),
  rotated('rotated by 180°', ['-display_rotation', '180'], [320, 240], ['bottom right', 'bottom left']),
  rotated('rotated by 270°', ['-display_rotation', '90'], [240, 320], ['bottom left', 'top left']),
  rotated('rotated by 30°: shown upright', ['-display_rotation', '30'], [320, 240], ['top left', 'top right']),
  rotated('mirrored', ['-display_hflip'], [320, 240], ['top right', 'top left']),
  rotated('mirrored vertically', ['-display_vflip'], [320, 240], ['bottom left', 'bottom right']),
  rotated(
    'mirrored and rotated by 90°',
    ['-display_hflip', '-display_rotation', '-90'],
    [240, 320],
    ['top left', 'bottom left'],
  ),
  shaped(
    'pixels 64:45 (PAL, 16:9)',
    'wide.mpg',
    {
      width: 720,
      height: 576,
      filters: ['setsar=64/45'],
      video: ['-c:v', 'mpeg2video', '-q:v', '4'],
      audio: ['-c:a', 'mp2'],
    },
    [isSized(1024, 576), inSync()],
  ),
  shaped('pixels 8:9 (NTSC, 4:3)', 'narrow.mp4', { width: 720, height: 480, filters: ['setsar=8/9'] }, [
    isSized(640, 480),
    inSync(),
  ]),
  shaped(
    'odd width and height',
    'odd.mp4',
    { width: 321, height: 241, video: ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv444p'] },
    [isSized(320, 240), inSync()],
  ),
  shaped('16 × 16', 'tiny.mp4', { width: 16, height: 16 }, [isSized(16, 16), inSync(), playsThrough]),
  shaped('2 × 2', 'least.mkv', { width: 2, height: 2, video: ['-c:v', 'ffv1'] }, [isSized(2, 2), playsThrough]),
  shaped('very wide', 'wide.mp4', { width: 1600, height: 64 }, [isSized(1600, 64), inSync()]),
  shaped('very tall', 'tall.mp4', { width: 64, height: 1600 }, [isSized(64, 1600), inSync()]),
  {
    ...shaped('16:9 made vertical', 'social.mp4', { width: 640, height: 360 }, [isSized(198, 352), inSync()]),
    settings: { resizeForSocialMedia: true },
  },
  interlaced('tff', 'top field first'),
  interlaced('bff', 'bottom field first'),
];
