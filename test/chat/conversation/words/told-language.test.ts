import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { meantHere } from '../../../support/meant-here.ts';

const beforeVideo = { hasVideo: false };

describe('what is told of the speech in a video', () => {
  it.each<[Language, string, string]>([
    ['en', 'they are speaking french in the video', 'fr'],
    ['es', 'en el video hablan francés', 'fr'],
    ['es', 'el que sale en el video habla portugués', 'pt'],
    ['fr', 'dans ma vidéo ils parlent espagnol', 'es'],
    ['de', 'in dem Video reden sie polnisch', 'pl'],
    ['de', 'ich rede da Türkisch', 'tr'],
    ['it', 'nel video si parla tedesco', 'de'],
    ['pt', 'no vídeo eu falo inglês', 'en'],
    ['ru', 'в ролике я говорю по-английски', 'en'],
  ])('is its language, not that of the bot: %s «%s»', (language, text, code) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'set', settings: { language: code } }]);
  });
});

describe('captions asked for in another language than that of the video', () => {
  it.each<[Language, string]>([
    ['es', 'el vídeo está en euskera pero quiero los subtítulos en castellano, se puede?'],
    ['en', 'the video is in Polish but can the captions be in English?'],
  ])('are no language of the speech: %s «%s»', (language, text) => {
    const wishes = meantHere(text, language, beforeVideo);
    expect(wishes.map(({ kind }) => kind)).toEqual(['topic']);
  });

  it('is told beside a question, where it is the only language', () => {
    const text = 'In my video they talk polish, thats ok?';
    const wishes = meantHere(text, 'en', beforeVideo);
    expect(wishes).toEqual([{ kind: 'set', settings: { language: 'pl' } }]);
  });
});

describe('what is said to the bot', () => {
  it.each<[Language, string, Language]>([
    ['en', 'please answer in french', 'fr'],
    ['en', 'write to me in german please', 'de'],
    ['es', 'contéstame en inglés', 'en'],
    ['es', 'háblame en inglés sobre el video', 'en'],
    ['pt', 'me responde em espanhol', 'es'],
    ['de', 'rede englisch mit mir', 'en'],
    ['it', 'scrivimi in francese per favore', 'fr'],
    ['ru', 'отвечай мне на английском', 'en'],
  ])('is what it shall speak: %s «%s»', (language, text, asked) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'topic', topic: 'speak', language: asked }]);
  });
});
