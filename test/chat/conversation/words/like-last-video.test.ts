import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const likeLastTime = { kind: 'request', request: 'like_last_time' };

describe('the look of the video before', () => {
  it.each<[Language, string]>([
    ['en', 'same look as last week’s video'],
    ['en', 'make this one match the last one'],
    ['es', 'el mismo estilo que el video de la semana pasada'],
    ['es', 'hazlo igualito que el de ayer'],
    ['fr', 'même style que la vidéo de la semaine dernière'],
    ['fr', 'fais comme pour la précédente'],
    ['de', 'gleicher look wie beim video von letzter woche'],
    ['de', 'wie immer bitte, also wie beim letzten'],
    ['it', 'stesso look del precedente'],
    ['pt', 'mesmo visual do vídeo da semana passada'],
    ['pt', 'faz como da outra vez'],
    ['ru', 'такой же вид, как в видео на прошлой неделе'],
    ['ru', 'оформи так же, как прошлое'],
  ])('%s: is asked for: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([likeLastTime]);
  });

  it.each<[Language, string]>([
    ['en', 'put it back to how it was'],
    ['en', 'the same size as the title'],
    ['de', 'mach das letzte Wort größer'],
    ['es', 'la misma palabra otra vez'],
  ])('%s: is not what «%s» asks for', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual(likeLastTime);
  });
});
