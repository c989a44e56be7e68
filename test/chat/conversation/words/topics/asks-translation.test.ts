import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../../src/texts/languages.ts';

const translation = { kind: 'topic', topic: 'translation', isSure: true };
const page = { kind: 'topic', topic: 'language', isSure: true };

describe('captions in another language', () => {
  it.each<[Language, string]>([
    ['en', 'Put my captions in Polish, half my team on the ward is Polish'],
    ['en', 'can you do the subtitles in Italian, my nonna only speaks that'],
    ['es', 'pásalo al inglés que tengo clientes gringos'],
    ['fr', 'mets les sous-titres en arabe, ma mère parle pas français'],
    ['de', 'mach die Untertitel auf Türkisch, meine Schwiegermutter versteht kein Deutsch'],
    ['it', 'passalo in tedesco, ho clienti tedeschi'],
    ['pt', 'passa isso pro espanhol, tenho cliente argentino'],
    ['ru', 'сделай субтитры на узбекском, у меня клиенты узбеки'],
  ])('are a translation where readers are named: %s «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [translation], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'it’s in Polish, my mum speaks Polish'],
    ['en', 'the video is in Spanish, not English'],
    ['de', 'das Video ist auf Türkisch'],
    ['pt', 'o vídeo está em espanhol'],
  ])('are none where it is told what is spoken: %s «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual(translation);
  });
});

describe('how to change the language', () => {
  it.each<[Language, string]>([
    ['en', 'how do I change it to Russian here'],
    ['es', '¿cómo cambio a inglés?'],
    ['de', 'wie kann ich hier auf Englisch umstellen'],
    ['fr', 'comment passer en anglais'],
    ['it', 'come passo all’inglese'],
    ['pt', 'como mudo para inglês'],
    ['ru', 'как поменять на русский тут'],
  ])('is answered with the page of languages: %s «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toContainEqual(expect.objectContaining({ kind: 'topic' }));
    expect(understandWords(text, language).wishes).not.toContainEqual(expect.objectContaining({ kind: 'set' }));
  });

  it('opens that page', () => {
    expect(understandWords('как поменять на русский тут', 'ru').wishes).toEqual([page]);
    expect(understandWords('how do I change it to Russian here', 'en').wishes).toEqual([page]);
  });
});

describe('requests in other words', () => {
  it.each<[Language, string, object]>([
    ['fr', 'Je souhaite la suppression de l’ensemble de mes données.', { kind: 'topic', topic: 'deleteData' }],
    ['de', 'Ich bitte um die Löschung meiner Daten', { kind: 'topic', topic: 'deleteData' }],
    ['it', 'chiedo la cancellazione di tutti i miei dati', { kind: 'topic', topic: 'deleteData' }],
    ['it', 'mandamelo in word', { kind: 'topic', topic: 'sendSrt' }],
    ['es', 'mándamelo en word', { kind: 'topic', topic: 'sendSrt' }],
    ['de', 'Kann ich nur den Text haben, für die Beschreibung?', { kind: 'request', request: 'show_text' }],
    ['pt', 'manda só o texto', { kind: 'request', request: 'show_text' }],
    ['fr', 'c’est pour une story, le format est bon ?', { kind: 'topic', topic: 'shapeFits' }],
    ['it', 'il video è già in verticale?', { kind: 'topic', topic: 'shapeFits' }],
    ['en', 'is the format ok?', { kind: 'topic', topic: 'shapeFits' }],
  ])('are understood: %s «%s»', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toEqual([wish]);
  });
});
