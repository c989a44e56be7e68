import { describe, expect, it } from 'vitest';
import { isCorrection } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const captions: Readonly<Record<Language, readonly string[]>> = {
  en: ['welcome to my garden', 'I plant beans every two weeks', 'my neighbour helps me', 'bye and see you soon'],
  es: ['bienvenidos a mi huerto', 'planto tomates con mi abuela', 'llevo once años aquí', 'nos vemos el lunes'],
  fr: ['salut les voisins', 'je plante des tomates', 'je lis deux pages le soir', 'on se voit à la ferme'],
  de: ['servus ihr Nachbarn', 'ich pflanze Bohnen im Kübel', 'vor drei Jahren war hier Rasen', 'also dann bis bald'],
  it: ['ciao a tutti', 'pianto fagioli con la zia', 'comincio verso le undici', 'ci vediamo al mercato'],
  pt: ['olá pessoal', 'eu planto feijão na varanda', 'trabalho com duas sacolas', 'bolo de fubá no fim'],
  ru: ['привет соседи', 'я сажаю бобы в ведро', 'теперь у нас пятый этаж', 'ну что до скорого'],
};

function corrections(text: string, language: Language, isShown = true) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(captions[language]), isShown });
  return wishes.filter(isCorrection);
}

describe('what people say that they said', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'i said see you tomorrow', 'soon', 'tomorrow'],
    ['en', 'we said every three weeks', 'two', 'three'],
    ['es', 'yo dije nos vemos el martes', 'lunes', 'martes'],
    ['es', 'dije llevo doce años', 'once', 'doce'],
    ['fr', "j'ai dit je lis trois pages", 'deux', 'trois'],
    ['de', 'ich hab gesagt bis morgen', 'bald', 'morgen'],
    ['de', 'ich sagte vor vier Jahren', 'drei', 'vier'],
    ['it', 'ho detto verso le dieci', 'undici', 'dieci'],
    ['pt', 'falei bolo de milho', 'fubá', 'milho'],
    ['ru', 'я сказала до завтра', 'скорого', 'завтра'],
    ['ru', 'я говорила теперь у нас седьмой этаж', 'пятый', 'седьмой'],
  ])('replaces what differs, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'i dont say welcome in the 1st one, i say hello', 'welcome', 'hello'],
    ['es', 'no dije abuela, dije vecina', 'abuela', 'vecina'],
    ['es', 'no es huerto, dije huerto urbano', 'huerto', 'huerto urbano'],
    ['fr', 'je dis pas voisins mais copains', 'voisins', 'copains'],
    ['de', 'ich sag da nicht Kübel sondern Topf', 'Kübel', 'Topf'],
    ['de', 'ich sag nicht servus sondern hallo', 'servus', 'hallo'],
    ['it', 'non ho detto zia ma nonna', 'zia', 'nonna'],
    ['pt', 'não falo varanda, falo sacada', 'varanda', 'sacada'],
    ['ru', 'я говорю не ведро, а горшок', 'ведро', 'горшок'],
  ])('takes the place of what they did not say, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string]>([
    ['en', 'I said bigger'],
    ['en', 'I said it already'],
    ['en', 'I said in yellow'],
    ['en', "i didn't say you should change the font"],
    ['de', 'ich hab nicht gesagt dass du alles ändern sollst'],
    ['de', 'ich sagte doch ohne Emojis'],
    ['es', 'dije en amarillo'],
    ['fr', "j'ai dit plus gros"],
    ['ru', 'я сказала крупнее'],
  ])('is no word of the captions in %s: %s', (language, text) => {
    expect(corrections(text, language)).toEqual([]);
  });

  it('is unclear where two places have the same small word', () => {
    const words = readCaptionWords(['wir tanzen bis nichts mehr geht', 'das war es bis bald']);
    expect(understandWords('ich hab gesagt bis morgen', 'de', { words, isShown: true }).wishes).toEqual([]);
  });
});
