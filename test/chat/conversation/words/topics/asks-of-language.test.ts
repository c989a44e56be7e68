import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../../src/texts/languages.ts';
import { meantHere } from '../../../../support/meant-here.ts';

const translation = { kind: 'topic', topic: 'translation', isSure: true };
const dubbing = { kind: 'topic', topic: 'dubbing', isSure: true };
const speak = (language?: Language) => ({ kind: 'topic', topic: 'speak', ...(language && { language }) });
const spoken = (language: string) => ({ kind: 'set', settings: { language } });

describe('the language of the bot', () => {
  it.each<[Language, string, Language]>([
    ['en', 'why do you write English, I’m Italian', 'it'],
    ['en', 'I don’t speak English well, French please', 'fr'],
    ['en', 'could your replies be in portuguese', 'pt'],
    ['es', 'no entiendo español bien, inglés por favor', 'en'],
    ['en', 'can u talk german', 'de'],
    ['es', 'puedes cambiar tus mensajes a francés', 'fr'],
    ['es', '¿me puedes contestar en italiano?', 'it'],
    ['fr', 'je comprends mal le français, anglais svp', 'en'],
    ['de', 'können deine Nachrichten auf Französisch sein', 'fr'],
    ['de', 'mein Deutsch ist schlecht, bitte spanisch', 'es'],
    ['it', 'parlo poco italiano, meglio inglese', 'en'],
    ['pt', 'falo mal português, prefiro inglês', 'en'],
    ['ru', 'можешь свои сообщения на немецком присылать', 'de'],
  ])('is asked for in: %s «%s»', (language, text, asked) => {
    expect(meantHere(text, language)).toEqual([speak(asked)]);
  });

  it.each<[Language, string]>([
    ['de', 'wieso schreibst du mir auf englisch'],
    ['ru', 'почему вы пишете на русском, я француз'],
    ['en', 'can you talk Polish with me? my English so so'],
  ])('is asked about where no language of ours is wished for: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([speak()]);
  });
});

describe('captions in another language', () => {
  it.each<[Language, string]>([
    ['en', 'I speak Spanish but want the subtitles in English'],
    ['en', 'can you give me French subtitles instead'],
    ['es', 'pon los subtítulos en inglés'],
    ['es', 'el vídeo está en euskera pero quiero los subtítulos en castellano, se puede?'],
    ['fr', 'je parle français mais je veux les sous-titres en anglais'],
    ['de', 'ich rede deutsch aber will englische Untertitel'],
    ['it', 'vorrei i sottotitoli in spagnolo'],
    ['pt', 'queria a legenda em inglês'],
    ['ru', 'хочу субтитры на немецком'],
    ['ru', 'переведи на русский, там говорят по-английски'],
  ])('are a translation, and what is spoken stays: %s «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [translation], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'I speak Spanish but want the subtitles in English'],
    ['ru', 'переведи на русский, там говорят по-английски'],
  ])('are one before the first video, too: %s «%s»', (language, text) => {
    expect(meantHere(text, language, { hasVideo: false })).toEqual([translation]);
  });

  it('are not meant where the language is a word of the captions', () => {
    const captions = { words: readCaptionWords(['we eat Italian food', 'in Spanish Town']), isShown: true };
    const { wishes } = understandWords('the captions should say Italian not in Spanish', 'en', captions);
    expect(wishes).not.toContainEqual(translation);
    expect(wishes).not.toContainEqual(spoken('it'));
  });
});

describe('another voice', () => {
  it.each<[Language, string]>([
    ['en', 'replace my voice with an english one'],
    ['es', 'puedes doblarlo al inglés'],
    ['fr', 'double-moi en anglais'],
    ['de', 'kannst du das auf englisch synchronisieren'],
    ['ru', 'озвучь это на английском'],
  ])('is declined, and nothing is set: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([dubbing]);
  });
});

describe('what is spoken instead', () => {
  it.each<[Language, string, string]>([
    ['en', 'it heard Dutch but that’s Afrikaans', 'af'],
    ['en', 'no, I speak Polish in it, not Russian', 'pl'],
    ['es', 'ahí estoy hablando en inglés, no en español', 'en'],
    ['fr', 't’as cru que c’était de l’espagnol mais c’est du portugais', 'pt'],
    ['fr', 'c’est en anglais que je parle, pas en français', 'en'],
    ['de', 'ich spreche da englisch, nicht deutsch', 'en'],
    ['it', 'pensavi fosse spagnolo ma è portoghese', 'pt'],
    ['pt', 'ali eu falo inglês, não português', 'en'],
    ['ru', 'ты решил что это русский, а это болгарский', 'bg'],
  ])('is the language that is not denied: %s «%s»', (language, text, code) => {
    expect(meantHere(text, language)).toEqual([spoken(code)]);
  });

  it.each<[Language, string, string]>([
    ['en', 'voiceover will be Romanian', 'ro'],
    ['es', 'en el audio hablo gallego', 'gl'],
    ['de', 'hab vergessen zu sagen dass das auf englisch ist', 'en'],
    ['it', 'nell’audio parlo catalano', 'ca'],
    ['ru', 'забыл сказать что речь на украинском', 'uk'],
  ])('is told of the sound, too: %s «%s»', (language, text, code) => {
    expect(meantHere(text, language, { hasVideo: false })).toEqual([spoken(code)]);
  });
});
