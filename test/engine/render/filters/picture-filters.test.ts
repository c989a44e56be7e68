import { describe, expect, it } from 'vitest';
import type { VideoFacts } from '../../../../src/engine/media/source-facts.ts';
import { frameGeometry } from '../../../../src/engine/render/filters/output-frame.ts';
import { pictureFilters, reducedRate, timeFilters } from '../../../../src/engine/render/filters/picture-filters.ts';
import { planAudio } from '../../../../src/engine/render/output/output-args.ts';
import { buildFacts } from '../../../support/build-facts.ts';

const filters = (video: Partial<VideoFacts>, settings = {}) => {
  const facts = buildFacts(video);
  return pictureFilters(facts, frameGeometry(facts, settings));
};
const tags = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

describe('pictureFilters', () => {
  it('convert nothing if the frame has the right format', () => {
    expect(filters({})).toEqual(['format=yuv420p', 'setsar=1', tags]);
  });

  it('rotate first, then crop, then scale', () => {
    const phone = { rotation: 90, mirrored: true, displayWidth: 1080, displayHeight: 1920 } as const;
    expect(filters(phone)).toEqual(['hflip', 'transpose=clock', 'format=yuv420p', 'setsar=1', tags]);
    expect(filters({}, { resizeForSocialMedia: true }).slice(0, 2)).toEqual([
      'crop=608:1080',
      'scale=1080:1920:flags=lanczos',
    ]);
  });

  it('convert BT.601 and full range to BT.709', () => {
    const old = { primaries: 'bt470bg', transfer: 'bt709', matrix: 'bt470bg', fullRange: true };
    expect(filters({ colour: old })[0]).toBe(
      'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=bicubic',
    );
  });

  it.each(['smpte2084', 'arib-std-b67'])('tone-map %s', (transfer) => {
    const colour = { primaries: 'bt2020', transfer, matrix: 'bt2020nc', fullRange: false };
    expect(filters({ colour })).toEqual([
      `zscale=min=2020_ncl:pin=2020:tin=${transfer}:rin=tv:t=linear:npl=203`,
      ...['format=gbrpf32le', 'zscale=p=bt709', 'tonemap=mobius:param=0.3:desat=0', 'zscale=t=bt709:m=bt709:r=tv'],
      ...['format=yuv420p', 'setsar=1', tags],
    ]);
  });

  it('blend transparency with black', () => {
    expect(filters({ hasAlpha: true, pixelFormat: 'bgra' }).slice(0, 3)).toEqual([
      ...['format=gbrap', 'premultiply=inplace=1', 'format=gbrp'],
    ]);
  });

  it.each([
    ['bt709', false, 'in_color_matrix=bt709:in_range=tv'],
    ['smpte170m', true, 'in_color_matrix=bt601:in_range=pc'],
  ])('read the colours of transparent video as %s, full range %s', (matrix, fullRange, read) => {
    const colour = { primaries: 'bt709', transfer: 'bt709', matrix, fullRange };
    expect(filters({ hasAlpha: true, pixelFormat: 'yuva444p10le', colour }).slice(0, 5)).toEqual([
      ...[`scale=${read}:flags=bicubic`, 'format=gbrap', 'premultiply=inplace=1', 'format=gbrp'],
      'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic',
    ]);
  });
});

describe('timeFilters', () => {
  it('deinterlace, and reduce rates above 60', () => {
    expect(timeFilters(buildFacts())).toEqual([]);
    expect(timeFilters(buildFacts({ interlaced: true }))).toEqual([
      'bwdif=mode=send_frame:parity=auto:deint=interlaced',
    ]);
    expect(timeFilters(buildFacts({ frameRate: { num: 120_000, den: 1001 } }))).toEqual(['fps=120000/2002']);
  });

  it('space frames evenly if their times are not known', () => {
    expect(timeFilters(buildFacts(), false)).toEqual(['fps=25/1']);
  });

  it.each([
    [60, null],
    [50, null],
    [120, 60],
    [100, 50],
    [144, 48],
    [90, 45],
  ])('reduce %i frames a second to %s', (rate, reduced) => {
    const result = reducedRate({ frameRate: { num: rate, den: 1 }, variableFrameRate: false });
    expect(result && result.num / result.den).toBe(reduced);
  });

  it.each([
    [58, null],
    [75, 60],
    [144, 60],
  ])('reduce a variable rate of %i a second to %s, so that slow parts keep their frames', (rate, reduced) => {
    const result = reducedRate({ frameRate: { num: rate, den: 1 }, variableFrameRate: true });
    expect(result && result.num / result.den).toBe(reduced);
  });
});

describe('planAudio', () => {
  const audio = {
    index: 1,
    codec: 'aac',
    profile: 'LC',
    channels: 2,
    sampleRate: 48_000,
    startMs: 0,
    durationMs: null,
  };
  it.each([
    ['AAC in MP4', {}, 'mov,mp4,m4a,3gp,3g2,mj2', 'copy'],
    ['AAC in MPEG-TS', {}, 'mpegts', 'copy'],
    ['AAC in AVI', {}, 'avi', 'encode'],
    ['AAC of a rare profile', { profile: 'Main' }, 'mov', 'encode'],
    ['AAC of 96 kHz', { sampleRate: 96_000 }, 'mov', 'encode'],
    ['MP3', { codec: 'mp3', profile: null }, 'mov', 'encode'],
    ['Opus', { codec: 'opus', profile: null }, 'matroska,webm', 'encode'],
  ])('decides on %s', (_, change, container, mode) => {
    expect(planAudio(buildFacts({}, { audio: { ...audio, ...change }, container }))?.mode).toBe(mode);
  });

  it('returns null for a video without audio', () => {
    expect(planAudio(buildFacts({}, { audio: null }))).toBeNull();
  });
});
