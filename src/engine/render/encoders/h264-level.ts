import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { Fraction } from '../../media/source-facts.ts';

/** ITU-T H.264 table A-1: level, macroblocks a second, macroblocks a picture. */
const levels: [name: string, perSecond: number, perPicture: number][] = [
  ['3.0', 40_500, 1_620],
  ['3.1', 108_000, 3_600],
  ['3.2', 216_000, 5_120],
  ['4.0', 245_760, 8_192],
  ['4.2', 522_240, 8_704],
  ['5.0', 589_824, 22_080],
  ['5.1', 983_040, 36_864],
  ['5.2', 2_073_600, 36_864],
  ['6.0', 4_177_920, 139_264],
  ['6.1', 8_355_840, 139_264],
];

/**
 * The lowest level that allows such a video. It is passed to the encoder, which would take its time base of 1/90000 s
 * for 90000 frames a second and choose level 6.2, which phones refuse.
 */
export function h264Level({ width, height }: Frame, rate: Fraction): string {
  const across = Math.ceil(width / 16);
  const down = Math.ceil(height / 16);
  const perPicture = across * down;
  const perSecond = (perPicture * rate.num) / rate.den;
  const fits = levels.find(
    ([, maxPerSecond, maxPerPicture]) =>
      perSecond <= maxPerSecond && perPicture <= maxPerPicture && Math.max(across, down) ** 2 <= 8 * maxPerPicture,
  );
  return fits?.[0] ?? '6.2';
}
