import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string, isShown: boolean) {
  const { wishes, notUnderstood } = understandWords(text, language, { words: readCaptionWords([line]), isShown });
  return { wishes: wishes.filter(({ kind }) => kind === 'replace_words'), notUnderstood };
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('words that a message wonders about, and the right ones behind them', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['en', 'last winter the lock frows over', 'frows?? froze mate', replace('frows', 'froze')],
    ['en', 'last winter the lock frows over', 'co to jest frows? should be froze', replace('frows', 'froze')],
    ['es', 'la espalda recta como una taba', 'taba?? jajaja tabla', replace('taba', 'tabla')],
    ['fr', 'je ferme les vaux lait', 'vaux lait ??? volets mdr', replace('vaux lait', 'volets')],
    ['de', 'dann hat meine Frau Hochbäte bestellt', 'Hochbäte?? Hochbeete!!', replace('Hochbäte', 'Hochbeete')],
    ['it', 'porto sempre un genera tore', "che cos'è genera tore? generatore", replace('genera tore', 'generatore')],
    ['pt', 'chama no zape ou no direct', 'zape? kkkkk whatsapp', replace('zape', 'whatsapp')],
    ['ru', 'вещей было двадцать три каропки', 'каропки?? коробки же', replace('каропки', 'коробки')],
  ])('are corrected in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(read(language, line, text, true)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it.each<[Language, string, string]>([
    ['en', 'my friend runs a bakery', 'bakery? nice one'],
    ['es', 'el error es la rodilla', 'rodilla? blanco por favor'],
    ['de', 'ich zeige meinen Schuppen', 'schuppen? super'],
    ['ru', 'открыла пекарню', 'пекарню? класс'],
  ])('are not where nothing is said to be right in %s: “%s”, “%s”', (language, line, text) => {
    expect(read(language, line, text, false).wishes).toEqual([]);
  });
});

describe('an outcry about words, and the right ones alone at the end', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['en', 'only a quarter tern at a time', 'tern??? its a wheel. turn', replace('tern', 'turn')],
    ['en', 'you need a park tall key', 'tall?! its a brand. tool', replace('tall', 'tool')],
    ['es', 'una maya fina', 'maya?? es una tela. malla', replace('maya', 'malla')],
    ['fr', 'près de trente moules', 'moules!! on est chez le kiné. minutes', replace('moules', 'minutes')],
    ['de', 'in die locker Schleuder', 'locker?! haha. lockere', replace('locker', 'lockere')],
    ['it', 'maestra a Borneo e poi a Bormio', 'Borneo?! siamo in montagna. Bormio', replace('Borneo', 'Bormio')],
    ['pt', 'da boa viajem no Recife', 'viajem??? é bairro. viagem', replace('viajem', 'viagem')],
    ['ru', 'в набережные члены', 'члены??? позорище. челны', replace('члены', 'челны')],
  ])('are corrected in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(read(language, line, text, true).wishes).toEqual([wish]);
  });

  it.each<[Language, string, string]>([
    ['en', 'you need a spoke key', 'key? what is that. thanks'],
    ['de', 'der Honig ist da', 'Honig? lecker. danke'],
    ['ru', 'берём муку', 'муку? вкусно. спасибо'],
  ])('are not where the end is another word in %s: “%s”, “%s”', (language, line, text) => {
    expect(read(language, line, text, false).wishes).toEqual([]);
  });
});

describe('words that need to be together', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['en', 'I use cap cut every day', 'cap cut needs to be together', replace('cap cut', 'capcut')],
    ['es', 'esta es una olive ti', 'olive ti tiene que ir junto', replace('olive ti', 'oliveti')],
    ['de', 'sonst kriegen sie die Kraut fäule', 'Kraut fäule muss zusammen', replace('Kraut fäule', 'Krautfäule')],
    ['ru', 'мы сидели на обо чине', 'обо чине должно быть вместе', replace('обо чине', 'обочине')],
  ])('become one in %s: “%s”, “%s”', (language, line, text, wish) => {
    const { wishes } = read(language, line, text, false);
    expect(wishes).toEqual([
      { ...wish, right: expect.stringMatching(new RegExp(`^${'right' in wish ? wish.right : ''}$`, 'i')) },
    ]);
  });
});
