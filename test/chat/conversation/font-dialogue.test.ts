import { describe, expect, it } from 'vitest';
import { maxFontBytes } from '../../../src/engine/captions/settings/own-font.ts';
import { languages } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation, understandOnly } from '../../support/play-conversation.ts';

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

  it('may be behind a link, for the same videos as a file', () => {
    const url = 'https://example.com/fonts/Brand.OTF?v=2';
    expect(withVideo().says(`use this font: ${url}, thanks`).effects).toEqual([
      { kind: 'load_font', url, videoId: 'vid_1' },
    ]);
    const none = new PlayedConversation().says('example.com/brand.woff2');
    expect(none.effects).toEqual([{ kind: 'load_font', url: 'https://example.com/brand.woff2', videoId: null }]);
    expect(none.told).toBe('');
  });

  it('behind a link may come with wishes for the look', () => {
    const understand = understandOnly({ yellow: [{ kind: 'set', settings: { fontColor: '#FFE500' } }] });
    const play = finished(ordered(new PlayedConversation({ understand })));
    play.says('yellow https://example.com/brand.ttf');
    expect(play.effects).toEqual([{ kind: 'load_font', url: 'https://example.com/brand.ttf', videoId: 'vid_1' }]);
    play.happens({ kind: 'font_loaded', videoId: 'vid_1', font });
    expect(play.stills.at(-1)?.settings).toEqual({ fontColor: '#FFE500', fontFamily: font.font });
  });

  it('behind a link comes first, and then the videos of the same message in it', () => {
    const play = new PlayedConversation().says('https://example.com/talk.mp4 https://example.com/brand.ttf');
    const [load] = play.effects;
    expect(play.effects).toEqual([expect.objectContaining({ kind: 'load_font', videoId: null })]);
    if (load?.kind !== 'load_font' || !('others' in load)) throw new Error('the video does not wait');
    play.happens({ kind: 'font_loaded', videoId: null, font, others: load.others });
    expect(play.effects).toEqual([
      { kind: 'save_defaults', settings: { fontFamily: font.font } },
      {
        kind: 'create_video',
        source: { kind: 'link', url: 'https://example.com/talk.mp4' },
        settings: { fontFamily: font.font },
      },
    ]);
  });

  it.each(languages)('is refused with a reason that differs for each mistake (%s)', (language) => {
    const said = (['format', 'damaged', 'letters', 'link'] as const).map((mistake) => {
      const play = new PlayedConversation({ language }).happens({ kind: 'font_loaded', videoId: null, mistake });
      expect(play.effects).toEqual([]);
      return play.told;
    });
    expect(new Set(said).size).toBe(4);
    const tooLarge = new PlayedConversation({ language }).happens({ ...sent, sizeBytes: maxFontBytes + 1 });
    expect([tooLarge.effects, tooLarge.told]).toEqual([[], said[0]]);
  });
});
