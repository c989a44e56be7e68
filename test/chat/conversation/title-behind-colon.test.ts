import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';

describe('a title behind a colon', () => {
  it.each([
    ['oben ein titel: Tasche packen', 'Tasche packen'],
    ['Kann oben am Anfang noch eine Überschrift stehen: Kliniktasche packen', 'Kliniktasche packen'],
    ['Mach bitte einen Titel hin: Brief schreiben', 'Brief schreiben'],
    ['Setz oben als Überschrift: Regal bauen und stellen', 'Regal bauen und stellen'],
    ['a heading please: How to make it', 'How to make it'],
    ['can there be a title: Places to put', 'Places to put'],
    ['título no topo: Onde colocar', 'Onde colocar'],
    ['можно заголовок: Как сделать', 'Как сделать'],
  ])('keeps the verb at its end in “%s”', (message, title) => {
    expect(titleInText(message)?.title).toBe(title);
  });

  it.each([
    ['Kannst du oben als Titel Tasche packen hinschreiben?', 'Tasche packen'],
    ['Mach als Überschrift Casa Grana drauf bitte', 'Casa Grana'],
    ['Ein Titel wäre gut: Müsli selber machen, bitte', 'Müsli selber machen'],
    ['can I have a heading up top: Three things please', 'Three things'],
    ['puoi mettere un titolo in alto: Tre cose per favore', 'Tre cose'],
  ])('ends before what is no part of it in “%s”', (message, title) => {
    expect(titleInText(message)?.title).toBe(title);
  });
});
