import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = () => finished(ordered(new PlayedConversation({ understand: understandWords })));

describe('colours that change places', () => {
  it('are those of the letters and of the highlight, after one of them was changed', () => {
    const play = withVideo().says('letters green, highlight pink').reads('Hello there');
    expect(play.says('wrong way round').stills).toEqual([
      { settings: { fontColor: '#FF5FA2', highlightColor: '#2BE36B' }, leaveOpen: [] },
    ]);
  });

  it('are not changed where nothing was coloured', () => {
    expect(withVideo().says('wrong way round').told).toContain('Colours');
    expect(withVideo().says('bigger').says('the other way round').told).toContain('Colours');
  });
});

describe('a colour that is to go', () => {
  it('opens the page of colours where nothing has it', () => {
    expect(withVideo().says('get rid of the purple').told).toContain('Colours');
    expect(withVideo().says('get rid of the yellow').stills).toEqual([
      { settings: { highlightColor: '#FFFFFF' }, leaveOpen: [] },
    ]);
  });
});
