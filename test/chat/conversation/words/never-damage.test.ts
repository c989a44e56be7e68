import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { isCorrection } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Other videos than those of strangers. */
const talks: Record<Language, string[]> = {
  en: [
    'hi I am Gale from Pemberly farm',
    'the the spinning wheel stands in the barn',
    'my aunt taught me how to card the fleece',
    'dye it with matter root for a week',
    'José brings the café to the shed',
  ],
  de: [
    'Servus ich bin der Alois aus Hinterstoder',
    'hier backe ich das Brot im im Holzofen',
    'der Teich braucht eine Nacht Ruhe',
    'meine Tante Wallburger knetet ihn',
    'das Öl kommt aus der Mühle',
  ],
  es: [
    'hola soy Amparo de la huerta',
    'hoy toca injertar el el almendro',
    'se corta la lluvia en bisel',
    'la cámara está en el árbol',
    'mi cuñado trae el ron de Motril',
  ],
  fr: [
    'salut ici Gaëtan du moulin',
    'la la meule pèse une tonne',
    'on verse le blé dans la trémie',
    'mon oncle habite à Pont Avin',
    'il arrive à midi',
  ],
  it: [
    'ciao sono Nives del rifugio',
    'oggi oggi faccio gli gnocchi',
    'la farina è di castagna',
    'il formaggio viene da Asìago',
    'mio cugino porta la polenta qui',
  ],
  pt: [
    'oi eu sou a Iracema da roça',
    'hoje hoje colho o café',
    'a peneira é de taquara fina',
    'meu avô nasceu em Itabirra',
    'são trezentos e vinte pés de café',
  ],
  ru: [
    'привет я Глафира с пасеки',
    'сегодня сегодня качаем мёд',
    'дымарь стоит у летка',
    'мой дядя живёт в Елабуги',
    'улей весит сорок кило',
  ],
};

function corrections(language: Language, text: string, isShown = false): CorrectionWish[] {
  const captions = { words: readCaptionWords(talks[language]), isShown };
  return understandWords(text, language, captions).wishes.filter(isCorrection);
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('the gate of corrections', () => {
  it.each<[Language, string]>([
    ['en', 'thats better now make the letters bigger and in a pale green like the barns at Pemberton'],
    ['de', 'Das Gelb gefällt mir nicht, lieber ein kräftiges Rot, wie der Teig von Alwin'],
    ['es', 'prefiero una letra más gorda, antigua, y de color Almendra'],
    ['fr', 'je voudrais une police plus ronde, en bleu, façon Moulins'],
    ['it', 'vorrei il testo più grande, rustico, e giallo Castagno'],
    ['pt', 'queria a letra maior, fininha, e sem aquele amarelo Iraci'],
    ['ru', 'сделайте буквы крупнее, красные, как у Глафиры'],
  ])('in %s, a wish for a look changes no word: “%s”', (language, text) => {
    expect(corrections(language, text)).toEqual([]);
    expect(corrections(language, text, true)).toEqual([]);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['de', 'Unsere Tante heißt Walburga, mit einem a am Ende, und der Rest passt.', replace('Wallburger', 'Walburga')],
    ['en', 'its madder not matter, with a d in the middle', replace('matter', 'madder')],
    ['es', 'donde pone lluvia tiene que decir púa tío, como la de la guitarra', replace('lluvia', 'púa')],
    ['de', 'statt Teich schreib Teig digga, wie beim Brot', replace('Teich', 'Teig')],
    ['fr', "c'est Pont-Aven et pas Pont Avin", replace('Pont Avin', 'Pont-Aven')],
    ['fr', 'c Pont-Aven et pas pont avin stp', replace('Pont Avin', 'Pont-Aven')],
    ['it', 'è Asiago tesoro, non Asìago', replace('Asìago', 'Asiago')],
    ['pt', 'é Itabira véi, não Itabirra', replace('Itabirra', 'Itabira')],
    ['ru', 'это Елабуге, а не Елабуги', replace('Елабуги', 'Елабуге')],
  ])('in %s, help and talk are no part of the new words: “%s”', (language, text, wish) => {
    expect(corrections(language, text)).toEqual([wish]);
  });

  it.each<[Language, string]>([
    ['en', 'the cafe scene is wrong somehow, jose looks odd'],
    ['es', 'el renglon de la camara debe ser mas corto, el arbol tambien'],
    ['fr', 'le ble est mal ecrit ou pas'],
    ['pt', 'o cafe da roca esta errado?'],
    ['de', 'das Oel und die Muehle stehen falsch'],
  ])('in %s, words are not replaced by the same ones without their accents: “%s”', (language, text) => {
    const wishes = corrections(language, text, true);
    const bare = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (const wish of wishes) if (wish.kind === 'replace_words') expect(bare(wish.right)).not.toBe(bare(wish.wrong));
  });

  it.each<[Language, string, CorrectionWish[]]>([
    ['fr', 'enlevez le « la » en trop dans « la la meule pèse une tonne »', [replace('la la', 'la')]],
    ['de', 'nimm das „im“ zu viel raus in „Brot im im Holzofen“', [replace('im im', 'im')]],
    ['en', 'one «the» too many in «the the spinning wheel»', [replace('the the', 'the')]],
  ])('in %s, words around a doubled word are its place: “%s”', (language, text, wishes) => {
    expect(corrections(language, text)).toEqual(wishes);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['de', 'wallburger ist falsch, walburga', replace('Wallburger', 'Walburga')],
    ['en', 'its pemberley not pemberly', replace('Pemberly', 'Pemberley')],
    ['ru', 'елабуге а не елабуги', replace('Елабуги', 'Елабуге')],
  ])('in %s, who types small letters keeps the capital: “%s”', (language, text, wish) => {
    expect(corrections(language, text)).toEqual([wish]);
  });

  it('does not take the number of a line for a word', () => {
    expect(corrections('en', 'in line 3 it is not card, I said comb')).not.toContainEqual(
      expect.objectContaining({ right: expect.stringContaining('3') }),
    );
  });

  it('does not drop a word beside the wrong one', () => {
    expect(corrections('it', 'Asiago tutto attaccato', true)).not.toContainEqual(
      expect.objectContaining({ wrong: 'da Asìago' }),
    );
  });
});

describe('a direction that is said', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['en', 'we grind the flour', 'change flower to flour', replace('flower', 'flour')],
    ['en', 'we grind the flour', 'and the flower should be flour, like for baking', replace('flower', 'flour')],
    ['en', 'we grind the flour', 'flower → flour', replace('flower', 'flour')],
    ['es', 'llega la vaca', 'cambia baca por vaca', replace('baca', 'vaca')],
    [
      'fr',
      'en commentaire les gars',
      "remplace 'pas comment terre' par 'en commentaire'",
      replace('pas comment terre', 'en commentaire'),
    ],
    ['de', 'das Mehl ist da', 'Meel sollte Mehl heißen', replace('Meel', 'Mehl')],
    ['it', 'ecco la ghiaia', 'sostituisci giaia con ghiaia', replace('giaia', 'ghiaia')],
    ['pt', 'olha o poço', 'troca posso por poço', replace('posso', 'poço')],
    ['ru', 'вот порог реки', 'замени парог на порог', replace('парог', 'порог')],
  ])('in %s, is never reversed where the right words stand there already: “%s”, “%s”', (language, line, text, wish) => {
    for (const isShown of [false, true]) {
      const captions = { words: readCaptionWords([line]), isShown };
      expect(understandWords(text, language, captions).wishes.filter(isCorrection)).toEqual([wish]);
    }
  });

  it('holds for each of several corrections', () => {
    const captions = { words: readCaptionWords(['we grind the flour', 'for a weak']), isShown: false };
    const { wishes } = understandWords('change flower to flour and weak to week', 'en', captions);
    expect(wishes).toEqual([replace('flower', 'flour'), replace('weak', 'week')]);
  });
});

describe('new words', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    ['en', ['I saw Rowan'], 'Mary Rowan not Rowan', [replace('Rowan', 'Mary Rowan')]],
    ['de', ['ich grüße Huber'], 'es heißt Toni Huber, nicht Huber', [replace('Huber', 'Toni Huber')]],
    ['es', ['hola Molina'], 'es Tirso Molina, no Molina', [replace('Molina', 'Tirso Molina')]],
    ['it', ['ecco Tassone'], 'è Rino Tassone, non Tassone', [replace('Tassone', 'Rino Tassone')]],
  ])('in %s, may have the wrong ones within: %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string, CorrectionWish[]]>([
    ['en', ['on my feat'], 'feat should be feet with two e’s', [replace('feat', 'feet')]],
    ['fr', ['la vises du tour'], 'remplace vises par vis sans e', [replace('vises', 'vis')]],
    [
      'it',
      ['la conca marinella'],
      'la conca Marinelli, con la «i», non «marinella»',
      [replace('marinella', 'Marinelli')],
    ],
    ['fr', ["c'est la roue"], 'cest jaune sur jaune, on voit rien, cest faux', []],
    ['pt', ['esta roda é boa'], 'Basta! Isto está errado.', []],
    ['es', ['el rojo vivo'], 'falta grana tambien y no salio rojo', []],
  ])('in %s, are not what stands around them: %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'it',
      ['le botti le botti'],
      '«botti» è ripetuta due volte: ne tolga una',
      [replace('le botti le botti', 'le botti')],
    ],
    [
      'pt',
      ['hoje chove hoje chove'],
      'o "hoje chove" está repetido na 11',
      [replace('hoje chove hoje chove', 'hoje chove')],
    ],
    ['en', ['my goat my goat eats'], 'goat is there twice', [replace('my goat my goat', 'my goat')]],
    [
      'de',
      ['mit gummi stiefel und hut'],
      'Gummistiefel und Bergschuh bitte in einem wort',
      [replace('gummi stiefel', 'Gummistiefel')],
    ],
  ])('in %s, take no more than what is named: %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  function read(language: Language, lines: string[], text: string) {
    const captions = { words: readCaptionWords(lines), isShown: false };
    return understandWords(text, language, captions).wishes.filter(isCorrection);
  }
});
