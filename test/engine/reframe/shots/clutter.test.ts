import { describe, expect, it } from 'vitest';
import { clutterGrid, clutterOf, edgesOf, isScreen } from '../../../../src/engine/reframe/shots/clutter.ts';
import { ffmpeg } from '../../../support/make-clip.ts';

/** A picture as it is analysed. */
function smallImage(file: string, filters = 'null') {
  const [width, height] = [384, 216];
  const size = `scale=1920:1080:force_original_aspect_ratio=increase,crop=1920:1080:0:0,scale=${width}:${height}`;
  const args = ['-i', file, '-vf', `${size}:flags=area,${filters},format=yuv420p`, '-f', 'rawvideo', 'pipe:1'];
  return { width, height, yuv: new Uint8Array(ffmpeg(args)) };
}

const page = 'docs/pages/profile.jpg';
const person = 'test/fixtures/astronaut.jpg';

describe('the clutter of a picture', () => {
  it('is where the picture has letters, and nowhere else', () => {
    const { columns, rows } = clutterGrid;
    // letters only in the right half, and only in its lower part
    const lower = smallImage(page, 'drawbox=0:0:iw:ih/2:0xe0e0e0:fill,drawbox=0:0:iw/2:ih:0xe0e0e0:fill');
    const digits = Array.from(clutterOf([edgesOf(lower)]), Number);
    expect(digits).toHaveLength(columns * rows);
    const isFull = (i: number) => i % columns >= columns / 2 && i >= digits.length / 2;
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(digits.filter((_, i) => isFull(i)))).toBeGreaterThan(2);
    expect(mean(digits.filter((_, i) => !isFull(i)))).toBeLessThan(0.2);
  });

  it('is the mean of several images', () => {
    const [full, plain] = [edgesOf(smallImage(page)), edgesOf({ ...smallImage(page), yuv: new Uint8Array(384 * 324) })];
    const sum = (digits: string) => Array.from(digits, Number).reduce((total, digit) => total + digit, 0);
    expect(sum(clutterOf([plain]))).toBe(0);
    expect(sum(clutterOf([full, plain]))).toBeLessThan(0.7 * sum(clutterOf([full])));
  });
});

describe('isScreen', () => {
  it.each(['profile', 'editor', 'admin-users', 'welcome'])('knows a page: %s', (name) => {
    expect(isScreen([edgesOf(smallImage(`docs/pages/${name}.jpg`))])).toBe(true);
  });

  it('is false for people, for nothing, and for no images', () => {
    expect(isScreen([edgesOf(smallImage(person))])).toBe(false);
    expect(isScreen([edgesOf(smallImage(person, 'eq=brightness=-0.3'))])).toBe(false);
    expect(isScreen([edgesOf({ width: 384, height: 216, yuv: new Uint8Array(384 * 324) })])).toBe(false);
    expect(isScreen([])).toBe(false);
  });
});
