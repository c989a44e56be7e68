import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = () => finished(ordered(new PlayedConversation({ understand: understandWords })));

describe('a message that is not understood', () => {
  it('leads to one question with the best guesses', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello there');
    expect(play.told).toBe('I’m not sure what you mean. Is it one of these?');
    expect(play.buttons).toEqual(['size: large (51)']);
    expect(play.taps('size: large').stills).toEqual([{ settings: { fontSize: 51 }, leaveOpen: [] }]);
  });

  it('may be about a word of the captions', () => {
    const play = start().says('xyzzy zapier').reads('we use zap ear');
    expect(play.buttons).toEqual(['zap ear → zapier']);
    const wishes = [{ kind: 'replace_words', wrong: 'zap ear', right: 'zapier' }];
    expect(play.taps('zap ear').effects).toMatchObject([{ kind: 'load_captions', purpose: { wishes } }]);
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

  it('counts anew after one that was understood', () => {
    const play = start();
    const [first] = [play.says('xyzzy plugh').reads('Hello').told, play.says('bigger')];
    expect(play.says('xyzzy plugh').reads('Hello').told).toBe(first);
  });

  it('has old buttons that say so', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello');
    play.says('xyzzy plugh').reads('Hello');
    expect(play.taps('size: large').told).toContain('too old');
  });

  it('is asked about without a video, too', () => {
    const play = new PlayedConversation({ understand: understandWords }).says('xyzzy plugh');
    expect(play.told).toContain('Send me a video');
    expect(play.buttons).toHaveLength(2);
  });
});

describe('a number out of range', () => {
  it('has limits that are named', () => {
    expect(start().says('size 100').told).toBe('Okay, size: huge. Size goes from 18 to 65, so I took 65.');
  });
});
