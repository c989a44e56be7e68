import { describe, expect, it } from 'vitest';
import { thanksWithin } from '../../../src/chat/conversation/words/thanks-within.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = () => finished(ordered(new PlayedConversation({ understand: understandWords })));

/** They mean something, in words that nobody foresees. */
const hardMessages: Record<Language, [string, string, string]> = {
  en: [
    'my nan cant make out a single bit of it',
    'this is way too party for my law firm',
    'the boss reckons it feels like a circus',
  ],
  es: ['mi abuela se marea mirando esto', 'esto parece fiesta y somos un bufete', 'al patrón le recuerda a una feria'],
  fr: [
    'ma mamie n’y arrive même pas avec ses lunettes',
    'on dirait une fête foraine et nous sommes notaires',
    'mon patron trouve que ça fait cirque',
  ],
  de: [
    'meine oma erkennt da mit brille nix',
    'das wirkt wie jahrmarkt wir sind notare',
    'mein chef findet das zu zirkusmäßig',
  ],
  it: [
    'mia nonna nemmeno con gli occhiali ci arriva',
    'sembra una giostra e noi siamo notai',
    'il capo dice che pare un luna park',
  ],
  pt: [
    'a dona Cida do caixa torceu o nariz',
    'parece festa e somos um cartório',
    'pro chefe isso tem cara de quermesse',
  ],
  ru: ['бабушка даже в очках не разберёт', 'похоже на ярмарку а мы нотариусы', 'начальнику напоминает цирк с клоунами'],
};

describe('a message that is not understood', () => {
  it('leads to one question with the best guesses', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello there');
    expect(play.told).toBe('I’m not sure what you mean. Is it this?');
    expect(play.buttons).toEqual(['size: large']);
    expect(play.taps('size: large').stills).toEqual([{ settings: { fontSize: 52 }, leaveOpen: [] }]);
  });

  it('offers settings that are named side by side as one', () => {
    const play = start().says('xyzzy bigg plugh zork at the top grue').reads('Hello there');
    expect(play.buttons).toContain('size: large, position: top');
    const both = play.taps('size: large, position: top').stills;
    expect(both).toEqual([{ settings: { fontSize: 52, position: 'top' }, leaveOpen: [] }]);
  });

  it.each([
    ['en', 'thank you so much for your patience with an old lady'],
    ['es', 'bueno pues mil gracias guapo, ya te contaré qué dicen las madres'],
    ['de', 'Haben Sie vielen herzlichen Dank für Ihre Geduld mit einer alten Dame.'],
    ['ru', 'в любом случае спасибо большое'],
  ] as const)('is no question where somebody thanks: %s', (language, text) => {
    const play = start().says(text).reads('Hello there');
    expect(play.told).toBe(textsOf(language).chat.thanks);
    for (const other of [
      'thanks, when is it done?',
      'no thanks',
      'thanks, line 3: Hello',
      'thanks but it is Anna',
      'the name there is still wrong, thanks',
    ])
      expect([other, thanksWithin(other, language)]).toEqual([other, false]);
  });

  it('takes a word of the chat for its own, not for English thanks', () => {
    expect(thanksWithin('ta quase', 'pt')).toBe(false);
    expect(thanksWithin('ta mate', 'en')).toBe(true);
  });

  it('may be about a look that waits to be rendered', () => {
    const play = start().says('yellow').says('wth i told u frobnicate').reads('Hello there');
    expect(play.buttons).toContain('✅ Render this');
    expect(play.buttons.length).toBeLessThanOrEqual(3);
    expect(play.taps('Render this').effects).toMatchObject([{ kind: 'edit_video' }]);
  });

  it('is no correction because some word of a sentence is a little like one of the captions', () => {
    const play = start()
      .says('would you kindly let a piece by Mozart play quietly while I speak')
      .reads('the art of it');
    expect(play.buttons.join()).not.toContain('Mozart');
    expect(start().says('zupear').reads('we use zapear').buttons).toContain('zapear → zupear');
  });

  it('is not guessed to be about deleting everything where something else is likelier', () => {
    const play = start().says('and u forgot to remove that').reads('Hello there');
    expect(play.buttons).not.toContain('Delete my data');
  });

  it('leads to a choice where there are several guesses', () => {
    const play = start().says('zzz bigg gren plugh').reads('we use zap ear');
    expect(play.buttons.length).toBeGreaterThan(1);
    expect(play.told).toBe('I’m not sure what you mean. Is it one of these?');
  });

  it('is done as far as it is understood, but for a moment after the text was shown, until a new version is there', () => {
    const text = (play: PlayedConversation) =>
      play.taps('Edit text').happens({
        kind: 'captions_loaded',
        videoId: 'vid_1',
        captions: captionsOf('Hello there'),
        purpose: { kind: 'show' },
      });
    expect(text(start()).says('yellow and sparkling').reads('Hello there').stills).toEqual([]);
    const renewed = finished(text(start())).says('yellow and sparkling').reads('Hello there');
    expect(renewed.stills).toHaveLength(1);
  });

  it('may be about a word of the captions', () => {
    const play = start().says('xyzzy zapier').reads('we use zap ear');
    expect(play.buttons[0]).toBe('zap ear → zapier');
    const wishes = [{ kind: 'replace_words', wrong: 'zap ear', right: 'zapier' }];
    expect(play.taps('zap ear').effects).toMatchObject([{ kind: 'load_captions', purpose: { wishes } }]);
  });

  it('may be about a word of a line that is named: it asks which one', () => {
    const shown = {
      kind: 'captions_loaded',
      videoId: 'vid_1',
      captions: captionsOf('Hello'),
      purpose: { kind: 'show' },
    } as const;
    const play = start().taps('Edit text').happens(shown).says('1 zucchini').reads('Neve and Clint walked to Burrow');
    expect(play.buttons).toContain('Clint → zucchini');
    expect(play.buttons.length).toBeLessThanOrEqual(3);
    const wishes = [{ kind: 'replace_words', wrong: 'Clint', right: 'zucchini', lines: [1] }];
    expect(play.taps('Clint').effects).toMatchObject([{ kind: 'load_captions', purpose: { wishes } }]);
  });

  it.each(languages)(
    'never leads to the same sentence twice in a row, and then to the buttons page, in %s',
    (language) => {
      const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
      const told = Array.from({ length: 5 }, () => play.says('xyzzy plugh').reads('Hello').told);
      for (const [index, text] of told.entries()) expect(text).not.toBe(told[index - 1]);
      expect(told[2]).toContain(textsOf(language).chat.unclear.page);
    },
  );

  it.each(languages)(
    'that is hard leads to at most three guesses, never twice in the same words, in %s',
    (language) => {
      const { unclear } = textsOf(language).chat;
      const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
      const [first, second, third] = hardMessages[language].map((text) => {
        const { told, buttons, stills } = play.says(text).reads('Hello');
        return { told, buttons, stills };
      });
      expect([unclear.guess, unclear.guesses, unclear.about]).toContain(first?.told);
      expect([unclear.guessesElse, unclear.aboutElse]).toContain(second?.told);
      for (const { buttons, stills } of [first, second].filter((one) => one !== undefined)) {
        expect(stills).toEqual([]);
        expect(buttons.length).toBeGreaterThanOrEqual(1);
        expect(buttons.length).toBeLessThanOrEqual(3);
      }
      expect(third?.told).toContain(unclear.page);
    },
  );

  it('offers what sentences mean that it is like, and does it when tapped', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'de', understand: understandWords })));
    play.says('meine oma erkennt da mit brille nix').reads('Hallo');
    expect(play.buttons).toContain('für alle gut lesbar: an');
    expect(play.taps('für alle gut lesbar: an').stills).toMatchObject([{ settings: { accessible: true } }]);
  });

  it('counts anew after one that was understood', () => {
    const play = start();
    const [first] = [play.says('xyzzy plugh').reads('Hello').told, play.says('bigger')];
    expect(play.says('xyzzy plugh').reads('Hello').told).toBe(first);
  });

  it('has old buttons that still do what they say', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello');
    play.says('xyzzy plugh').reads('Hello');
    expect(play.taps('size: large').stills).toEqual([{ settings: { fontSize: 52 }, leaveOpen: [] }]);
  });

  it('is asked about without a video, too', () => {
    const play = new PlayedConversation({ understand: understandWords }).says('xyzzy plugh');
    expect(play.told).toBe(textsOf('en').chat.hello);
    expect(play.says('plugh xyzzy').told).toContain('I need a video first');
    expect(play.buttons).toHaveLength(2);
  });
});

describe('a number out of range', () => {
  it('has limits that are named', () => {
    expect(start().says('size 100').told).toBe('Okay, size: huge. Size goes from 18 to 65, so I took 65.');
  });
});
