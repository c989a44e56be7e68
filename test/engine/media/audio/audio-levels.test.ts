import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { peaksPerSecond, readPeaks } from '../../../../src/engine/media/audio/audio-levels.ts';
import { openWavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { makeWav, temporaryFolder } from '../../../support/make-wav.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

describe('readPeaks', () => {
  it('gives a peak for each fiftieth of a second, also across the chunks that are read at once', async () => {
    // half a second of silence, then a tone at a quarter of full scale, 31 s in total
    const tone = "aevalsrc='0.25*sin(2*PI*440*t)*gte(t,0.5)':s=16000:d=31";
    const wav = await openWavFile(await makeWav(join(folder.path, 'tone.wav'), ['-f', 'lavfi', '-i', tone]));
    const peaks = await readPeaks(wav).finally(() => wav.close());
    expect(peaks).toHaveLength(31 * peaksPerSecond);
    expect(Math.max(...peaks.subarray(0, 25))).toBe(0);
    expect(Math.min(...peaks.subarray(25))).toBeGreaterThan(60);
    expect(Math.max(...peaks)).toBeLessThan(67);
  });
});
