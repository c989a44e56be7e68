import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const up = { kind: 'step', setting: 'position', direction: 1, much: false };
const down = { kind: 'step', setting: 'position', direction: -1, much: false };

describe('the place of what captions cover', () => {
  it.each<[Language, string, object]>([
    ['de', 'Na also. Sag mal, die Schrift verdeckt die Tasche unten, kann man das ein Stück höher setzen?', up],
    ['de', 'Die Untertitel verdecken oben das Logo, bitte etwas tiefer', down],
    ['en', 'the text covers the bag at the bottom, can you put it a bit higher?', up],
    ['en', 'the captions cover the logo at the top. move them down a little please', down],
    ['es', 'el texto tapa la bolsa de abajo, ¿lo puedes poner un poco más arriba?', up],
    ['fr', 'les sous-titres couvrent le sac en bas, tu peux les mettre un peu plus haut ?', up],
    ['it', 'il testo copre la borsa in basso e lo vorrei un po’ più in alto', up],
    ['pt', 'o texto tapa a bolsa em baixo, dá para pôr um pouco mais alto?', up],
    ['ru', 'текст закрывает сумку внизу, можно его чуть выше?', up],
  ])('%s: is left, not wished for: «%s»', (language, text, step) => {
    const { wishes } = understandWords(text, language);
    expect(wishes.filter(({ kind }) => kind === 'set' || kind === 'step')).toEqual([step]);
  });

  it.each<[Language, string, string]>([
    ['en', 'put the captions at the bottom, they cover my face, and then a bit higher', 'bottom'],
    ['en', 'put them at the bottom so they don’t cover the logo, a bit higher than usual', 'bottom'],
    ['en', 'captions at the bottom and a bit higher', 'bottom'],
    ['de', 'Schrift bitte unten und etwas höher', 'bottom'],
    ['es', 'ponlos abajo, tapan la cara, y luego un poco más arriba', 'bottom'],
  ])('%s: a wished place stays: «%s»', (language, text, position) => {
    expect(understandWords(text, language).wishes).toContainEqual({ kind: 'set', settings: { position } });
  });
});
