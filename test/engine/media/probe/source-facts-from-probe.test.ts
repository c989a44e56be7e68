import { describe, expect, it } from 'vitest';
import { bitDepthOf, colourFacts, hasAlphaChannel, isRgb } from '../../../../src/engine/media/probe/colour-facts.ts';
import { frameRateOf, isVariableRate } from '../../../../src/engine/media/probe/frame-rate.ts';
import { type ProbedStream, probeOutput } from '../../../../src/engine/media/probe/probe-output.ts';
import {
  chooseVideoStream,
  orientationFromDisplayMatrix,
  refuseLargeReferences,
} from '../../../../src/engine/media/probe/source-facts-from-probe.ts';
import type { Fraction } from '../../../../src/engine/media/source-facts.ts';
import { frameTimesFromPackets, parsePacket } from '../../../../src/engine/media/timing/read-frame-times.ts';

describe('chooseVideoStream', () => {
  const probed = (stream: object) =>
    probeOutput.parse({
      streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', time_base: '1/90000', ...stream }],
      format: { format_name: 'matroska,webm' },
    });

  it.each([
    [20_000, 100],
    [9000, 9000],
  ])('refuses frames of %i × %i before anything is decoded', (width, height) => {
    expect(() => chooseVideoStream(probed({ width, height }))).toThrow(
      expect.objectContaining({ code: 'source_absurd_size' }),
    );
  });

  it.each([
    ['400:1', '128000 × 180'],
    ['60:1', '19200 × 180'],
  ])('refuses a sample aspect of %s that makes it %s', (sample_aspect_ratio, size) => {
    expect(() => chooseVideoStream(probed({ width: 320, height: 180, sample_aspect_ratio }))).toThrow(
      expect.objectContaining({ code: 'source_absurd_size', message: expect.stringContaining(size) }),
    );
  });

  it.each(['64:45', '40:1', '1:60', '0:1'])('accepts a sample aspect of %s', (sample_aspect_ratio) => {
    expect(chooseVideoStream(probed({ width: 320, height: 180, sample_aspect_ratio })).width).toBe(320);
  });

  it('accepts 8K', () => {
    expect(chooseVideoStream(probed({ width: 7680, height: 4320 })).width).toBe(7680);
  });

  it.each([
    ['16 references of 36 megapixels at 10 bits', 6000, 'yuv420p10le', 16, true],
    ['16 references of 36 megapixels with all colours', 6000, 'yuv444p', 16, true],
    ['16 references of 36 megapixels at 8 bits', 6000, 'yuv420p', 16, false],
    ['6 references of 36 megapixels at 10 bits', 6000, 'yuv420p10le', 6, false],
    ['16 references of 9 megapixels with all colours', 3000, 'yuv444p12le', 16, false],
  ])('judges %s by the memory of their decoder', (_, side, pix_fmt, references, isRefused) => {
    const [stream] = probed({ width: side, height: side, pix_fmt }).streams;
    const judge = () => stream && refuseLargeReferences(stream, references);
    if (isRefused) expect(judge).toThrow(expect.objectContaining({ code: 'source_unsupported' }));
    else expect(judge).not.toThrow();
  });

  it('refuses video without a known decoder', () => {
    const stream = { width: 16, height: 16, codec_name: 'unknown' };
    expect(() => chooseVideoStream(probed(stream))).toThrow(expect.objectContaining({ code: 'source_unsupported' }));
  });
});

describe('the frame rate', () => {
  const streamOf = (nominal: string, average: string, timeBase = '1/1000') =>
    probeOutput.parse({
      streams: [{ index: 0, r_frame_rate: nominal, avg_frame_rate: average, time_base: timeBase }],
      format: { format_name: 'matroska,webm' },
    }).streams[0] as ProbedStream;
  const counted = (count: number, lastPts: number) => ({ firstPts: 0, lastPts, count });
  const perSecond = ({ num, den }: Fraction) => num / den;

  it('is counted if the file declares its clock as the rate', () => {
    const recorded = streamOf('1000/33', '1000/1');
    const rate = frameRateOf(recorded, counted(46, 1485));
    expect(perSecond(rate)).toBeCloseTo(30.303, 3);
    expect(isVariableRate(recorded, rate)).toBe(false);
    const uneven = streamOf('1000/1', '1000/1');
    expect(perSecond(frameRateOf(uneven, counted(46, 1485)))).toBeCloseTo(30.303, 3);
    expect(isVariableRate(uneven, rate)).toBe(true);
  });

  it('is the declared one if that is the same apart from rounding', () => {
    expect(frameRateOf(streamOf('24000/1001', '24000/1001'), counted(48, 1960))).toEqual({ num: 24_000, den: 1001 });
  });

  it('is the declared one if fewer than two times are known', () => {
    expect(frameRateOf(streamOf('25/1', '24/1'), null)).toEqual({ num: 24, den: 1 });
    expect(frameRateOf(streamOf('25/1', '24/1'), counted(1, 0))).toEqual({ num: 24, den: 1 });
    expect(frameRateOf(streamOf('30/1', '0/0'), null)).toEqual({ num: 30, den: 1 });
    expect(frameRateOf(streamOf('0/0', '0/0'), null)).toEqual({ num: 25, den: 1 });
  });
});

describe('orientationFromDisplayMatrix', () => {
  const print = ([a, b, c, d]: number[]) =>
    `\n00000000: ${a} ${b} 0\n00000001: ${c} ${d} 0\n00000002: 0 0 1073741824\n`;
  const one = 65_536;
  it.each([
    [[one, 0, 0, one], { rotation: 0, mirrored: false }],
    [[0, one, -one, 0], { rotation: 90, mirrored: false }],
    [[-one, 0, 0, -one], { rotation: 180, mirrored: false }],
    [[0, -one, one, 0], { rotation: 270, mirrored: false }],
    [[-one, 0, 0, one], { rotation: 0, mirrored: true }],
    [[one, 0, 0, -one], { rotation: 180, mirrored: true }],
    [[0, one, one, 0], { rotation: 270, mirrored: true }],
    [[0, -one, -one, 0], { rotation: 90, mirrored: true }],
  ])('reads %j', (matrix, expected) => {
    expect(orientationFromDisplayMatrix(print(matrix))).toEqual(expected);
  });
});

describe('pixel formats', () => {
  it.each([
    ['yuv420p', 8],
    ['yuvj420p', 8],
    ['yuv422p10le', 10],
    ['yuv444p12be', 12],
    ['p010le', 10],
    ['p016le', 16],
    ['gbrp10le', 10],
    ['rgb48be', 16],
    ['nv12', 8],
    ['gray10le', 10],
  ])('%s has %i bits', (format, bits) => {
    expect(bitDepthOf(format)).toBe(bits);
  });

  it('tell transparency and RGB by their names', () => {
    expect(['yuva420p', 'rgba', 'bgra', 'gbrap', 'pal8'].every(hasAlphaChannel)).toBe(true);
    expect(['yuv420p', 'rgb24', 'nv12'].some(hasAlphaChannel)).toBe(false);
    expect(['rgb24', 'bgr0', 'gbrp', 'rgba'].every(isRgb)).toBe(true);
    expect(['yuv420p', 'gray'].some(isRgb)).toBe(false);
  });
});

describe('colourFacts', () => {
  const untagged = { pixelFormat: 'yuv420p', width: 1920, height: 1080 };
  it.each([
    ['HD as BT.709', untagged, 'bt709'],
    ['PAL as BT.601', { ...untagged, width: 720, height: 576 }, 'bt470bg'],
    ['NTSC as BT.601', { ...untagged, width: 720, height: 480 }, 'smpte170m'],
    ['vertical HD as BT.709', { ...untagged, width: 1080, height: 1920 }, 'bt709'],
    ['wide gamut by its primaries', { ...untagged, primaries: 'bt2020' }, 'bt2020nc'],
  ])('reads untagged %s', (_, tags, matrix) => {
    expect(colourFacts({ matrix: 'unknown', ...tags }).matrix).toBe(matrix);
  });

  it('prefers tags, and reads full range from the tag or the pixel format', () => {
    expect(colourFacts({ ...untagged, matrix: 'smpte170m' }).matrix).toBe('smpte170m');
    expect(colourFacts({ ...untagged, range: 'pc' }).fullRange).toBe(true);
    expect(colourFacts({ ...untagged, pixelFormat: 'yuvj420p' }).fullRange).toBe(true);
    expect(colourFacts({ ...untagged, range: 'tv' }).fullRange).toBe(false);
  });
});

describe('frame times', () => {
  const times = (lines: string[]) => frameTimesFromPackets(lines.map(parsePacket).filter((packet) => packet !== null));

  it('are in display order', () => {
    expect(times(['0,10,900,K__', '30,10,50,___', '10,10,20,___', '20,10,20,___'])).toEqual({
      pts: [0, 10, 20, 30],
      keyPts: [0],
      endPts: 40,
      sizeBytes: 990,
    });
  });

  it('leave out empty packets and those that an edit list cuts', () => {
    expect(times(['-10,10,900,KD_', '0,10,900,K__', '10,10,0,___', '20,N/A,5,___'])).toEqual({
      pts: [0, 20],
      keyPts: [0],
      endPts: null,
      sizeBytes: 905,
    });
  });

  it('are counted if only the first packets have no times', () => {
    expect(times(['N/A,40,900,K__', 'N/A,40,50,___', '0,40,20,___', '80,40,20,___', '40,40,20,___'])).toEqual({
      pts: [-80, -40, 0, 40, 80],
      keyPts: [-80],
      endPts: 120,
      sizeBytes: 1010,
      countedStep: 40,
    });
  });

  it('are unknown if another packet has no time', () => {
    expect(times(['N/A,40,900,K__', '0,40,20,___', '80,40,20,___', '90,40,20,___'])).toBeNull();
    expect(times(['0,10,900,K__', 'N/A,10,50,___'])).toBeNull();
    expect(times([])).toBeNull();
  });
});
