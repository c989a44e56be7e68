import { describe, expect, it } from 'vitest';
import { videosInWords } from '../../../../src/chat/conversation/words/videos/named-videos.ts';

describe('a video named by its number alone', () => {
  it.each([
    ['пришли мне первое ещё раз пожалуйста', 'first'],
    ['скинь мне второе снова', 'second'],
  ])('is that one: %s', (text, named) => {
    expect(videosInWords(text, 'ru')?.named).toBe(named);
    expect(videosInWords(text, 'ru')?.rest).toContain('видео');
  });

  it('is none in “мне первое слово не нравится”', () => {
    expect(videosInWords('мне первое слово не нравится', 'ru')).toBeNull();
  });
});
