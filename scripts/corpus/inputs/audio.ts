import { flashesAt, hasAudio, hasCaption, inSync, lasts } from '../checks/checks.ts';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { type Clip, flashClip } from './clips.ts';

const group = 'Audio';

function flash(name: string, file: string, clip: Clip, expected: Check[]): HardInput {
  return { group, name, file, make: (path) => flashClip(path, clip), expected: [...expected, hasCaption] };
}

/** A clip whose audio is moved or cut; the video is copied. */
function shifted(
  name: string,
  file: string,
  inputs: (clip: string) => string[],
  expected: Check[],
  output: string[] = [],
): HardInput {
  const make = async (path: string) => {
    const whole = `${path}.whole.mkv`;
    await flashClip(whole, { audio: ['-c:a', 'pcm_s16le'] });
    await ffmpeg([
      ...inputs(whole),
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'copy',
      '-c:a',
      'aac',
      ...output,
      `file:${path}`,
    ]);
  };
  return { group, name, file, make, expected: [...expected, hasCaption] };
}

export const audio: HardInput[] = [
  flash('none', 'silent.mp4', { audio: null }, [hasAudio(null), lasts(2)]),
  flash('mono', 'mono.mp4', { audio: ['-c:a', 'aac', '-ac', '1'] }, [inSync(), hasAudio({ channels: 1, seconds: 2 })]),
  flash('5.1, AC-3', 'surround.mkv', { audioFilters: ['aformat=channel_layouts=5.1'], audio: ['-c:a', 'ac3'] }, [
    inSync(),
    hasAudio({ channels: 2 }),
  ]),
  flash('7.1, FLAC', 'eight.mkv', { audioFilters: ['aformat=channel_layouts=7.1'], audio: ['-c:a', 'flac'] }, [
    inSync(),
    hasAudio({ channels: 2 }),
  ]),
  flash('96 kHz', 'fast.mov', { audio: ['-c:a', 'pcm_s24le', '-ar', '96000'] }, [inSync(), hasAudio({ seconds: 2 })]),
  flash('8 kHz, A-law', 'telephone.mov', { audio: ['-c:a', 'pcm_alaw', '-ar', '8000', '-ac', '1'] }, [
    inSync(),
    hasAudio({}),
  ]),
  flash('MP3 in MP4', 'mp3.mp4', { audio: ['-c:a', 'libmp3lame'] }, [inSync(), hasAudio({})]),
  flash('E-AC-3 in MPEG-TS', 'dolby.ts', { audio: ['-c:a', 'eac3'] }, [inSync(), hasAudio({})]),
  shifted('half a second late', 'late.mp4', (clip) => ['-i', clip, '-itsoffset', '0.5', '-i', clip], [inSync(1, 1.5)]),
  shifted('half a second early', 'early.mp4', (clip) => ['-itsoffset', '0.5', '-i', clip, '-i', clip], [
    inSync(1.5, 1),
  ]),
  shifted('early in MPEG-TS', 'early.ts', (clip) => ['-itsoffset', '0.5', '-i', clip, '-i', clip], [inSync(1.5, 1)]),
  shifted('15 seconds early', 'earlier.mp4', (clip) => ['-itsoffset', '15', '-i', clip, '-i', clip], [inSync(16, 1)]),
  shifted('15 seconds early in MKV', 'earlier.mkv', (clip) => ['-itsoffset', '15', '-i', clip, '-i', clip], [
    inSync(16, 1),
  ]),
  shifted('15 seconds early in MPEG-TS', 'earlier.ts', (clip) => ['-itsoffset', '15', '-i', clip, '-i', clip], [
    inSync(16, 1),
  ]),
  flash(
    '11 channels without a layout',
    'eleven.mkv',
    { audioFilters: ['asplit=11', 'amerge=inputs=11'], audio: ['-c:a', 'pcm_s16le'] },
    [inSync(), hasAudio({ channels: 2 })],
  ),
  {
    group,
    name: '255 channels: more than ffmpeg mixes',
    file: 'channels.mkv',
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await flashClip(clip, { audio: null });
      const silence = ['-f', 's16le', '-ac', '255', '-ar', '8000', '-t', '2', '-i', '/dev/zero'];
      await ffmpeg(['-i', clip, ...silence, '-c', 'copy', `file:${path}`]);
    },
    expected: [flashesAt(), hasAudio(null), hasCaption],
  },
  shifted('shorter than the video', 'short.mp4', (clip) => ['-i', clip, '-t', '1.4', '-i', clip], [inSync(), lasts(2)]),
  shifted('longer than the video', 'long.mp4', (clip) => ['-t', '1.4', '-i', clip, '-i', clip], [inSync()]),
  {
    group,
    name: 'the default one of several tracks',
    file: 'tracks.mkv',
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await flashClip(clip);
      const other = ['-f', 'lavfi', '-i', 'sine=f=300:d=2,aformat=channel_layouts=mono'];
      const tracks = [
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-map',
        '0:a',
        '-disposition:a:0',
        '0',
        '-disposition:a:1',
        'default',
      ];
      await ffmpeg(['-i', clip, ...other, ...tracks, '-c:v', 'copy', '-c:a', 'aac', `file:${path}`]);
    },
    expected: [inSync(), hasAudio({}), hasCaption],
  },
  {
    group,
    name: 'a gap of half a second',
    file: 'hole.mkv',
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await flashClip(clip, { audio: ['-c:a', 'pcm_s16le'] });
      const cut = "aselect='not(between(t,0.2,0.7))'";
      await ffmpeg(['-i', clip, '-af', cut, '-c:v', 'copy', '-c:a', 'libopus', `file:${path}`]);
    },
    expected: [inSync(), hasAudio({}), hasCaption],
  },
];
