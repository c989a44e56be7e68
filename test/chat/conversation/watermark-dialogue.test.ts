import { describe, expect, it } from 'vitest';
import { readWatermark } from '../../../src/chat/conversation/words/read-watermark.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language = 'en') => new PlayedConversation({ language, understand: understandWords });
const withVideo = () => finished(ordered(start()));
const sent = (text = '') =>
  ({ kind: 'sent_picture', ref: 'file-1', fileName: 'logo.png', sizeBytes: 900, text }) as const;
const picture = 'upload://logo';
const loaded = (videoId: string | null) => ({ kind: 'watermark_loaded', videoId, picture }) as const;
const load = { kind: 'load_watermark', ref: 'file-1', fileName: 'logo.png', videoId: 'vid_1' };

describe('a picture in a chat', () => {
  it.each([
    'watermark',
    'As my watermark, please',
    'Wasserzeichen',
    'marca de agua',
    'filigrane',
    'come filigrana',
    'marca-d’água',
    'водяной знак',
  ])('is a watermark when it comes with «%s»', (text) => {
    expect(withVideo().happens(sent(text)).effects).toEqual([load]);
  });

  it('is asked about otherwise, once', () => {
    const play = withVideo().happens(sent('look at this'));
    expect([play.effects, play.told, play.buttons]).toEqual([
      [],
      'Nice picture! Shall I use it as a watermark?',
      ['Use as watermark', 'No, thanks'],
    ]);
    expect(play.taps('Use as watermark').effects).toEqual([load]);
    expect(play.taps('Use as watermark').told).toContain('too old');
    expect(withVideo().happens(sent()).taps('No, thanks').effects).toEqual([]);
  });

  it('is refused where it is too large, or no picture after all', () => {
    expect(withVideo().happens({ ...sent('watermark'), sizeBytes: 3_000_000 }).effects).toEqual([]);
    const odd = { kind: 'watermark_loaded', videoId: 'vid_1', picture: null } as const;
    expect(withVideo().happens(odd).told).toContain('PNG, JPEG or WebP');
  });
});

describe('a watermark in a chat', () => {
  it('is seen on the video, moved and dimmed by buttons, and rendered with the rest', () => {
    const play = withVideo().happens(loaded('vid_1'));
    expect(play.told).toContain('with your watermark');
    expect(play.stills).toEqual([{ settings: { watermark: { picture } }, leaveOpen: [] }]);
    play.taps('↙️').taps('Fainter');
    expect(play.told).toBe('Okay, watermark: bottom left, 65 %.');
    const watermark = { picture, corner: 'bottom-left', opacity: 0.65 };
    expect(play.stills.at(-1)?.settings).toEqual({ watermark });
    expect(play.taps('Render this').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { watermark }, leaveOpen: [] },
    ]);
    const another = finished(edited(play)).happens({ ...loaded('vid_1'), picture: 'upload://other' });
    expect(another.stills.at(-1)?.settings).toEqual({ watermark: { ...watermark, picture: 'upload://other' } });
  });

  it('is taken away, also by undo, and stays when the look starts over', () => {
    const marked = () => finished(edited(withVideo().happens(loaded('vid_1')).taps('Render this')));
    const gone = { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: ['watermark'] };
    const removed = marked().says('no watermark');
    expect(removed.told).toContain('no watermark');
    expect(removed.says('go').effects).toEqual([gone]);
    expect(marked().says('undo').says('go').effects).toEqual([gone]);
    expect(marked().says('yellow').says('reset').says('go').effects).toEqual([]);
  });

  it('is moved and dimmed in words, in every language', () => {
    const cases = {
      'move the watermark to the bottom left': { row: 'bottom', side: 'left' },
      'watermark top right please': { row: 'top', side: 'right' },
      'make the logo more transparent': { strength: -1 },
      'make the watermark less visible': { strength: -1 },
      'Wasserzeichen nach unten rechts': { row: 'bottom', side: 'right' },
      'das Wasserzeichen kräftiger': { strength: 1 },
      'kein Wasserzeichen': { isUnwanted: true },
      'pon la marca de agua abajo a la izquierda': { row: 'bottom', side: 'left' },
      'sin marca de agua': { isUnwanted: true },
      'mets le filigrane en haut à gauche': { row: 'top', side: 'left' },
      'enlève le filigrane': { isUnwanted: true },
      'sposta la filigrana in basso a destra': { row: 'bottom', side: 'right' },
      'filigrana meno visibile': { strength: -1 },
      'coloca a marca d’água em cima à direita': { row: 'top', side: 'right' },
      'tira a marca-d’água': { isUnwanted: true },
      'передвинь водяной знак вниз влево': { row: 'bottom', side: 'left' },
      'убери водяной знак': { isUnwanted: true },
      watermark: {},
    };
    for (const [text, said] of Object.entries(cases)) expect([text, readWatermark(text)]).toEqual([text, said]);
    const play = withVideo().happens(loaded('vid_1')).says('watermark lower');
    expect(play.told).toBe('Okay, watermark: bottom right.');
  });

  it.each(['the logo of my company is Acme', 'logos, not Lego', 'bigger', 'water', 'he said watermark twice'])(
    'is not meant by «%s»',
    (text) => expect(readWatermark(text)).toBeNull(),
  );

  it('is on the next videos where there is no video, and in the brand', () => {
    const play = start().happens(loaded(null));
    expect(play.told).toBe('Got it: your next videos get this watermark.');
    expect(play.effects).toEqual([{ kind: 'save_defaults', settings: { watermark: { picture } } }]);
    expect(play.says('https://example.com/a.mp4').effects).toMatchObject([{ settings: { watermark: { picture } } }]);
    const brand = withVideo().happens(loaded('vid_1')).says('save this as my brand');
    expect(brand.effects).toMatchObject([{ kind: 'save_preset', settings: { watermark: { picture } } }]);
    const settings = { watermark: { picture }, title: { text: '', style: 'panel' } } as const;
    expect(brand.happens({ kind: 'preset_saved', name: 'My brand', settings }).told).toContain(
      'title: panel, watermark: automatic',
    );
  });

  it('comes with the brand, as the title’s design does', () => {
    const settings = { watermark: { picture }, title: { text: '', style: 'panel' } } as const;
    const play = withVideo().happens({ kind: 'preset_found', videoId: 'vid_1', preset: { name: 'Ours', settings } });
    expect(play.says('go').effects).toEqual([{ kind: 'edit_video', videoId: 'vid_1', settings, leaveOpen: [] }]);
  });

  it('is explained where there is none', () => {
    expect(withVideo().says('watermark top left').told).toContain('Send me the picture');
  });
});

describe('words in a corner', () => {
  const answered = (language: Language, text: string) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords }))).says(text);
    const waits = play.effects.some(({ kind }) => kind === 'load_captions');
    return (waits ? play.reads('Hello there') : play).told;
  };

  it.each<[Language, string]>([
    ['ru', 'да я не про ссылку. надпись РадиоИлья в углу видео, водяной знак типа'],
    ['ru', 'и имя ютуб канала можно где-нибудь в углу?'],
    ['ru', 'водяной знак ставить умеешь?'],
    ['en', 'can you put my youtube channel name in the corner?'],
    ['en', 'can you do watermarks?'],
    ['de', 'kannst du meinen Kanalnamen in die Ecke setzen?'],
    ['de', 'kannst du auch Wasserzeichen?'],
    ['fr', 'tu peux mettre mon pseudo insta dans un coin ?'],
    ['es', 'pones marcas de agua?'],
    ['it', "puoi mettere il nome del canale nell'angolo?"],
    ['pt', 'dá pra pôr o nome do canal no cantinho?'],
  ])('are a picture, or a title: in %s, «%s»', (language, text) => {
    expect(answered(language, text)).toBe(textsOf(language).chat.topics.limits.picture);
  });

  it.each<[Language, string]>([
    ['en', 'Does the finished video have any watermark on it?'],
    ['en', 'I meant: do you add your own logo to my video?'],
    ['ru', 'пока собирается, водяной знак там будет или нет?'],
    ['de', 'kommt da am Ende ein Wasserzeichen drauf?'],
    ['de', 'klebt ihr euer Logo drauf?'],
    ['fr', 'il y aura un filigrane dessus ?'],
    ['es', '¿el video va a tener alguna marca de agua?'],
    ['it', 'ma alla fine resta una filigrana?'],
    ['pt', 'o video sai com marca d’água?'],
  ])('of the bot’s own are not on a video: in %s, «%s»', (language, text) => {
    expect(answered(language, text)).toBe(textsOf(language).chat.topics.questions.watermarked);
  });

  it.each<[Language, string]>([
    ['en', 'can i send a youtube link?'],
    ['ru', 'можно ссылку на ютуб кинуть?'],
    ['de', 'geht auch ein youtube link?'],
  ])('are not meant by «%s %s»', (language, text) => {
    expect(answered(language, text)).toBe(textsOf(language).chat.topics.questions.platforms);
  });
});
