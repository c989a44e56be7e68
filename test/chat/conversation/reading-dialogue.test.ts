import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language = 'en') => new PlayedConversation({ language, understand: understandWords });
const withVideo = (language?: Language) => finished(ordered(start(language)));
const found = (hard: number, pages = 12) =>
  ({
    kind: 'reading_checked',
    videoId: 'vid_1',
    reading: { pages, hard, problems: ['too_fast', 'low_contrast'] },
  }) as const;

describe('the question whether captions can be read', () => {
  it.each<[Language, string]>([
    ['en', 'is it readable?'],
    ['en', 'Can people read it?'],
    ['de', 'Ist das lesbar?'],
    ['de', 'Kann man die Untertitel gut lesen?'],
    ['es', '¿Se lee bien?'],
    ['es', '¿Puede leerlo la gente?'],
    ['fr', 'C’est lisible ?'],
    ['fr', 'Est-ce que les gens peuvent lire ?'],
    ['it', 'È leggibile?'],
    ['it', 'Si leggono bene?'],
    ['pt', 'Está legível?'],
    ['pt', 'Dá para ler bem?'],
    ['ru', 'Это читается?'],
    ['ru', 'Люди смогут прочитать?'],
  ])('is understood in %s: «%s»', (language, text) => {
    const play = withVideo(language).says(text);
    const [read] = play.effects;
    // what may be about the words is read with the captions in hand
    if (read?.kind === 'load_captions') {
      const captions = captionsOf('Hello there');
      play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: read.purpose });
    }
    expect(play.effects).toEqual([{ kind: 'check_reading', videoId: 'vid_1' }]);
  });

  it.each(['make it readable', 'easy to read please'])('is not «%s», which is a wish', (text) => {
    expect(withVideo().says(text).says('go').effects).toMatchObject([{ settings: { accessible: true } }]);
  });

  it('is answered in plain words, with one button that helps', () => {
    expect(withVideo().happens(found(0)).told).toBe('Yes, everything is easy to read.');
    const some = withVideo().happens(found(3));
    expect([some.told, some.buttons]).toEqual([
      'Mostly. 3 of 12 captions are hard to read: spoken too fast and too little contrast.',
      ['👓 Make it readable'],
    ]);
    expect(withVideo().happens(found(9)).told).toMatch(/^Not really. 9 of 12/);
    expect(some.taps('Make it readable').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { accessible: true }, leaveOpen: [] },
    ]);
    expect(withVideo().happens(found(0, 0)).told).toBe('This video has no captions.');
  });

  it('is answered without the button where it would change nothing', () => {
    const play = withVideo().says('easy to read');
    expect([play.happens(found(3)).told, play.buttons]).toEqual([expect.stringContaining('already as easy'), []]);
  });

  it('waits for a finished video', () => {
    expect(ordered(start()).says('is it readable?').told).toBe('I can tell as soon as the video is finished.');
    expect(start().says('is it readable?').told).toContain('no video');
  });
});
