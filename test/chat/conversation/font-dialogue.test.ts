import { describe, expect, it } from 'vitest';
import { maxFontBytes } from '../../../src/engine/captions/settings/own-font.ts';
import { languages } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const sent = { kind: 'sent_font', ref: 'file-1', fileName: 'brand.ttf', sizeBytes: 900 } as const;
const font = { font: `font://${'a'.repeat(32)}`, name: 'Brand Sans', isRestricted: false } as const;
const withVideo = () => finished(ordered(new PlayedConversation()));
const load = { kind: 'load_font', ref: 'file-1', fileName: 'brand.ttf' };

describe('a font in a chat', () => {
  it('is checked, for the video that the chat is about or for the next ones', () => {
    expect(withVideo().happens(sent).effects).toEqual([{ ...load, videoId: 'vid_1' }]);
    expect(new PlayedConversation().happens(sent).effects).toEqual([{ ...load, videoId: null }]);
  });

  it('is shown on the video, and rendered by a button', () => {
    const play = withVideo().happens({ kind: 'font_loaded', videoId: 'vid_1', font });
    expect(play.told).toBe('So it would look in your font “Brand Sans”.');
    expect(play.stills).toEqual([{ settings: { fontFamily: font.font }, leaveOpen: [] }]);
    expect(play.taps('Render this').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { fontFamily: font.font }, leaveOpen: [] },
    ]);
  });

  it('becomes that of the next videos where there is none, or it is gone', () => {
    const saved = { kind: 'save_defaults', settings: { fontFamily: font.font } };
    const none = new PlayedConversation().happens({ kind: 'font_loaded', videoId: null, font });
    expect(none.effects).toEqual([saved]);
    expect(none.told).toContain('your next videos are written in your font “Brand Sans”');
    expect(new PlayedConversation().happens({ kind: 'font_loaded', videoId: 'gone', font }).effects).toEqual([saved]);
  });

  it('comes with a warning where its licence restricts it', () => {
    const restricted = { ...font, isRestricted: true };
    const play = withVideo().happens({ kind: 'font_loaded', videoId: 'vid_1', font: restricted });
    expect(play.told).toContain('must not be embedded');
  });

  it.each(languages)('is refused with a reason that differs for each mistake (%s)', (language) => {
    const said = (['format', 'damaged', 'letters'] as const).map((mistake) => {
      const play = new PlayedConversation({ language }).happens({ kind: 'font_loaded', videoId: null, mistake });
      expect(play.effects).toEqual([]);
      return play.told;
    });
    expect(new Set(said).size).toBe(3);
    const tooLarge = new PlayedConversation({ language }).happens({ ...sent, sizeBytes: maxFontBytes + 1 });
    expect([tooLarge.effects, tooLarge.told]).toEqual([[], said[0]]);
  });
});
