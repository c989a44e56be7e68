import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Each correction as "wrong → right". */
function read(language: Language, lines: readonly string[], text: string): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [`${wish.wrong} → ${wish.right}`] : []));
}

type Row = [Language, string[], string, string[]];

describe('a remark with a word that sounds like one of the captions', () => {
  it.each<Row>([
    [
      'de',
      ['grüß gott ich bin die resi hofstetter', 'immer auf nüchternen magen'],
      'Ma super, des is ja schnell gangen! Aber mein Name is falsch, ich schreib mich Hofstätter mit ä',
      ['hofstetter → Hofstätter'],
    ],
    [
      'it',
      ['si prende la lucena tagliata fina', 'aglio e prezzemolo'],
      'perfetto. poi si dice locena, con la o. è un taglio di carne nostro',
      ['lucena → locena'],
    ],
  ])('in another sentence than a letter corrects nothing: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<Row>([
    ['pt', ['apareçam às nove'], 'alguém mais vê os meus vídeos? é que aparecem miúdos das aulas', []],
    ['en', ['come to the barn'], 'who else can see it? my bairn plays behind the tractor', []],
  ])('beside a question corrects nothing: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<Row>([
    ['en', ['open for fourteen ours a day'], "it's fourteen hours", ['ours → hours']],
    ['en', ['open for fourteen ours a day'], 'fourteen hours of hard graft went into it', []],
  ])('behind the same word corrects nothing if it says more: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('words that are already as the message says', () => {
  it.each<Row>([
    ['en', ['we surf in Ericeira'], 'change Eric eira to Ericeira', []],
    ['pt', ['dou aulas na Ericeira'], 'ok então muda Eric eira para Ericeira', []],
    ['de', ['aus der Marienapotheke'], 'ändere Marien apotheke in Marienapotheke', []],
    ['en', ['we surf in eric eira'], 'change Eric eira to Ericeira', ['eric eira → Ericeira']],
  ])('are not turned round: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});
