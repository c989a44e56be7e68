import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const praise = { kind: 'topic', topic: 'praise' };

describe('a sentence beside praise that is not understood', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'super! in der letzten Zeile fehlt noch n Leerzeichen, mal eben',
      'in der letzten Zeile fehlt noch n Leerzeichen, mal eben',
    ],
    ['fr', 'Top. Et les mots en sanskrit, tu vas les retenir ?', 'Et les mots en sanskrit, tu vas les retenir ?'],
  ])('is named, in %s: %s', (language, text, unread) => {
    expect(understandWords(text, language)).toEqual({ wishes: [praise], notUnderstood: [unread] });
  });

  it.each<[Language, string]>([
    ['en', 'lovely! my sister will be so happy with it'],
    ['de', 'super! meine Schwester freut sich bestimmt sehr'],
    ['fr', 'Top ! mes élèves vont adorer la vidéo'],
  ])('is a remark where it asks for nothing, in %s: %s', (language, text) => {
    expect(understandWords(text, language).notUnderstood).toEqual([]);
  });
});

describe('two letters of a name', () => {
  it('are no language', () => {
    const { wishes } = understandWords('escreve embaixo OAB/MG 123', 'pt');
    expect(wishes).not.toContainEqual({ kind: 'set', settings: { language: 'mg' } });
  });
});
