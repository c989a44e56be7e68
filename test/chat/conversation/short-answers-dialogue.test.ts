import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));
const chatOf = (language: Language) => textsOf(language).chat;

const wishes: Record<Language, string> = {
  en: 'red letters',
  es: 'letras rojas',
  fr: 'lettres rouges',
  de: 'rote Schrift',
  it: 'lettere rosse',
  pt: 'letras vermelhas',
  ru: 'красные буквы',
};

describe('slang for “all right” and “thanks”', () => {
  it.each<[Language, string]>([
    ['en', 'bet'],
    ['en', 'say less'],
    ['en', 'word'],
    ['en', 'fasho'],
    ['en', 'preciate u'],
    ['en', 'bet, preciate u bro 🙏'],
    ['es', 'órale'],
    ['es', 'sale va'],
    ['es', 'vale vale'],
    ['fr', 'nickel chrome'],
    ['de', 'jo passt'],
    ['it', 'ci sta bro'],
    ['pt', 'fixe, obg'],
    ['ru', 'лады'],
    ['ru', 'спс бро'],
  ])('gets a short answer, in %s: %s', (language, text) => {
    const play = withVideo(language).says(text);
    expect(play.told).toBe(chatOf(language).thanks);
    expect(play.buttons).toEqual([]);
    expect(play.effects).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'bigger letters', 'bet'],
    ['es', 'letras más grandes', 'órale'],
    ['pt', 'letras maiores', 'fixe'],
  ])('renders the picture that waits, in %s', (language, wish, text) => {
    expect(withVideo(language).says(wish).says(text).effects).toMatchObject([{ kind: 'edit_video' }]);
  });

  it.each<[Language, string]>([
    ['en', 'not bad not bad'],
    ['es', 'vaya, por fin'],
    ['fr', 'c’est pas trop tôt'],
    ['de', 'na endlich, wurde auch Zeit'],
    ['it', 'mica male'],
    ['pt', 'é, dá pro gasto'],
    ['ru', 'ну наконец-то'],
  ])('is taken for praise, which renders nothing by itself, in %s: %s', (language, text) => {
    expect(withVideo(language).says(text).told).toBe(chatOf(language).topics.talk.praise);
    const wished = withVideo(language).says(wishes[language]);
    const isRead = wished.effects.some(({ kind }) => kind === 'load_captions');
    const play = (isRead ? wished.reads('Hello there') : wished).says(text);
    expect(play.effects).toEqual([]);
    expect(play.buttons).toContain(chatOf(language).buttons.render);
  });

  it.each<[Language, string]>([
    ['de', 'jo mach ma'],
    ['es', 'va que va'],
    ['pt', 'beleza, tá valendo'],
  ])('is no greeting while a video is made, in %s: %s', (language, text) => {
    const play = ordered(new PlayedConversation({ understand: understandWords, language })).says(text);
    expect(play.told).toBe(chatOf(language).topics.talk.patience);
  });

  it('asks for a video where there is none', () => {
    const play = new PlayedConversation({ understand: understandWords, language: 'en' }).says('say less');
    expect(play.told).toBe(chatOf('en').topics.talk.announced);
  });

  it.each<[Language, string]>([
    ['en', 'word by word'],
    ['en', 'say less words'],
    ['de', 'passt das?'],
  ])('is not what a longer message or a question says, in %s: %s', (language, text) => {
    expect(withVideo(language).says(text).told).not.toBe(chatOf(language).thanks);
  });
});

describe('“never mind” in front of another wish', () => {
  it.each<[Language, string, string]>([
    ['en', 'bigger letters', 'never mind, make it yellow'],
    ['en', 'bigger letters', 'Oh well, forget it. Yellow letters please'],
    ['es', 'letras más grandes', 'déjalo, pon las letras amarillas'],
    ['fr', 'lettres plus grandes', 'bon laisse tomber, mets les lettres en jaune'],
    ['de', 'größere Schrift', 'lass gut sein, mach die Schrift gelb'],
    ['it', 'lettere più grandi', 'lascia perdere, testo giallo'],
    ['pt', 'letras maiores', 'pronto deixa lá, mete as letras amarelas'],
    ['ru', 'буквы крупнее', 'ладно, забудь, сделай буквы жёлтыми'],
  ])('undoes nothing, in %s: %s, %s', (language, first, text) => {
    const play = withVideo(language).says(first);
    const size = play.state.videos[0]?.draft?.settings.fontSize;
    play.says(text);
    expect(play.state.videos[0]?.draft?.settings).toMatchObject({ fontSize: size, fontColor: '#FFE500' });
  });

  it.each<[Language, string, string]>([
    [
      'pt',
      'letras maiores',
      'pronto deixa lá, fica só no início. Falta uma coisa: a ponte é Dom Luís, escreveste do luís',
    ],
    ['en', 'bigger letters', 'never mind, there is something else, the name of the bridge is Luís and you wrote luís'],
  ])('undoes nothing before a longer remark on words, in %s', (language, first, text) => {
    const play = withVideo(language).says(first);
    const size = play.state.videos[0]?.draft?.settings.fontSize;
    play.says(text).reads('é lá que fica a ponte do luís');
    const edit = play.effects.find(({ kind }) => kind === 'edit_video');
    const settings = edit?.kind === 'edit_video' ? edit.settings : play.state.videos[0]?.draft?.settings;
    expect(settings?.fontSize).toBe(size);
  });

  it.each<[Language, string, string]>([
    ['en', 'bigger letters', 'never mind'],
    ['en', 'bigger letters', 'never mind, thanks'],
    ['de', 'größere Schrift', 'lass mal gut sein'],
    ['it', 'lettere più grandi', 'lascia perdere'],
  ])('drops the change where nothing else is wished, in %s: %s, %s', (language, first, text) => {
    const play = withVideo(language).says(first);
    play.says(text);
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });
});
