import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { titleInNextSentence } from '../../../src/chat/conversation/features/title/title-beyond-sentence.ts';
import { namedTitle, wantsNameAsTitle } from '../../../src/chat/conversation/features/title/wanted-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));
const titleIn = ({ effects }: PlayedConversation) =>
  effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings.title] : [])).at(-1);
const understandIn = (language: Language) => (text: string) => understandWords(text, language).wishes;

describe('a name that is wished at the top, and is not given', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'can you put my business name at the top?', 'Casa Grana', 'Casa Grana'],
    ['es', '¿puedo ponerle el nombre del taller arriba?', 'ponle Barro Vivo Cerámica', 'Barro Vivo Cerámica'],
    ['fr', 'j’aimerais bien le nom de la boulangerie en haut', '« Au Bon Grain »', 'Au Bon Grain'],
    ['de', 'kannst du oben unseren Namen hinschreiben?', 'Hofkäserei Huber', 'Hofkäserei Huber'],
    ['it', 'si può mettere il nome della sartoria sopra?', 'Sartoria Filo d’Oro', 'Sartoria Filo d’Oro'],
    ['pt', 'queria o nome da loja em cima', 'garimpo da zu', 'garimpo da zu'],
    ['ru', 'сверху название пекарни поставь', 'Пекарня Чак-чак', 'Пекарня Чак-чак'],
  ])('is asked for, and the next message is it: in %s, «%s»', (language, text, said, title) => {
    const play = begin(language).says(text);
    expect(play.told).toBe(textsOf(language).chat.title.whichWords);
    play.says(said);
    expect(titleIn(play)).toMatchObject({ text: title });
  });

  it.each<[Language, string]>([
    ['en', 'the name at the top is wrong'],
    ['en', 'can you correct the name at the top?'],
    ['en', 'make the name at the top bigger'],
    ['en', 'put my name in the corner'],
    ['es', 'corrige el nombre de arriba'],
    ['de', 'der Name oben ist falsch'],
    ['fr', 'le nom en haut est mal écrit'],
  ])('is something else: in %s, «%s»', (language, text) => {
    expect(wantsNameAsTitle(text, understandIn(language))).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'make it red'],
    ['en', 'no thanks'],
    ['en', 'forget it'],
    ['en', 'what do you mean?'],
    ['de', 'lass mal'],
    ['es', 'más grande'],
  ])('is not the next message where that says something else: in %s, «%s»', (language, text) => {
    const understand = understandIn(language);
    expect(namedTitle(text, (part) => understand(part).length > 0)).toBeNull();
  });
});

describe('a title that is written as it was told', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'kann man oben einen Titel haben?', 'Titel: „Rotkohl-Zauber Klasse 3b“', 'Rotkohl-Zauber Klasse 3b'],
    ['pt', 'dá pra pôr um título?', 'título: Larissa Peçanha, o vídeo inteiro', 'Larissa Peçanha'],
    ['ru', 'а заголовок можно?', 'заголовок: «Параллельная парковка. Урок 4»', 'Параллельная парковка. Урок 4'],
  ])('is taken without the word for it: in %s, «%s», «%s»', (language, asked, said, title) => {
    expect(titleIn(begin(language).says(asked).says(said))).toMatchObject({ text: title });
  });
});

describe('a title without the word, or before it', () => {
  it.each<[Language, string, string]>([
    ['en', 'can you write Casa Grana up there?', 'Casa Grana'],
    ['en', 'can i have a heading up top as well, Why do tulips flop?', 'Why do tulips flop?'],
    ['de', 'ich hätt gern dass oben Hofkäserei Huber steht', 'Hofkäserei Huber'],
    ['de', 'Kann ich oben noch so ne Überschrift hinkriegen? Rotkohl-Zauber Klasse 3b', 'Rotkohl-Zauber Klasse 3b'],
    ['fr', 'Tu peux écrire Yoga du dos au tout début de la vidéo, comme un titre ?', 'Yoga du dos'],
    [
      'en',
      'can i have a title at the top for the first few seconds? Is Your Chain Knackered?',
      'Is Your Chain Knackered?',
    ],
    ['it', 'si può mettere un titolo sopra? tipo "Ricci perfetti in 3 mosse"', 'Ricci perfetti in 3 mosse'],
    ['pt', 'tem como escrever Garimpo da Zu lá em cima?', 'Garimpo da Zu'],
    ['ru', 'А можно чтоб в начале сверху было написано Автосервис Гайка', 'Автосервис Гайка'],
  ])('is read: in %s, «%s»', (language, text, title) => {
    const understand = understandIn(language);
    const isWish = (part: string) => understand(part).length > 0;
    expect((titleInText(text, isWish) ?? titleInNextSentence(text, isWish))?.title).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'at the top it says Anna Maria, not Annemarie'],
    ['en', 'is it written at the top?'],
    ['ru', 'сверху написано Анна Мария, а не Аннамария'],
  ])('is none: in %s, «%s»', (language, text) => {
    const understand = understandIn(language);
    expect(titleInText(text, (part) => understand(part).length > 0)).toBeNull();
  });
});

describe('a wish right behind a title', () => {
  it.each<[Language, string, string]>([
    ['en', 'title: Casa Grana', 'the top bit is too small'],
    ['en', 'title: Casa Grana', 'and in green as well'],
    ['es', 'título: Casa Grana', 'el de arriba se ve muy grande'],
    ['de', 'Titel: Casa Grana', 'und das oben auch in Grün'],
    ['ru', 'заголовок: Casa Grana', 'и цвет у названия тоже изумрудный'],
  ])('is about its look: in %s, «%s», «%s»', (language, title, text) => {
    const play = finished(edited(begin(language).says(title))).says(text);
    expect(play.told).toBe(textsOf(language).chat.title.looks);
  });

  it.each<[Language, string, string]>([
    ['pt', 'título: Casa Grana', 'deixa só no comecinho'],
    ['en', 'title for the whole video: Casa Grana', 'only at the start'],
    ['fr', 'titre : Casa Grana', 'juste au début'],
    ['it', 'titolo: Casa Grana', 'solo all’inizio'],
  ])('keeps it for the usual time: in %s, «%s», «%s»', (language, title, text) => {
    expect(titleIn(finished(edited(begin(language).says(title))).says(text))).toMatchObject({ endMs: 4000 });
  });

  it.each<[Language, string, string]>([
    ['fr', 'titre : Casa Grana', 'enlève-le finalement'],
    ['en', 'title: Casa Grana', 'actually take it off again'],
    ['pt', 'título: Casa Grana', 'melhor tirar'],
  ])('takes it away: in %s, «%s», «%s»', (language, title, text) => {
    const play = finished(edited(begin(language).says(title))).says(text);
    expect(play.told).toBe(textsOf(language).chat.title.removed);
  });

  it('is about the captions where it says nothing of the title', () => {
    const play = finished(edited(begin('en').says('title: Casa Grana'))).says('make the letters smaller');
    expect(play.told).not.toBe(textsOf('en').chat.title.looks);
  });
});
