import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { worthNaming } from '../../../../src/chat/conversation/words/worth-naming.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { textsOf } from '../../../../src/texts/texts-of.ts';
import { ordered, PlayedConversation } from '../../../support/play-conversation.ts';
import { set, step } from './phrases/phrase.ts';

const blue = set({ fontColor: '#2F7BFF' });
const smaller = step('fontSize', -1);

function named(text: string, language: Language): string[] {
  return worthNaming(text, understandWords(text, language), { language });
}

function sentWith(text: string, language: Language): string {
  const play = new PlayedConversation({ language, understand: understandWords });
  return play.happens({ kind: 'sent_clip', ref: 'clip', fileName: 'clip.mp4', sizeBytes: 900, text }).told;
}

function notGot(language: Language): string {
  return textsOf(language).chat.draft.notUnderstood.split('{')[0]?.trim() ?? '';
}

describe('a setting beside words that nobody can know', () => {
  it.each<[Language, string, Wish]>([
    ['en', 'put them in that Dodgers blue', blue],
    ['en', 'i told you smaller as well', smaller],
    ['de', 'mach mal alles in Schalke blau', blue],
    ['de', 'ich hab gesagt auch kleiner', smaller],
    ['fr', 'remettez tout en bleu Gitane', blue],
    ['fr', 'j’ai dit plus petit aussi', smaller],
    ['es', 'ponlo todo en azul Talavera', blue],
    ['es', 'te dije más chiquito también', smaller],
    ['it', 'vorrei il blu Savoia', blue],
    ['it', 'avevo detto anche più piccolo', smaller],
    ['pt', 'quero azul Grêmio', blue],
    ['pt', 'eu disse menor também', smaller],
    ['ru', 'сделай синий Зенит', blue],
    ['ru', 'я говорила поменьше тоже', smaller],
  ])('is wished for with a verb of wishing: in %s, «%s»', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toEqual([wish]);
  });

  it.each<[Language, string]>([
    ['en', 'his coat is blue and long'],
    ['de', 'sein Mantel ist blau und lang'],
    ['es', 'su abrigo era azul y largo'],
    ['fr', 'son manteau était bleu et long'],
    ['it', 'il suo cappotto era blu e lungo'],
    ['pt', 'o casaco dela era azul e comprido'],
    ['ru', 'пальто у неё было синее и длинное'],
  ])('is none where the message tells of the picture: in %s, «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([]);
  });
});

describe('what was not understood beside a wish', () => {
  it.each<[Language, string]>([
    ['en', 'bigger please, my grandmother left her specs in Boston'],
    ['en', 'letters in blue, like the door of our barn'],
    ['en', 'dang ok. make it blue'],
    ['de', 'Bitte etwas größer. Meine Schwiegermutter vergisst ständig ihre Lesebrille.'],
    ['de', 'Schrift blau, so wie das Geländer am Hafen'],
    ['fr', 'plus gros svp, ma belle-mère oublie ses lunettes partout'],
    ['fr', 'texte bleu, comme la grille du jardin'],
    ['es', 'más grande porfa, mi suegra siempre pierde las gafas'],
    ['es', 'letras azules, como la reja del patio'],
    ['it', 'più grande grazie, mia suocera dimentica sempre gli occhiali'],
    ['it', 'scritte blu, come il cancello del cortile'],
    ['pt', 'maior por favor, minha sogra vive perdendo os óculos'],
    ['pt', 'letras azuis, que nem o portão do quintal'],
    ['ru', 'покрупнее, свекровь вечно теряет свои очки'],
    ['ru', 'буквы синие, как калитка на даче'],
  ])('is passed over where it is a reason, a remark or a comparison: in %s, «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).not.toEqual([]);
    expect(named(text, language)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'blue and spangly', 'spangly'],
    ['de', 'blau und flitterig', 'flitterig'],
    ['fr', 'bleu et froufroutant', 'froufroutant'],
    ['es', 'azul y lentejueloso', 'lentejueloso'],
    ['it', 'blu e lustrinoso', 'lustrinoso'],
    ['pt', 'azul e lantejoulado', 'lantejoulado'],
    ['ru', 'синий и стразовый', 'стразовый'],
  ])('is named right beside a wish: in %s, «%s»', (language, text, word) => {
    expect(named(text, language)).toEqual([word]);
  });

  it.each<[Language, string]>([
    ['en', 'make it blue. put a wobbly garland around it'],
    ['de', 'mach es blau. setz eine wackelige Girlande drumherum'],
    ['es', 'ponlo azul. pon una guirnalda tambaleante'],
  ])('is named where it wishes for something else: in %s, «%s»', (language, text) => {
    expect(named(text, language)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', 'Cant read that without my specs. Make the letters bigger'],
    ['de', 'Bitte größer, meine Oma kann das nicht lesen'],
    ['it', 'falle gialle. il bianco sul camice non si legge'],
    ['it', 'le scritte sono un po piccole, mia madre non le legge'],
    ['ru', 'субтитры внизу шкалу приёмника закрывают, подними повыше'],
    ['es', 'más grandes, mis alumnas no las leen bien'],
    ['pt', 'letras maiores, minha vó não consegue ler'],
    ['en', 'Just watched it back. make the letters bigger'],
    ['de', 'Hab es mir grad angeschaut. mach die Schrift größer'],
    ['en', 'bigger please, ill post it tonight'],
    ['en', 'my dad says he cant make it out, can it be bigger'],
  ])('is passed over where it tells, or why: in %s, «%s»', (language, text) => {
    const understood = understandWords(text, language);
    expect(understood.wishes).not.toEqual([]);
    // each of its words may stand in the captions, too
    const captions = { words: readCaptionWords([text]), isShown: false };
    expect(worthNaming(text, understood, { language, captions })).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'here you go, this weeks tip. could the captions be in a soft pink?'],
    ['fr', 'tiens, c’est pour tiktok'],
    ['es', 'es mi clase de paella, quiero letras grandes'],
    ['it', 'ecco, la mia lezione di oggi, scritte gialle'],
    ['ru', 'вот, держи, мой ролик про радио. буквы жёлтые'],
  ])('is passed over beside a video that was just sent: in %s, «%s»', (language, text) => {
    expect(sentWith(text, language)).not.toContain(notGot(language));
  });

  it.each<[Language, string]>([
    ['en', 'here you go, this weeks tip. make it yellow and spangly'],
    ['de', 'so hier, mein Video vom Garten, bitte gelb und flitterig'],
    ['es', 'mi clase. ponlo azul. pon una guirnalda tambaleante'],
  ])('is named beside a video that was just sent where it may be a wish: in %s, «%s»', (language, text) => {
    expect(sentWith(text, language)).toContain(notGot(language));
  });

  it('is all named where nothing was understood', () => {
    expect(
      worthNaming('wobbly garland', { wishes: [], notUnderstood: ['wobbly garland'] }, { language: 'en' }),
    ).toEqual(['wobbly garland']);
  });

  it('is not in the answer', () => {
    const play = ordered(new PlayedConversation({ language: 'en', understand: understandWords }));
    play.says('bigger please, my grandmother left her specs in Boston');
    const [reply] = play.replies;
    expect(reply?.kind === 'send' && reply.message.text).not.toContain('grandmother');
  });
});

describe('one short word beside a wish', () => {
  it.each<[Language, string]>([
    ['en', 'bigger letters tho'],
    ['it', 'ho letto, più grandi'],
    ['de', 'uff größer'],
  ])('is not named, in %s: %s', (language, text) => {
    const understood = { wishes: [step('fontSize', 1)], notUnderstood: [text.match(/tho|ho|uff/u)?.[0] ?? ''] };
    const captions = { words: readCaptionWords(['hello there']), isShown: false };
    expect(worthNaming(text, understood, { language, captions })).toEqual([]);
  });

  it('is named where the captions have it', () => {
    const captions = { words: readCaptionWords(['a big ox']), isShown: false };
    const understood = { wishes: [step('fontSize', 1)], notUnderstood: ['ox'] };
    expect(worthNaming('ox bigger', understood, { language: 'en', captions })).toEqual(['ox']);
  });
});
