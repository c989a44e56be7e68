import { describe, expect, it } from 'vitest';
import { judgeFfmpeg } from '../../scripts/setup/ffmpeg.mjs';

const filters = [
  ' ... ass               V->V       Render ASS subtitles onto input video using the libass library.',
  ' .SC zscale            V->V       Apply resizing, colorspace and bit depth conversion.',
].join('\n');
const encoders = [
  ' V....D libx264              libx264 H.264 / AVC / MPEG-4 AVC / MPEG-4 part 10 (codec h264)',
  ' A....D aac                  AAC (Advanced Audio Coding)',
].join('\n');
const suitable = { version: 'ffmpeg version 7.0.2-0ubuntu1 Copyright (c)', filters, encoders };

describe('judging an ffmpeg', () => {
  it('accepts one with libass, zscale, libx264 and aac', () => {
    expect(judgeFfmpeg(suitable)).toBeNull();
  });

  it('names everything that is missing', () => {
    expect(judgeFfmpeg({ ...suitable, filters: '', encoders: ' A....D aac  AAC' })).toBe('lacks ass, zscale, libx264');
  });

  it('ignores names that only occur in a description', () => {
    expect(judgeFfmpeg({ ...suitable, encoders: ' V....D h264_x  wraps libx264\n A....D aac  AAC' })).toBe(
      'lacks libx264',
    );
  });

  it('refuses a release before 5.1', () => {
    expect(judgeFfmpeg({ ...suitable, version: 'ffmpeg version 4.4.2-0ubuntu0.22.04.1' })).toBe(
      'is 4.4, older than 5.1',
    );
  });

  it('accepts a development build as new enough', () => {
    expect(judgeFfmpeg({ ...suitable, version: 'ffmpeg version N-113007-g8d24a28d06' })).toBeNull();
  });
});
