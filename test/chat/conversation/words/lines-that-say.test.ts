import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string, string[]];

const captions: Readonly<Record<string, readonly string[]>> = {
  es: ['buenas a todos les habla Jimena', 'hoy vamos a hablar', 'la gente baja rápido', 'nos vemos el lunes'],
  en: ['hello everyone this is Jim', 'today we talk', 'people go down fast', 'see you on monday'],
  de: ['hallo zusammen hier ist Jim', 'heute reden wir', 'die Leute gehen schnell runter', 'bis Montag'],
  fr: ['bonjour à tous ici Jim', 'on parle', 'les gens descendent vite', 'à lundi'],
  it: ['ciao a tutti sono Jim', 'oggi parliamo', 'la gente scende in fretta', 'a lunedì'],
  pt: ['olá a todos aqui é o Jim', 'hoje falamos', 'as pessoas descem rápido', 'até segunda'],
  ru: ['всем привет это Джим', 'сегодня говорим', 'люди идут вниз быстро', 'до понедельника'],
};

describe('what a line is to say', () => {
  it.each<Row>([
    ['es', 'línea 1 q diga hola a todos soy Jimena', ['1: hola a todos soy Jimena']],
    ['es', 'que la 3 diga la gente sube despacio', ['3: la gente sube despacio']],
    ['es', 'en la 4 que ponga nos vemos el martes', ['4: nos vemos el martes']],
    ['es', 'la 4 que ponga nos vemos el martes', ['4: nos vemos el martes']],
    ['es', 'la línea 4 debe decir nos vemos el martes', ['4: nos vemos el martes']],
    ['es', 'quiero que la 4 diga nos vemos el martes', ['4: nos vemos el martes']],
    ['es', 'que en la 4 ponga nos vemos el martes', ['4: nos vemos el martes']],
    ['es', 'q la 4 diga chao y gracias', ['4: chao y gracias']],
    ['es', 'la línea 4 tendría que decir chao y gracias', ['4: chao y gracias']],
    ['es', 'la cuarta que diga chao y gracias', ['4: chao y gracias']],
    ['en', 'line 4 should say bye and thanks', ['4: bye and thanks']],
    ['en', 'line 4 ought to read bye and thanks', ['4: bye and thanks']],
    ['en', 'I want line 4 to say bye and thanks', ['4: bye and thanks']],
    ['en', 'make line 4 say bye and thanks', ['4: bye and thanks']],
    ['en', 'have line 4 say bye and thanks', ['4: bye and thanks']],
    ['en', 'let line 4 be bye and thanks', ['4: bye and thanks']],
    ['en', '4 should say see you on tuesday', ['4: see you on tuesday']],
    ['en', 'the fourth line should be bye and thanks', ['4: bye and thanks']],
    ['en', 'in line 4 it should say see you on tuesday', ['4: see you on tuesday']],
    ['en', 'line 4 shld say bye and thanks', ['4: bye and thanks']],
    ['en', 'line 4 needs to read bye and thanks', ['4: bye and thanks']],
    ['de', 'Zeile 4 soll bis Dienstag heißen', ['4: bis Dienstag']],
    ['de', 'Zeile 4 soll tschüss und danke heißen', ['4: tschüss und danke']],
    ['de', 'Zeile 4 muss tschüss und danke lauten', ['4: tschüss und danke']],
    ['de', 'Zeile 4 sollte tschüss und danke sein', ['4: tschüss und danke']],
    ['de', 'in Zeile 4 soll tschüss und danke stehen', ['4: tschüss und danke']],
    ['de', 'in der 4 soll tschüss und danke stehen', ['4: tschüss und danke']],
    ['de', 'Zeile 4 soll heißen tschüss und danke', ['4: tschüss und danke']],
    ['de', 'die vierte soll heißen: tschüss und danke', ['4: tschüss und danke']],
    ['de', 'die 4 soll tschüss und danke heißen', ['4: tschüss und danke']],
    ['fr', 'la ligne 4 doit dire salut et merci', ['4: salut et merci']],
    ['fr', 'la ligne 4 devrait dire salut et merci', ['4: salut et merci']],
    ['fr', 'que la 4 dise salut et merci', ['4: salut et merci']],
    ['fr', 'je veux que la ligne 4 dise salut et merci', ['4: salut et merci']],
    ['fr', 'ligne 4 il faut mettre salut et merci', ['4: salut et merci']],
    ['fr', 'à la ligne 4 mets salut et merci', ['4: salut et merci']],
    ['fr', 'la quatrième doit dire salut et merci', ['4: salut et merci']],
    ['it', 'la riga 4 deve dire ciao e grazie', ['4: ciao e grazie']],
    ['it', 'la riga 4 dovrebbe dire ciao e grazie', ['4: ciao e grazie']],
    ['it', 'che la 4 dica ciao e grazie', ['4: ciao e grazie']],
    ['it', 'alla riga 4 metti ciao e grazie', ['4: ciao e grazie']],
    ['it', 'voglio che la riga 4 dica ciao e grazie', ['4: ciao e grazie']],
    ['it', 'la quarta deve essere ciao e grazie', ['4: ciao e grazie']],
    ['pt', 'a linha 4 deve dizer tchau e obrigado', ['4: tchau e obrigado']],
    ['pt', 'a linha 4 tem que dizer tchau e obrigado', ['4: tchau e obrigado']],
    ['pt', 'que a 4 diga tchau e obrigado', ['4: tchau e obrigado']],
    ['pt', 'quero que a linha 4 diga tchau e obrigado', ['4: tchau e obrigado']],
    ['pt', 'a quarta deve ser tchau e obrigado', ['4: tchau e obrigado']],
    ['ru', 'строка 4 должна быть пока и спасибо', ['4: пока и спасибо']],
    ['ru', 'в строке 4 должно быть пока и спасибо', ['4: пока и спасибо']],
    ['ru', 'строка 4 пусть будет пока и спасибо', ['4: пока и спасибо']],
    ['ru', 'пусть в строке 4 будет пока и спасибо', ['4: пока и спасибо']],
    ['ru', 'четвертая должна быть пока и спасибо', ['4: пока и спасибо']],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, captions[language] ?? [], text)).toEqual(wishes);
  });
});

describe('a look of a line', () => {
  it('is no text of it', () => {
    expect(read('de', captions.de ?? [], 'Zeile 4 soll größer sein')).toEqual([]);
  });
});
