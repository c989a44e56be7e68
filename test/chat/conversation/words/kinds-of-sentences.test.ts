import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const shown = (lines: readonly string[]) => ({ words: readCaptionWords(lines), isShown: true });
const set = (settings: object) => ({ kind: 'set', settings }) as Wish;
const replaced = (wrong: string, right: string): Wish => ({ kind: 'replace_words', wrong, right });

describe('kinds of sentences about the style', () => {
  it.each<[Language, string, Wish[]]>([
    ['es', 'texto negro en caja amarilla', [set({ style: 'boxed', outlineColor: '#FFE500', fontColor: '#000000' })]],
    ['es', 'jajaja más grande', [{ kind: 'step', setting: 'fontSize', direction: 1, much: false }]],
    ['es', 'todavía muy grande', [{ kind: 'step', setting: 'fontSize', direction: -1, much: false }]],
    ['pt', 'nem muito em cima nem muito embaixo', [set({ position: 'middle' })]],
    ['fr', 'mets la voix de mon mari', [{ kind: 'topic', topic: 'voice' }]],
    ['it', 'cambia lingua in italiano grazie', [{ kind: 'topic', topic: 'speak', language: 'it' }]],
    ['it', 'togli lo sfondo e mettimi su una montagna', [{ kind: 'topic', topic: 'backgroundBlur' }]],
  ])('in %s: «%s»', (language, text, wishes) => expect(understandWords(text, language).wishes).toEqual(wishes));

  it('does not take quoted words for a question', () => {
    const { wishes } = understandWords('cuando digo "gratis" que salga enorme', 'es');
    expect(wishes).not.toContainEqual({ kind: 'topic', topic: 'price' });
  });
});

describe('kinds of sentences about the words', () => {
  it.each<[Language, string, string, Wish[]]>([
    ['it', 'ciao ragazzi', 'al posto di ragazzi metti ragazze che sono tutte donne', [replaced('ragazzi', 'ragazze')]],
    ['fr', 'y aura des crêpes', 'y aura => il y aura, je suis prof quand même', [replaced('y aura', 'il y aura')]],
    ['pt', 'né essa bolsa', 'tira esse né', [replaced('né', '')]],
    ['es', 'eh la hacemos aquí', 'quita el eh ese que digo, queda fatal', [replaced('eh', '')]],
    ['es', 'me llamo Jimena Ortis', 'l1 ortiz', [replaced('Ortis', 'Ortiz')]],
    ['es', 'va directo a tic toc', 'tic toc????? jaja. tiktok', [replaced('tic toc', 'tiktok')]],
  ])('in %s, about «%s»: «%s»', (language, line, text, wishes) =>
    expect(understandWords(text, language, shown([line])).wishes).toEqual(wishes),
  );

  it('does not take a quoted word with more behind it for a new line', () => {
    const lines = ['oi gente', 'a nova coleção de croché'];
    const { wishes } = understandWords('Na linha dois, "crochê" leva acento circunflexo.', 'pt', shown(lines));
    expect(wishes.filter(({ kind }) => kind === 'replace_line')).toEqual([]);
  });

  it('keeps a comma in the right words where they are no reason', () => {
    const { wishes } = understandWords('replace helo with hello, dear friends', 'en', shown(['helo to you']));
    expect(wishes).toEqual([replaced('helo', 'hello, dear friends')]);
  });
});
