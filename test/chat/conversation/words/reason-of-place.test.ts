import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const up = { kind: 'step', setting: 'position', direction: 1, much: false };
const down = { kind: 'step', setting: 'position', direction: -1, much: false };
const top = { kind: 'set', settings: { position: 'top' } };

describe('what is not seen where the captions are not to be', () => {
  it.each<[Language, string, object]>([
    ['de', 'Schrift nach oben. Unten sieht man sonst die Werkbank nicht.', up],
    ['de', 'Schrift nach oben, unten sieht man sonst den Teller nicht', up],
    ['de', 'Schrift nach unten. Oben sieht man sonst mein Gesicht nicht.', down],
    ['en', 'Captions at the top please. You can’t see the workbench at the bottom otherwise.', top],
    ['es', 'Sube los subtítulos. Abajo no se ve el plato', up],
    ['fr', 'Mets les sous-titres plus haut. En bas on ne voit pas la table.', up],
    ['it', 'I sottotitoli in alto. In basso non si vede il tavolo.', top],
    ['pt', 'Legenda pra cima. Embaixo não dá pra ver a bancada.', up],
    ['ru', 'Субтитры выше. Внизу иначе не видно стол.', up],
  ])('%s: is no wish behind one that says where to: «%s»', (language, text, wish) => {
    expect(understandWords(text, language)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it.each<[Language, string, object]>([
    ['de', 'etwas höher, meine Kanne ist unten im Bild', up],
    ['en', 'a bit higher, my pots are at the bottom', up],
    ['es', 'más arriba, mi tabla está abajo', up],
    ['fr', 'plus haut, mes fromages sont en bas', up],
    ['it', 'più in basso, il mio gatto è in alto', down],
  ])('%s: nor is where something stands: «%s»', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toEqual([wish]);
  });

  it.each<[Language, string, object]>([
    ['en', 'move them to the top. No, wait, the bottom', { kind: 'set', settings: { position: 'bottom' } }],
    [
      'en',
      'Captions at the top. At the bottom I cannot read them, and make them yellow',
      { kind: 'set', settings: { position: 'top', fontColor: '#FFE500' } },
    ],
    ['de', 'Schrift nach oben. Unten sieht man sonst nichts. Und gelb bitte.', up],
  ])('%s: takes nothing else away: «%s»', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toContainEqual(wish);
  });

  it('is told where nothing says where to', () => {
    const { notUnderstood } = understandWords('Make them yellow. You cannot see them at the bottom.', 'en');
    expect(notUnderstood).toEqual(['You cannot see them at the bottom']);
  });
});
