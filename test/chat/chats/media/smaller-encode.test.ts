import { describe, expect, it } from 'vitest';
import { planSmallerEncode, smallerEncodeArgs } from '../../../../src/chat/chats/media/smaller-encode.ts';

const limit = 50_000_000;
const video = (sizeMb: number, seconds = 60, width = 1080, height = 1920) => ({
  ...{ sizeBytes: sizeMb * 1e6, durationMs: seconds * 1000, width, height },
});

describe('a smaller encode', () => {
  it('keeps the picture size when the bits are nearly enough', () => {
    expect(planSmallerEncode(video(60), limit)).toMatchObject({ width: 1080, height: 1920 });
  });

  it('makes the picture smaller when they are not', () => {
    expect(planSmallerEncode(video(120), limit)).toMatchObject({ width: 720, height: 1280 });
  });

  it('is not made when people would see the loss', () => {
    expect(planSmallerEncode(video(400), limit)).toBeNull();
  });

  it('is not made when it would take too long', () => {
    expect(planSmallerEncode(video(60, 3600), limit)).toBeNull();
  });

  it('never asks for more bits than fit, whatever the video', () => {
    for (const sizeMb of [51, 60, 80, 100, 150]) {
      const plan = planSmallerEncode(video(sizeMb), limit);
      const bits = ((plan?.videoBitsPerSecond ?? 0) + 128_000) * 60;
      expect(bits / 8).toBeLessThan(limit);
      expect((plan?.width ?? 1) % 2).toBe(0);
    }
  });

  it('gives ffmpeg a maximum rate, not only a target', () => {
    const args = smallerEncodeArgs({ width: 720, height: 1280, videoBitsPerSecond: 5_000_000 }, 'out.mp4');
    expect(args.join(' ')).toContain('-b:v 5000000 -maxrate 5000000 -bufsize 5000000');
    expect(args.at(-1)).toBe('out.mp4');
  });
});
