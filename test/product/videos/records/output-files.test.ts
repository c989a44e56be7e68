import { describe, expect, it } from 'vitest';
import {
  keysOfOutput,
  mainFile,
  playedFile,
  recordedKeyOf,
  webmFile,
} from '../../../../src/product/videos/records/output-files.ts';

const video = { key: 'outputs/v1/1-2.mp4', fileName: 'talk-captioned.mp4' };
const overlay = { key: 'outputs/v1/2-5.mov', fileName: 'talk-overlay.mov' };
const webm = { key: 'outputs/v1/2-5.webm', fileName: 'talk-overlay.webm', contentType: 'video/webm' };

describe('the files of an output', () => {
  it('are one for a video, and a MOV with a WebM beside it for an overlay', () => {
    expect(mainFile(video).contentType).toBe('video/mp4');
    expect(webmFile(video)).toBeNull();
    expect(mainFile(overlay).contentType).toBe('video/quicktime');
    expect(webmFile(overlay)).toEqual(webm);
    expect(keysOfOutput(video)).toEqual([video.key]);
    expect(keysOfOutput(overlay)).toEqual([overlay.key, webm.key]);
  });

  it('are played by browsers as MP4 or WebM', () => {
    expect([playedFile(video).key, playedFile(overlay).key]).toEqual([video.key, webm.key]);
  });

  it('belong to the record that has their key, so that the sweep keeps them', () => {
    for (const output of [video, overlay]) {
      expect(new Set(keysOfOutput(output).map(recordedKeyOf))).toEqual(new Set([output.key]));
    }
  });
});
