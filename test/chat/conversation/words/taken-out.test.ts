import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const captions: Readonly<Record<Language, readonly string[]>> = {
  en: ['well hello my dears', 'my sister Ann bakes bread', 'um and that was it', 'bye bye and take care'],
  es: ['hola a mis vecinos', 'mi hermana Ana hace pan', 'eh y eso era todo', 'y nada nos vemos'],
  fr: ['salut mes voisins', 'ma sœur Anne fait du pain', 'euh et voilà on finit', 'et puis à la prochaine'],
  de: [
    'ja hallo ihr Nachbarn',
    'meine Schwester Anne backt Brot',
    'äh das war es dann auch',
    'und tschüss bis zum nächsten Mal',
  ],
  it: ['salve cari vicini', 'mia sorella Anna fa il pane', 'ehm e quello era tutto', 'e poi alla prossima volta'],
  pt: ['olá meus vizinhos', 'minha irmã Ana faz pão', 'né e isso era tudo', 'e até a próxima semana'],
  ru: ['здравствуйте мои соседи', 'сестра Анна печёт хлеб', 'ну вот как бы и конец', 'и до новой встречи'],
};

function wishes(text: string, language: Language, isShown = true) {
  return understandWords(text, language, { words: readCaptionWords(captions[language]), isShown }).wishes;
}

function without(wrong: string, ...lines: number[]): CorrectionWish {
  return { kind: 'replace_words', wrong, right: '', ...(lines.length > 0 && { lines }) };
}

describe('words that are to go', () => {
  it.each<[Language, string, string]>([
    ['en', 'my dears out please', 'my dears'],
    ['en', 'we don’t need “bakes bread”, she stopped', 'bakes bread'],
    ['es', 'no hace falta "a mis vecinos"', 'a mis vecinos'],
    ['fr', 'pas besoin de « fait du pain »', 'fait du pain'],
    ['fr', 'le euh de la 3 tu peux l’enlever', 'euh'],
    ['de', 'das äh muss raus', 'äh'],
    ['de', 'dann auch brauchts nicht', 'dann auch'],
    ['it', '"cari vicini" non serve', 'cari vicini'],
    ['pt', '"meus vizinhos" pode sair', 'meus vizinhos'],
    ['ru', 'в третьей убери ну вот как бы', 'ну вот как бы'],
    ['ru', 'без «печёт хлеб»', 'печёт хлеб'],
  ])('in %s: %s', (language, text, wrong) => {
    expect(wishes(text, language)).toEqual([without(wrong)]);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['en', 'remove the first word of line 2', without('my', 2)],
    ['en', 'the last word in line 4 can go', without('care', 4)],
    ['es', 'quita la última palabra de la 2', without('pan', 2)],
    ['fr', 'supprime le premier mot de la ligne 4', without('et', 4)],
    ['de', 'erstes Wort in Zeile 2 weg', without('meine', 2)],
    ['it', "leva l'ultima parola della 4", without('volta', 4)],
    ['pt', 'tira a primeira palavra da linha 4', without('e', 4)],
    ['ru', 'последнее слово в 4 убери', without('встречи', 4)],
  ])('are known by their place, in %s: %s', (language, text, wish) => {
    expect(wishes(text, language)).toEqual([wish]);
  });

  it('keep the same word at another place of the line', () => {
    const said = understandWords('remove the first word of line 1', 'en', {
      words: readCaptionWords(['so I said so', 'and left']),
      isShown: true,
    });
    expect(said.wishes).toEqual([{ kind: 'replace_line', line: 1, text: 'I said so' }]);
  });

  it.each<[Language, string, CorrectionWish[]]>([
    ['en', 'everything from “bakes” on, kill it', [without('bakes bread', 2), line(3), line(4)]],
    ['en', 'everything after “my sister Ann” can go', [without('bakes bread', 2), line(3), line(4)]],
    ['en', 'everything before “and that was it” can go', [without('um', 3), line(1), line(2)]],
    ['es', 'a partir de "y nada" fuera todo', [line(4)]],
    ['fr', 'à partir de « voilà » tu supprimes tout', [without('voilà on finit', 3), line(4)]],
    ['de', 'ab „das war es“ alles löschen', [line(3), line(4)]],
    ['de', 'ab Zeile 3 alles weg', [line(3), line(4)]],
    ['it', 'da "e quello" in poi togli tutto', [line(3), line(4)]],
    ['pt', 'tudo depois de "era tudo" pode apagar', [line(4)]],
    ['ru', 'начиная с «печёт» всё удали', [without('печёт хлеб', 2), line(3), line(4)]],
  ])('from some words on, in %s: %s', (language, text, expected) => {
    expect(wishes(text, language)).toEqual(expected);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'my dears out, folks in', 'my dears', 'folks'],
    ['es', 'hola fuera, buenas dentro', 'hola', 'buenas'],
    ['de', 'hallo raus, grüß euch rein', 'hallo', 'grüß euch'],
    ['it', 'salve via, buonasera dentro', 'salve', 'buonasera'],
    ['ru', 'соседи убрать, друзья вставить', 'соседи', 'друзья'],
  ])('for others, in %s: %s', (language, text, wrong, right) => {
    expect(wishes(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, number]>([
    ['en', 'the last sentence can go', 4],
    ['en', 'delete 2, my mum is gonna hate it 😂', 2],
    ['de', 'lösch die 2, meine Schwester wäre dagegen 👴', 2],
    ['fr', 'supprime la 2, ma sœur veut pas être connue 🐱', 2],
    ['ru', 'последнее предложение можно убрать', 4],
  ])('are a whole line, whatever the reason, in %s: %s', (language, text, number) => {
    expect(wishes(text, language)).toEqual([line(number)]);
  });

  it.each<[Language, string]>([
    ['en', 'don’t take my dears out'],
    ['en', 'leave it out there'],
    ['en', 'take it out please'],
    ['en', 'make bread stand out'],
    ['en', 'let sister pop out a bit'],
    ['fr', 'ne supprime pas voisins'],
    ['ru', 'не убирай соседи'],
    ['de', 'ab jetzt alles gelb'],
    ['de', 'lass Anne bitte so'],
    ['it', 'togli gli emoji'],
    ['es', 'fuera el amarillo'],
  ])('are none in %s: %s', (language, text) => {
    expect(wishes(text, language).filter(({ kind }) => kind === 'replace_words' || kind === 'remove_line')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'bread out please'],
    ['de', 'Brot raus'],
    ['ru', 'хлеб убрать'],
  ])('are named in quotes where the text was not shown, in %s: %s', (language, text) => {
    expect(wishes(text, language, false)).toEqual([]);
  });
});

function line(number: number): CorrectionWish {
  return { kind: 'remove_line', line: number };
}
