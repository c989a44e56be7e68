import { describe, expect, it } from 'vitest';
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
