import { describe, expect, it } from 'vitest';
import type { ChatUsage } from '../../../src/chat/conversation/chat-event.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) => finished(ordered(begin(language)));
const minutesOf = (language: Language) => textsOf(language).chat.topics.minutes;
const nineLeft: Partial<ChatUsage> = {
  secondsRemaining: 540,
  renewal: { at: Date.UTC(2026, 11, 1), seconds: 600 },
};

/** The captions are loaded if the message waits for them, then the usage. */
function asks(play: PlayedConversation, text: string, usage?: Partial<ChatUsage>): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind === 'load_captions' && effect.purpose.kind === 'read') {
    const { videoId, purpose } = effect;
    play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
  }
  return play.learnsUsage(usage);
}

describe('what it costs', () => {
  it('is said with the plain word first, then how many minutes there are, and when more come', () => {
    expect(asks(begin('en'), 'whats it cost', nineLeft).told).toBe(
      'Yes, it’s free: you get 10 minutes each month. You have 9 minutes left. You’ll get another 10 minutes on 1 Dec.',
    );
  });

  it('is said without an allowance by what is charged here', () => {
    const { told } = asks(begin('en'), 'is it free', { secondsRemaining: 540, renewal: null });
    expect(told).toBe(`${minutesOf('en').notCharged} You have 9 minutes left.`);
  });

  it.each<[Language, string, string]>([
    ['en', 'whats it cost', 'never sent you any videos pal. So is it free or no'],
    ['de', 'kostet das was?', 'also ist es jetzt kostenlos oder nicht?'],
    ['pt', 'quanto custa?', 'então é de graça ou não?'],
    ['ru', 'сколько стоит?', 'так это бесплатно или нет?'],
  ])('is said in other words when asked again, in %s', (language, first, second) => {
    const play = asks(begin(language), first, nineLeft);
    const { told } = play;
    expect(asks(play, second, nineLeft).told).toBe(minutesOf(language).freeAgain);
    expect(told).not.toContain(minutesOf(language).freeAgain);
  });

  it('is said as at first when something else was said between', () => {
    const play = asks(begin('en'), 'whats it cost');
    expect(asks(play.says('who are you'), 'is it free').told).toBe(minutesOf('en').unlimited);
    asks(play, 'how many minutes do i have left');
    expect(asks(play, 'is it free').told).toBe(minutesOf('en').unlimited);
  });
});

describe('what happens when the minutes are used up', () => {
  it.each<[Language, string]>([
    ['it', '9 minuti di cosa? e quando li finisco?'],
    ['de', '9 Minuten von was? und wenn die weg sind?'],
    ['es', '¿9 minutos de qué? ¿y cuando los gaste?'],
    ['fr', '9 minutes de quoi ? et quand je les finis ?'],
    ['ru', '9 минут чего? а когда я их потрачу?'],
    ['en', 'what happens when my minutes run out'],
    ['de', 'was ist, wenn die Minuten alle sind?'],
    ['fr', 'et quand mes minutes seront épuisées ?'],
    ['es', 'cuando se acaben los minutos, ¿qué?'],
    ['it', 'e quando finiscono i minuti come ne prendo altri?'],
    ['pt', 'e qdo acabar os minutos, como faço pra ter mais?'],
    ['ru', 'а если минуты закончатся, как докупить?'],
  ])('is said with when more come, and what an account is for, in %s', (language, text) => {
    const { told } = asks(withVideo(language), text, nineLeft);
    const { usedUp, ofAccount } = minutesOf(language);
    expect(told).toContain(usedUp);
    expect(told).toContain(ofAccount);
    expect(told).not.toContain(textsOf(language).chat.help);
  });

  it('is nothing where there is no limit', () => {
    expect(asks(withVideo('en'), 'how do i get more minutes').told).toBe(minutesOf('en').neverUsedUp);
  });

  it('offers no link to a chat that has one', () => {
    const play = withVideo('en').happens({ kind: 'account_linked', email: 'a@b.example', chat: 'this' });
    play.state = { ...play.state, isLinked: true };
    expect(asks(play, 'how do i get more minutes', nineLeft).told).toContain(minutesOf('en').ofThisAccount);
  });
});

describe('when minutes renew', () => {
  it.each<[Language, string]>([
    ['ru', '9 минут это на день или на месяц?'],
    ['ru', 'а сколько видосов в день можно?'],
    ['en', '9 minutes left till when, does it fill back up?'],
    ['en', 'how many videos a day can I do?'],
    ['en', 'when do my minutes renew'],
    ['de', 'Sind die 9 Minuten pro Tag oder pro Monat?'],
    ['de', 'wann werden die Minuten wieder aufgefüllt?'],
    ['fr', 'combien de vidéos par jour ?'],
    ['es', '¿y cuándo se renuevan?'],
    ['it', 'quando si rinnovano?'],
    ['pt', 'quantos vídeos por dia posso mandar?'],
  ])('is said with what there is each month, and the day, in %s: %s', (language, text) => {
    const [before = ''] = minutesOf(language).renewed.split('{');
    const { told } = asks(withVideo(language), text, nineLeft);
    expect(told).toContain(before);
    expect(told).toContain('10');
  });

  it('is never where there is no allowance, and nothing runs out without a limit', () => {
    const told = (usage?: Partial<ChatUsage>) => asks(withVideo('en'), 'is that per day or per month?', usage).told;
    expect(told({ secondsRemaining: 540, renewal: null })).toContain(minutesOf('en').notRenewed);
    expect(told()).toBe(minutesOf('en').neverUsedUp);
  });

  it.each<[Language, string]>([
    ['en', 'show me how many words per line there are'],
    ['de', 'das Video erscheint einmal pro Monat, mach den Text grün'],
    ['es', 'pon más palabras por línea'],
  ])('is not asked by “%s: %s”', (language, text) => {
    const { effects } = withVideo(language).says(text);
    expect(effects.some(({ kind }) => kind === 'load_usage')).toBe(false);
  });
});

describe('whether corrections take minutes', () => {
  it.each<[Language, string]>([
    ['en', 'do the corrections use up my minutes too'],
    ['de', 'kosten die Korrekturen auch Minuten?'],
    ['fr', 'tu décomptes des minutes si je corrige un mot ?'],
    ['es', '¿los cambios me gastan minutos?'],
    ['it', 'sì ma i minuti me li scala anche per le correzioni?'],
    ['it', 'e ogni volta che rifai il video mi scala i minuti?'],
    ['pt', 'as correções gastam minutos também?'],
    ['ru', 'за правки минуты тоже снимаются?'],
  ])('is said, in %s: %s', (language, text) => {
    expect(asks(withVideo(language), text, nineLeft).told).toContain(minutesOf(language).editsFree);
  });

  it.each<[Language, string]>([
    ['en', 'will the changes take long'],
    ['de', 'wie lange dauert die Änderung noch, 2 Minuten?'],
  ])('is not what one asks who wants to know how long changes take, in %s', (language, text) => {
    const { effects } = withVideo(language).says(text);
    expect(effects.some(({ kind }) => kind === 'load_usage')).toBe(false);
  });
});

describe('whether a length will do', () => {
  it.each<[Language, string]>([
    ['en', 'can i send you a 20 minute one'],
    ['en', 'i only have 9 minutes left, so 20 wont fit right'],
    ['de', 'Kann ich dir auch ein langes schicken, so 20 Minuten?'],
    ['de', 'Moment mal, hab doch nur noch 9 Minuten. Dann gehen 20 ja gar nicht, oder?'],
    ['fr', 'je peux t’envoyer une vidéo de 20 minutes ?'],
    ['es', '¿puedo mandarte uno de 20 minutos?'],
    ['it', 'posso mandartene uno da 20 minuti?'],
    ['pt', 'posso mandar um de 20 minutos?'],
    ['ru', 'можно прислать на 20 минут?'],
  ])('is said by the minutes that are left, in %s: %s', (language, text) => {
    const { told } = asks(withVideo(language), text, nineLeft);
    const [before = ''] = minutesOf(language).notEnough.split('{');
    expect(told.startsWith(before)).toBe(true);
    expect(told).toContain('20');
    expect(told).toContain('9');
  });

  it('is yes where they are enough', () => {
    const { enough, largeFile } = minutesOf('de');
    expect(asks(withVideo('de'), 'Kann ich dir 5 Minuten schicken?', nineLeft).told).toBe(
      `${fill(enough, { time: '5 Minuten', left: '9 Minuten' })} ${largeFile}`,
    );
  });

  it('is said in general where there is no limit', () => {
    const { told } = asks(withVideo('en'), 'can i send you a 20 minute one');
    expect(told).toBe(textsOf('en').chat.topics.questions.length);
  });

  it.each<[Language, string]>([
    ['es', 'espero 2 minutos entonces'],
    ['de', 'dann geht Zeile 3 nicht, die heißt Anna'],
  ])('is not asked by “%s: %s”', (language, text) => {
    const { effects } = withVideo(language).says(text);
    expect(effects.some(({ kind }) => kind === 'load_usage')).toBe(false);
  });
});
