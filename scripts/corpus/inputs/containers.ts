import { flashesAt, hasAudio, hasCaption, hasFrames, inSync, lasts } from '../checks/checks.ts';
import type { HardInput } from '../hard-input.ts';
import { type Clip, flashClip, x264 } from './clips.ts';

const inAll = [inSync(), lasts(2, 0.08), hasAudio({}), hasCaption];

function flash(name: string, file: string, clip: Clip): HardInput {
  return { group: 'Containers and codecs', name, file, make: (path) => flashClip(path, clip), expected: inAll };
}

const mp3 = ['-c:a', 'libmp3lame'];
const pal: Clip = { width: 720, height: 576 };

export const containers: HardInput[] = [
  flash('MP4, index first', 'first.mp4', { output: ['-movflags', '+faststart'] }),
  flash('MP4, index last', 'last.mp4', {}),
  flash('MP4 in fragments', 'parts.mp4', { output: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof'] }),
  flash('MP4 in fragments with an index of them', 'sidx.mp4', {
    output: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof+global_sidx'],
  }),
  flash('MP4, HEVC', 'hevc.mp4', {
    video: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'],
  }),
  flash('MP4, AV1', 'av1.mp4', { video: ['-c:v', 'libsvtav1', '-preset', '12'] }),
  flash('MP4, MPEG-4 part 2, MP3', 'part2.mp4', { video: ['-c:v', 'mpeg4', '-bf', '2', '-q:v', '3'], audio: mp3 }),
  flash('MOV, H.264, PCM', 'pcm.mov', { audio: ['-c:a', 'pcm_s16le'] }),
  flash('MOV, ProRes 4:2:2 10-bit, PCM 24-bit', 'prores.mov', {
    video: ['-c:v', 'prores_ks', '-profile:v', '1'],
    audio: ['-c:a', 'pcm_s24le'],
  }),
  flash('MOV, Motion JPEG', 'mjpeg.mov', { video: ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p'] }),
  flash('MKV, H.264, Opus', 'opus.mkv', { audio: ['-c:a', 'libopus'] }),
  flash('MKV, H.264, FLAC', 'flac.mkv', { audio: ['-c:a', 'flac'] }),
  flash('MKV, FFV1, PCM', 'ffv1.mkv', { video: ['-c:v', 'ffv1'], audio: ['-c:a', 'pcm_s16le'] }),
  flash('WebM, VP8, Vorbis, with hidden frames', 'vp8.webm', {
    video: ['-c:v', 'libvpx', '-auto-alt-ref', '1', '-lag-in-frames', '16', '-b:v', '400k'],
    audio: ['-c:a', 'libvorbis'],
  }),
  flash('WebM, VP9, Opus', 'vp9.webm', {
    video: ['-c:v', 'libvpx-vp9', '-cpu-used', '8', '-b:v', '400k'],
    audio: ['-c:a', 'libopus'],
  }),
  flash('AVI, MPEG-4 with B-frames, MP3', 'mpeg4.avi', {
    video: ['-c:v', 'mpeg4', '-bf', '2', '-q:v', '3'],
    audio: mp3,
  }),
  {
    ...flash('AVI, H.264 with B-frames', 'h264.avi', { audio: mp3 }),
    // AVI cannot store the times of B-frames, so the audio of the file itself is early by this much
    expected: [inSync(1, 0.943), lasts(2, 0.08), hasCaption],
  },
  flash('AVI, raw video, PCM', 'raw.avi', {
    width: 160,
    height: 120,
    video: ['-c:v', 'rawvideo', '-pix_fmt', 'yuv420p'],
    audio: ['-c:a', 'pcm_s16le'],
  }),
  flash('FLV, H.264, AAC', 'h264.flv', {}),
  flash('FLV, Sorenson H.263, MP3', 'sorenson.flv', {
    video: ['-c:v', 'flv', '-q:v', '3'],
    audio: [...mp3, '-ar', '44100'],
  }),
  flash('WMV, WMA', 'old.wmv', { video: ['-c:v', 'wmv2', '-q:v', '3'], audio: ['-c:a', 'wmav2'] }),
  flash('MPEG-TS, H.264, AAC', 'h264.ts', {}),
  flash('MPEG-TS, MPEG-2, MP2', 'mpeg2.ts', { video: ['-c:v', 'mpeg2video', '-q:v', '3'], audio: ['-c:a', 'mp2'] }),
  flash('M2TS of a camera, AC-3', 'camera.m2ts', {
    audio: ['-c:a', 'ac3'],
    output: ['-f', 'mpegts', '-mpegts_m2ts_mode', '1'],
  }),
  flash('3GP of an old phone, H.263, AMR', 'phone.3gp', {
    width: 176,
    height: 144,
    video: ['-c:v', 'h263', '-q:v', '3'],
    audio: ['-c:a', 'libopencore_amrnb', '-ar', '8000', '-ac', '1'],
  }),
  flash('DVD, PAL, MPEG-2, AC-3', 'dvd.mpg', {
    ...pal,
    filters: ['setsar=16/15'],
    video: ['-c:v', 'mpeg2video', '-q:v', '4'],
    audio: ['-c:a', 'ac3'],
    output: ['-f', 'dvd'],
  }),
  flash('Ogg, Theora, Vorbis', 'theora.ogv', {
    video: ['-c:v', 'libtheora', '-q:v', '7'],
    audio: ['-c:a', 'libvorbis'],
  }),
  flash('MXF, MPEG-2, PCM', 'camera.mxf', {
    ...pal,
    video: ['-c:v', 'mpeg2video', '-q:v', '4'],
    audio: ['-c:a', 'pcm_s16le'],
  }),
  flash('DV, PAL', 'tape.dv', {
    ...pal,
    video: ['-c:v', 'dvvideo', '-pix_fmt', 'yuv420p'],
    audio: ['-c:a', 'pcm_s16le', '-ac', '2'],
  }),
  {
    group: 'Containers and codecs',
    name: 'animated GIF',
    file: 'moves.gif',
    make: (path) => flashClip(path, { fps: 10, audio: null, video: [] }),
    expected: [flashesAt(), lasts(2), hasAudio(null), hasFrames(20, 60), hasCaption],
  },
  flash('MP4 with a wrong name', 'not really.avi', { video: x264, output: ['-f', 'mp4'] }),
];
