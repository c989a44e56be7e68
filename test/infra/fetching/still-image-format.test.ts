import { describe, expect, it } from 'vitest';
import { stillImageFormat } from '../../../src/infra/fetching/still-image-format.ts';

describe('stillImageFormat', () => {
  it.each([
    ['P6 640 480 255\n', 'PPM'],
    ['P5\n# made by hand\n# in two lines\n640 480\n255\n', 'PPM'],
    ['P7\n# of any kind\nWIDTH 640\nHEIGHT 480\n', 'PPM'],
    ['II*\0\x08\0\0\0', 'TIFF'],
    ['MM\0*\0\0\0\x08', 'TIFF'],
    ['P6 people talk about six things', null],
    ['#EXTM3U\n', null],
    ['', null],
  ])('recognises %j as %s', (head, format) => {
    expect(stillImageFormat(Buffer.from(head, 'latin1'))).toBe(format);
  });

  it('is not slowed down by endless comments', () => {
    expect(stillImageFormat(Buffer.from(`P6 ${'# '.repeat(30)}`))).toBeNull();
    expect(stillImageFormat(Buffer.from(`P6 ${'#\n'.repeat(30)}`))).toBeNull();
  });
});
