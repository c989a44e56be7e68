import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../../src/chat/conversation/words/understand-words.ts';
import { type Language, languages } from '../../../../../src/texts/languages.ts';
import { textsOf } from '../../../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../../../support/play-conversation.ts';

const topicOf = (text: string, language: Language) => {
  const [wish] = understandWords(text, language).wishes;
  return wish?.kind === 'topic' ? wish.topic : undefined;
};

describe('what a button does', () => {
  it.each<[Language, string]>([
    ['en', 'what happens if I press "As my brand"?'],
    ['en', 'what does the as my default button do'],
    ['es', 'para qué sirve el botón "Como mi marca"'],
    ['es', '¿qué hace usar siempre?'],
    ['fr', 'le bouton « Comme ma marque » il sert à quoi ?'],
    ['de', 'was passiert wenn ich auf "Als meine Marke" drücke'],
    ['de', 'wozu ist der Knopf immer so?'],
    ['it', 'a cosa serve il pulsante "Come mio marchio"?'],
    ['pt', 'o que acontece se eu apertar como minha marca?'],
    ['ru', 'что делает кнопка «Как мой бренд»'],
  ])('is told of those that save a look: %s «%s»', (language, text) => {
    expect(topicOf(text, language)).toBe('saveButtons');
  });

  it.each<[Language, string]>([
    ['en', 'what is an srt?'],
    ['es', '¿qué es eso de srt?'],
    ['fr', 'à quoi sert le .srt ?'],
    ['de', 'was ist denn eine .srt'],
    ['it', 'a cosa serve l’srt'],
    ['pt', 'pra que serve o srt'],
    ['ru', 'что такое srt?'],
  ])('is told of a file of captions: %s «%s»', (language, text) => {
    expect(topicOf(text, language)).toBe('srtFile');
  });

  it.each<[Language, string]>([
    ['en', 'what are those buttons for? explain please'],
    ['de', 'wofür sind die Knöpfe da unten'],
    ['fr', 'ils servent à quoi les boutons en dessous'],
    ['ru', 'зачем эти кнопки внизу'],
  ])('is told of all of them: %s «%s»', (language, text) => {
    expect(topicOf(text, language)).toBe('resultButtons');
  });

  it.each<[Language, string]>([
    ['en', 'save this as my brand'],
    ['en', 'send me the srt'],
    ['de', 'Speicher das als meine Marke'],
    ['de', 'warum dauert das immer so lange'],
    ['de', 'schick mir die srt'],
    ['es', 'guárdalo como mi marca'],
    ['pt', 'muda a cor para que minha marca apareça'],
    ['ru', 'сохрани это как мой бренд'],
  ])('is not asked in: %s «%s»', (language, text) => {
    expect(['saveButtons', 'srtFile', 'resultButtons']).not.toContain(topicOf(text, language));
  });
});

describe('the answers about buttons', () => {
  it.each(languages)('name each button as it is labelled, in %s', (language) => {
    const { buttons, topics } = textsOf(language).chat;
    const bare = (label: string) => label.replace(/^[^\p{L}]+/u, '');
    const { saveButtons, resultButtons } = topics.explained;
    for (const label of [buttons.saveDefault, buttons.saveBrand]) expect(saveButtons).toContain(bare(label));
    const all = [buttons.editText, buttons.changeLook, buttons.saveBrand, buttons.saveDefault, buttons.srt];
    for (const label of [...all, buttons.remove]) expect(resultButtons).toContain(bare(label));
  });

  it('are given in the chat', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language: 'en' })));
    play.says('what does as my brand do?');
    expect(play.told).toBe(textsOf('en').chat.topics.explained.saveButtons);
  });
});
