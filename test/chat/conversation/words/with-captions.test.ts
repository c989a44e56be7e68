import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { line, replace, set } from './phrases/phrase.ts';

const talks: Partial<Record<Language, string[]>> = {
  en: [
    'today I show you how I make my reals',
    'I post them on Tik Tok and as YouTube shots',
    'my name is Pria Raymond and and I love the hock',
    'I upload 50 of them through zap ear, so let it breeze',
  ],
  de: ['ich bin Swenja Kipper', 'ich poste auf tick tock mit zap ear', 'schaut in die Kammer und redet frei'],
  es: [
    'hoy les enseño mis reales',
    'van a tic toc y a los shots',
    'me llamo Jimena Ortis',
    'publico unos 70 videos al mes',
  ],
  fr: ['je tourne mes réels', 'tout part sur tic tac grâce à zappe hier', 'c’est la croche qui compte'],
  pt: ['faço meus reais', 'vai pro tique toque pelo zapear'],
  ru: ['снимаю reals на телефон', 'выкладываю через зап ир в шотс'],
};

const cases: [Language, string, Wish[]][] = [
  ['en', 'Reels not reals', [replace('reals', 'Reels')]],
  ['en', 'change shots to Shorts', [replace('shots', 'Shorts')]],
  ['en', 'replace reals with Reels', [replace('reals', 'Reels')]],
  ['en', 'replace Tik Tok with TikTok', [replace('Tik Tok', 'TikTok')]],
  ['en', 'the word tik-tok should be TikTok', [replace('Tik Tok', 'TikTok')]],
  ['en', 'change the word tik-tok to TikTok', [replace('Tik Tok', 'TikTok')]],
  ['en', 'you wrote breeze, it’s breathe', [replace('breeze', 'breathe')]],
  ['en', 'it’s spelled Zapier', [replace('zap ear', 'Zapier')]],
  ['en', 'my name is spelled P-R-I-Y-A', [replace('Pria', 'Priya')]],
  ['en', 'you misheard my name, it is Priya Raman', [replace('Pria Raymond', 'Priya Raman')]],
  ['en', 'there’s an "and" twice', [replace('and and', 'and')]],
  ['en', 'line 4 should say 15 instead of 50', [replace('50', '15')]],
  ['en', 'zap ear = Zapier', [replace('zap ear', 'Zapier')]],
  ['de', 'tick tock schreibt man TikTok, ein Wort', [replace('tick tock', 'TikTok')]],
  ['de', 'Svenja mit V bitte', [replace('Swenja', 'Svenja')]],
  ['de', 'was bitte ist zap ear?? ich mein Zapier', [replace('zap ear', 'Zapier')]],
  ['de', 'erste Zeile weg', [{ kind: 'remove_line', line: 1 }]],
  ['es', 'en la línea 4 pon 60', [replace('70', '60')]],
  ['es', 'no son shots son shorts jajaja', [replace('shots', 'shorts')]],
  ['es', 'mi nombre está mal, soy Ximena Ortiz', [replace('Jimena Ortis', 'Ximena Ortiz')]],
  ['fr', 'dans la première c’est Reels et pas réels', [replace('réels', 'Reels')]],
  ['pt', 'zapear é Zapier, nome de um app', [replace('zapear', 'Zapier')]],
  [
    'ru',
    'две ошибочки, reals надо Reels и зап ир надо Zapier',
    [replace('reals', 'Reels'), replace('зап ир', 'Zapier')],
  ],
];

/** After the numbered text was shown. */
const shown: [Language, string, Wish[]][] = [
  ['de', '2 weg', [{ kind: 'remove_line', line: 2 }]],
  ['de', 'Kammer weg dafür Kamera', [replace('Kammer', 'Kamera')]],
  ['en', '*Reels', [replace('reals', 'Reels')]],
  ['fr', 'Zapier', [replace('zappe hier', 'Zapier')]],
  ['en', 'hook/breathe, the ai heard both wrong', [replace('hock', 'hook'), replace('breeze', 'breathe')]],
  ['en', 'Line 2: YouTube Shorts', [replace('YouTube shots', 'YouTube Shorts')]],
  ['en', '3 - my name is Priya Raman and I love it', [line(3, 'my name is Priya Raman and I love it')]],
  ['en', 'drop the last line', [{ kind: 'remove_line', line: 4 }]],
  ['de', 'in 3 hast dich verhört – Kamera!', [replace('Kammer', 'Kamera')]],
  ['es', 'quita «hoy»', [replace('hoy', '')]],
  ['fr', '*reels', [replace('réels', 'reels')]],
  ['en', 'line 1: reels, not reals', [replace('reals', 'reels')]],
  ['en', '1) reals → reels\n3) hock → hook', [replace('reals', 'reels'), replace('hock', 'hook')]],
  ['en', '4: breathe', [replace('breeze', 'breathe')]],
  ['en', '1 reels 3 hook', [replace('reals', 'reels'), replace('hock', 'hook')]],
  ['en', 'hook, reels, them', [replace('hock', 'hook'), replace('reals', 'reels')]],
  ['en', 'fix: reals → reels', [replace('reals', 'reels')]],
  ['en', '"hook" instead of "hock", and my name is Priya', [replace('hock', 'hook'), replace('Pria', 'Priya')]],
  [
    'de',
    'ändere tick tock in TikTok und Kammer in Kamera',
    [replace('tick tock', 'TikTok'), replace('Kammer', 'Kamera')],
  ],
  ['de', '5 Punkte: Kammer = Kamera, zap ear = Zapier', [replace('Kammer', 'Kamera'), replace('zap ear', 'Zapier')]],
  ['es', '17 videos, no 70', [replace('70 videos', '17 videos')]],
  ['fr', "la croche → l'accroche", [replace('la croche', "l'accroche")]],
  ['fr', '«tout part sur TikTok», pas tic tac', [replace('tout part sur tic tac', 'tout part sur TikTok')]],
  ['ru', 'строка 1: снимаю это на телефон', [line(1, 'снимаю это на телефон')]],
  ['fr', "on dit l'accroche, pas la croche", [replace('la croche', "l'accroche")]],
  ['fr', "zappe hier ça veut rien dire c'est Zapier", [replace('zappe hier', 'Zapier')]],
  ['pt', 'Reels, TikTok', [replace('reais', 'Reels'), replace('tique toque', 'TikTok')]],
  ['ru', 'шотс это Shorts', [replace('шотс', 'Shorts')]],
];

function understand(language: Language, text: string, isShown: boolean) {
  return understandWords(text, language, { words: readCaptionWords(talks[language] ?? []), isShown });
}

describe('what people write about the words of their captions', () => {
  it.each(cases)('in %s: «%s» is a correction', (language, text, wishes) => {
    expect(understand(language, text, false)).toEqual({ wishes, notUnderstood: [] });
  });

  it.each(shown)('in %s: «%s» is one after the text was shown', (language, text, wishes) => {
    expect(understand(language, text, true)).toEqual({ wishes, notUnderstood: [] });
  });

  it('may stand beside other wishes', () => {
    const text = 'replace reals with Reels and make it yellow. Zapier, not zap ear';
    expect(understand('en', text, false)).toEqual({
      wishes: [replace('reals', 'Reels'), set({ fontColor: '#FFE500' }), replace('zap ear', 'Zapier')],
      notUnderstood: [],
    });
  });

  it('takes the words behind “not” for the wrong ones where both stand in the captions', () => {
    const captions = { words: readCaptionWords(['once a week', 'see you next weak']), isShown: true };
    for (const text of ['week not weak', 'next week!! not weak', 'weak → week', 'not weak but week'])
      expect(understandWords(text, 'en', captions).wishes, text).toEqual([replace('weak', 'week')]);
  });

  it('does not take a quoted title for a misheard word', () => {
    expect(understand('en', 'put “Big error: zap hears” on top', false).wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'replace_words' }),
    );
  });

  it('does not find wrong words in talk about something else', () => {
    const text = 'u got the language wrong, he’s speaking portuguese';
    expect(understand('en', text, false).wishes).toEqual([set({ language: 'pt' })]);
  });

  it.each(['yellow, not white', 'bigger', 'make it vertical', 'no emojis', 'the captions should be lower'])(
    'is no correction when it is about the look: «%s»',
    (text) => {
      expect(understand('en', text, true)).toEqual(understandWords(text, 'en'));
    },
  );
});
