import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { newTitle, untitled } from '../../support/titled-video.ts';

describe('a title that is called a hook or a topic', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'can i get a hook at the beginning like Duplex in East Austin under 650k',
      'Duplex in East Austin under 650k',
    ],
    ['de', 'Kannst du am Anfang einen Hook haben wie Haus unter 300k', 'Haus unter 300k'],
    ['en', 'at the top could you write the topic of the lesson: Soft signs in Russian', 'Soft signs in Russian'],
    ['ru', 'А наверху можно подписать тему урока: Мягкий знак после шипящих', 'Мягкий знак после шипящих'],
    ['ru', 'сверху подпиши тему ролика: как спят пчёлы', 'как спят пчёлы'],
    ['de', 'oben bitte das Thema der Stunde hinschreiben: Bienen im Winter', 'Bienen im Winter'],
    ['de', 'oben soll das Thema vom Kurs stehen: Nähen lernen', 'Nähen lernen'],
    ['es', 'arriba ponle el tema de la clase: Cómo duermen las abejas', 'Cómo duermen las abejas'],
    ['fr', 'tu peux écrire en haut le sujet du cours : Les abeilles en hiver', 'Les abeilles en hiver'],
    ['it', 'puoi scrivere in alto l’argomento della lezione: Le api d’inverno', 'Le api d’inverno'],
    ['pt', 'escreve em cima o tema da aula: As abelhas no inverno', 'As abelhas no inverno'],
  ])('is read: in %s, «%s»', (language, text, title) => {
    expect(newTitle(untitled(language).says(text))?.text).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'the topic of the video is bees'],
    ['en', 'line 4: the topic of the lesson is Bees'],
    ['de', 'in Zeile 3 muss das Thema hin: Bienen'],
    ['ru', 'в строке 2 тема урока: Пчёлы'],
    ['es', 'el tema de la clase sale mal: dice abejas'],
  ])('is none: in %s, «%s»', (language, text) => {
    expect(newTitle(untitled(language).says(text))).toBeUndefined();
  });
});

describe('a title behind the sentence that takes something back', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'no like a title on the screen the first few seconds. East Austin duplex under 650k',
      'East Austin duplex under 650k',
    ],
    ['en', 'no, i meant a title. How bees sleep', 'How bees sleep'],
    ['de', 'nee ich meine einen Titel oben. Bienen im Winter', 'Bienen im Winter'],
    ['es', 'no, digo un título arriba. Abejas en invierno', 'Abejas en invierno'],
    ['it', 'no, intendo un titolo in alto. Api in inverno', 'Api in inverno'],
  ])('is read: in %s, «%s»', (language, text, title) => {
    expect(newTitle(untitled(language).says(text))?.text).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'no title. Thanks a lot'],
    ['en', 'no i dont want a title. Just Captions'],
    ['es', 'no quiero un título. Abejas En Invierno'],
    ['pt', 'não quero um título. Abelhas No Inverno'],
    ['ru', 'не надо заголовок. Пчёлы Зимой'],
    ['de', 'nein, kein Titel. Bienen Im Winter'],
  ])('is none where a title is not wanted: in %s, «%s»', (language, text) => {
    expect(newTitle(untitled(language).says(text))).toBeUndefined();
  });
});
