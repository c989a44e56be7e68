import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { titled } from '../../support/titled-video.ts';

const readTitle = (text: string, language: Language) =>
  titleInText(text, (part) => understandWords(part, language).wishes.length > 0)?.title ?? null;

describe('a title without the word', () => {
  it.each<[Language, string, string]>([
    ['en', 'can I have "Last week for tulips!" written across the top for the first few secs', 'Last week for tulips!'],
    ['en', 'stick "£12 TO £240" up top at the start', '£12 TO £240'],
    ['en', 'write at the top Three ways to plant bulbs', 'Three ways to plant bulbs'],
    ['de', 'Oben noch rein: Verkostung Samstag 11 Uhr', 'Verkostung Samstag 11 Uhr'],
    ['de', 'schreib oben hin Verkostung am Samstag', 'Verkostung am Samstag'],
    ['es', 'y arriba escribe Curso de surf en abril', 'Curso de surf en abril'],
    ['fr', 'écris en haut Le plateau parfait en 3 étapes', 'Le plateau parfait en 3 étapes'],
    ['it', 'ci mettiamo in alto Polenta e osei dal 1948?', 'Polenta e osei dal 1948'],
    ['pt', 'escreve em cima Ponto corrente sem medo', 'Ponto corrente sem medo'],
    ['ru', 'напишите сверху Пересадка фиалок', 'Пересадка фиалок'],
  ])('stands behind where it is to be: in %s, «%s»', (language, text, title) => {
    expect(readTitle(text, language)).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'Put the captions at the top please'],
    ['en', 'move the words to the top I like it there'],
    ['en', 'top line: Hello everyone there'],
    ['de', 'Oben dann bitte: Größer und rot'],
    ['fr', 'mets les en haut'],
    ['es', 'ponlas arriba Gracias'],
    ['it', 'mettile in alto per favore'],
    ['ru', 'поставь сверху'],
  ])('is none: in %s, «%s»', (language, text) => {
    expect(readTitle(text, language)).toBeNull();
  });
});

describe('right behind an answer about the title', () => {
  it.each<[Language, string, string, string]>([
    ['it', 'Polenta e osei dal 1948', 'no aspetta, 1946', 'Polenta e osei dal 1946'],
    ['en', 'Baking since 1948', 'sorry, 1946', 'Baking since 1946'],
    ['de', 'Verkostung um 11 Uhr', 'nein, 12', 'Verkostung um 12 Uhr'],
    ['ru', 'Пересадка фиалок', 'ой нет, Пересадка фиалок без стресса', 'Пересадка фиалок без стресса'],
    ['en', 'Planting tulip bulbs', 'no, Planting tulip bulbs in May', 'Planting tulip bulbs in May'],
    ['es', 'Tu primera ola', 'no, "Tu primera ola verde"', 'Tu primera ola verde'],
  ])('its words change: in %s, «%s», «%s»', (language, title, text, right) => {
    expect(titled(language, title).says(text).effects).toMatchObject([{ settings: { title: { text: right } } }]);
  });

  it.each<[Language, string]>([
    ['pt', 'deixa ele o vídeo inteiro'],
    ['en', 'actually for the whole video'],
    ['fr', 'pendant toute la vidéo plutôt'],
    ['de', 'doch das ganze Video lang'],
  ])('it stays: in %s, «%s»', (language, text) => {
    expect(titled(language, 'Warm Bees').says(text).effects).toMatchObject([{ settings: { title: { endMs: 'end' } } }]);
  });

  it.each<[Language, string]>([
    ['fr', 'finalement non, que les 10 premières secondes'],
    ['en', 'no, only the first 10 seconds'],
    ['de', 'nein, nur 10 Sekunden'],
  ])('it stays for some seconds: in %s, «%s»', (language, text) => {
    expect(titled(language, 'Warm Bees').says(text).effects).toMatchObject([
      { settings: { title: { endMs: 10_000 } } },
    ]);
  });

  it.each<[Language, string]>([
    ['fr', "non enlève, finalement c'est trop chargé"],
    ['en', 'no, take it away again'],
    ['de', 'nee, doch wieder weg damit'],
  ])('it goes: in %s, «%s»', (language, text) => {
    expect(titled(language, 'Warm Bees').says(text).effects).toMatchObject([{ leaveOpen: ['title'] }]);
  });

  it('says how long it stays', () => {
    const play = titled('ru', 'Пересадка фиалок').says('а она весь ролик будет висеть?');
    expect(play.told).toContain(textsOf('ru').chat.title.howToTime);
    expect(play.effects).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'Green Shed is two words'],
    ['en', '1946'],
    ['en', 'make it bigger for the whole video'],
    ['en', 'how long does it take?'],
  ])('its words stay: in %s, «%s»', (language, text) => {
    const { effects } = titled(language, 'Green Shed nursery').says(text);
    expect(effects.filter(({ kind }) => kind === 'edit_video')).toEqual([]);
  });

  it('is meant by the next message only', () => {
    const play = titled('en', 'Baking since 1948').says('thanks').says('sorry, 1946');
    expect(play.effects.filter(({ kind }) => kind === 'edit_video')).toEqual([]);
  });
});
