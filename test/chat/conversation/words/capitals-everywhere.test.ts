import { describe, expect, it } from 'vitest';
import { correctCaptions, undoCorrection } from '../../../../src/chat/conversation/corrections/correct-captions.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Caption } from '../../../../src/engine/captions/caption.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../../support/play-conversation.ts';

const lines: Readonly<Record<Language, string[]>> = {
  en: ['hello everyone', 'we bake bread in leeds'],
  es: ['hola a todos', 'vivo en valencia'],
  fr: ["bonjour, aujourd'hui on cuit", 'je vis à lyon'],
  de: ['hallo leute', 'die größte bäckerei'],
  it: ['ciao a tutti', 'vivo a bari'],
  pt: ['olá a todos', 'moro no recife'],
  ru: ['всем привет', 'мы из казани'],
};

function read(language: Language, text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines[language]), isShown: false });
}

describe('capitals without words that are named', () => {
  it.each<[Language, string]>([
    ['en', 'every line should start with a capital letter'],
    ['en', 'The first letter of each line should be capital'],
    ['es', 'falta la mayúscula al principio de las frases'],
    ['fr', 'Toutes les lignes devraient commencer par une majuscule'],
    ['fr', 'Il manque une majuscule au début des phrases, bonjour, aujourd’hui, etc. Vous pouvez les mettre partout?'],
    ['de', 'Satzanfänge groß'],
    ['it', "manca la maiuscola all'inizio delle frasi"],
    ['pt', 'falta maiúscula no início das frases'],
    ['ru', 'каждая строка должна начинаться с большой буквы'],
  ])('are those of all lines in %s: %s', (language, text) => {
    expect(read(language, text)).toEqual({
      wishes: [{ kind: 'capitalize_lines', isPart: false }],
      notUnderstood: [],
    });
  });

  it.each<[Language, string, string, string]>([
    ['en', 'every line with a capital, and Leeds too', 'leeds', 'Leeds'],
    ['es', 'cada línea con mayúscula, y Valencia también', 'valencia', 'Valencia'],
    ['fr', 'chaque ligne avec une majuscule, et Lyon aussi', 'lyon', 'Lyon'],
    ['it', 'ogni riga con la maiuscola, e anche Bari', 'bari', 'Bari'],
    ['pt', 'cada linha com maiúscula, e Recife também', 'recife', 'Recife'],
    ['ru', 'каждую строку с большой буквы, и Казани тоже', 'казани', 'Казани'],
    ['de', 'jede Zeile groß anfangen, und Bäckerei bitte auch', 'bäckerei', 'Bäckerei'],
  ])('are those of all lines, and of names beside them, in %s: %s', (language, text, wrong, right) => {
    expect(read(language, text)).toEqual({
      wishes: [
        { kind: 'capitalize_lines', isPart: false },
        { kind: 'replace_words', wrong, right },
      ],
      notUnderstood: [],
    });
  });

  it.each<[Language, string]>([
    ['en', 'put capitals where they belong'],
    ['es', 'pon las mayúsculas donde van'],
    ['fr', 'corrige les majuscules'],
    [
      'de',
      'Mir fällt auf, dass fast alles kleingeschrieben ist. Können Sie die Groß- und Kleinschreibung im ganzen Text berichtigen?',
    ],
    ['it', 'metti le maiuscole dove servono'],
    ['pt', 'põe maiúsculas onde precisa'],
    ['ru', 'расставь заглавные буквы где надо'],
  ])('are those of all lines, and others, in %s: %s', (language, text) => {
    expect(read(language, text)).toEqual({ wishes: [{ kind: 'capitalize_lines', isPart: true }], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'all lines in capitals'],
    ['en', 'why does every line start with a capital letter?'],
    ['en', 'the first two lines should start with a capital'],
    ['en', 'no capital letters at the start of lines'],
    ['en', 'put capitals where they belong: Leeds and Bread'],
    ['de', 'jede Zeile groß und fett'],
    ['fr', 'toutes les lignes en majuscules'],
    ['ru', 'все буквы большие'],
  ])('are none in %s: %s', (language, text) => {
    expect(read(language, text).wishes).not.toContainEqual(expect.objectContaining({ kind: 'capitalize_lines' }));
  });

  it('leave a wish beside them', () => {
    const { wishes } = read('de', 'Satzanfänge groß und die Schrift gelb');
    expect(wishes.map(({ kind }) => kind)).toEqual(['capitalize_lines', 'set']);
  });
});

describe('lines that begin with a capital', () => {
  const captions = ['hello there', '“so it goes”', '12 eggs', 'Done'].map(
    (text, at): Caption => ({ startMs: at * 1000, endMs: at * 1000 + 900, text, words: [] }),
  );

  it('are made by one correction that can be undone', () => {
    const made = correctCaptions(captions, [{ kind: 'capitalize_lines', isPart: false }]);
    expect(made.captions.map(({ text }) => text)).toEqual(['Hello there', '“So it goes”', '12 eggs', 'Done']);
    expect(made.outcomes).toEqual([{ kind: 'lines_capitalized', count: 2, isPart: false }]);
    const shown = made.captions.map((caption): Caption => ({ ...caption, words: [] }));
    expect(undoCorrection(shown, made.changed).map(({ text }) => text)).toEqual(captions.map(({ text }) => text));
  });
});

describe('capitals that a person asked for on all lines', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'every line should start with a capital letter', ['Every line now begins with a capital letter.']],
    ['de', 'Satzanfänge groß', ['Jede Zeile beginnt jetzt mit einem Großbuchstaben.']],
    ['fr', 'corrige les majuscules', ['Chaque ligne commence maintenant par une majuscule.', 'Anna et Paris']],
  ])('are made and told in %s', (language, text, told) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    play.says(text);
    let said = '';
    for (let load = loadIn(play); load; load = loadIn(play)) {
      const captions = captionsOf(...lines[language]);
      play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: load.purpose });
      said += play.told;
    }
    for (const sentence of told) expect(said).toContain(sentence);
    const edit = play.effects.find((effect) => effect.kind === 'edit_video');
    expect(edit).toMatchObject({
      captions: lines[language].map((one) => ({ text: one[0]?.toUpperCase() + one.slice(1) })),
    });
  });
});

describe('capitals on the lines of a longer video', () => {
  it('can be taken back', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'en', understand: understandWords })));
    const spoken = Array.from({ length: 30 }, (_, at) => `and now comes step number ${at}`);
    let captions = captionsOf(...spoken);
    const load = () => {
      for (let next = loadIn(play); next; next = loadIn(play)) {
        play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: next.purpose });
        const edit = play.effects.find((effect) => effect.kind === 'edit_video');
        if (edit?.kind === 'edit_video') captions = (edit.captions ?? []).map((one) => ({ ...one, words: [] }));
      }
    };
    play.says('every line should start with a capital letter');
    load();
    expect(captions[29]?.text).toBe('And now comes step number 29');
    play.says('undo');
    load();
    expect(captions.map(({ text }) => text)).toEqual(spoken);
  });
});

function loadIn(play: PlayedConversation) {
  return play.effects.find((effect) => effect.kind === 'load_captions');
}
