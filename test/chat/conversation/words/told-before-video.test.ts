import { describe, expect, it } from 'vitest';
import { asMeantBeforeVideo } from '../../../../src/chat/conversation/words/before-video.ts';
import { readLikeness } from '../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const meant = (language: Language, text: string) =>
  asMeantBeforeVideo(readLikeness(text, language), understandWords(text, language));
const settingsOf = (language: Language, text: string) =>
  Object.assign({}, ...meant(language, text).wishes.map((wish) => (wish.kind === 'set' ? wish.settings : {})));

describe('a look that is wished before the video comes', () => {
  it.each<[Language, string, object]>([
    ['en', 'sending one now, no emojis please', { addEmojis: false }],
    ['en', 'uploading it in a bit, white text with no emojis', { fontColor: '#FFFFFF', addEmojis: false }],
    ['es', 'ahora te mando uno eh, los quiero en amarillo y bien grandes', { fontColor: '#FFE500' }],
    ['es', 'quiero las letras moradas, ahorita te paso el video', { fontColor: '#9B4DFF' }],
    ['fr', 'j’envoie dans 2 min, faudra du rose et un mot à la fois', { fontColor: '#FF5FA2', style: 'word-by-word' }],
    ['de', 'ich schick gleich eins, aber bitte ohne so blinkezeug', { animation: 'none' }],
    ['it', 'te lo mando tra poco, niente emoji per favore', { addEmojis: false }],
    ['pt', 'mando daqui a pouco, quero sem emojis', { addEmojis: false }],
    ['ru', 'скину через час, без смайликов', { addEmojis: false }],
  ])('is kept for it: %s «%s»', (language, text, settings) => {
    expect(settingsOf(language, text)).toEqual(settings);
  });

  it.each<[Language, string]>([
    ['en', 'I will send a video, it is very big'],
    ['en', 'I’m sending it later. My name is Tom and I run a bakery.'],
    ['en', 'I’ll send one of my dog barking lol'],
    ['de', 'ich schick gleich eins, ist ziemlich groß'],
  ])('is not what tells of the video: %s «%s»', (language, text) => {
    expect(meant(language, text).wishes).toEqual([{ kind: 'topic', topic: 'announced' }]);
  });
});

describe('the language that somebody tells', () => {
  it.each<[Language, string, string]>([
    ['en', 'the video will be in Portuguese', 'pt'],
    ['es', 'el video va a ser en inglés', 'en'],
    ['fr', 'mes vidéos sont en portugais mais avec moi tu parles français hein', 'pt'],
    ['de', 'mein Video ist auf Türkisch', 'tr'],
    ['it', 'il video è in inglese', 'en'],
    ['pt', 'o vídeo vai ser em espanhol', 'es'],
    ['ru', 'щас видос скину, там по казахски говорят, не перепутай', 'kk'],
  ])('is spoken in the video: %s «%s»', (language, text, code) => {
    expect(settingsOf(language, text)).toEqual({ language: code });
  });

  it('is none in a question', () => {
    expect(settingsOf('en', 'will the video be in Portuguese?')).toEqual({});
    expect(settingsOf('de', 'kann das Video auch auf Türkisch sein?')).toEqual({});
  });
});

describe('Spanish “bien”', () => {
  it('is no praise before a size', () => {
    const { wishes, notUnderstood } = understandWords('los quiero en amarillo y bien grandes', 'es');
    expect(wishes).toContainEqual({ kind: 'step', setting: 'fontSize', direction: 1, much: false });
    expect(notUnderstood).toEqual([]);
  });
});
