import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = () => new PlayedConversation({ understand: understandWords });
const withVideo = () => finished(ordered(start()));
const yellow = { fontColor: '#FFE500' };
const saved = { kind: 'preset_saved', name: 'My brand', settings: yellow } as const;

describe('a brand in a chat', () => {
  it('is the look of the video, also of a draft, saved by words', () => {
    const play = withVideo().says('yellow').says('save this as my brand');
    expect(play.effects).toEqual([{ kind: 'save_preset', videoId: 'vid_1', name: 'My brand', settings: yellow }]);
    expect(play.happens(saved).told).toContain('Saved as your preset “My brand”.');
    expect(play.state.defaults).toEqual(yellow);
  });

  it('is saved by the button of a finished video, without what belongs to that video', () => {
    const play = withVideo().says('the language is French, yellow').taps('As my brand');
    expect(play.effects).toEqual([{ kind: 'save_preset', videoId: 'vid_1', name: 'My brand', settings: yellow }]);
  });

  it('is the look of the next videos where there is no video, and keeps the language spoken', () => {
    const play = start().says('yellow, spoken language French').says('save as my brand');
    expect(play.effects).toEqual([{ kind: 'save_preset', name: 'My brand', settings: yellow }]);
    expect(play.happens(saved).state.defaults).toEqual({ ...yellow, language: 'fr' });
  });

  it('becomes a draft of the video: what styles fill in is replaced, the rest stays', () => {
    const play = withVideo().says('red, at the top, add emojis').says('use my brand');
    expect(play.effects).toEqual([{ kind: 'find_preset', videoId: 'vid_1' }]);
    const preset = { name: 'Ours', settings: { style: 'pill', ...yellow } } as const;
    play.happens({ kind: 'preset_found', videoId: 'vid_1', preset });
    expect(play.told).toContain('This is the look of “Ours”.');
    expect(play.says('go').effects).toMatchObject([
      { kind: 'edit_video', settings: { style: 'pill', ...yellow, addEmojis: true }, leaveOpen: [] },
    ]);
  });

  it('is told to be missing, to be the same already, or not to fit', () => {
    const play = withVideo();
    expect(play.happens({ kind: 'preset_found', videoId: 'vid_1', preset: null }).told).toContain('no brand yet');
    const same = { kind: 'preset_found', videoId: 'vid_1', preset: { name: 'Ours', settings: {} } } as const;
    expect(play.happens(same).told).toBe('That’s how it looks already.');
    const full = { kind: 'effect_failed', effect: 'save_preset', videoId: 'vid_1', code: 'invalid_input' } as const;
    expect(play.happens(full).told).toContain('as many presets as you may');
  });
});
