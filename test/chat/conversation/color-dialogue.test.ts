import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = () => finished(ordered(new PlayedConversation({ understand: understandWords })));

/** With the captions in hand where the message may be about them. */
function said(play: PlayedConversation, text: string): PlayedConversation {
  const after = play.says(text);
  return after.effects.some(({ kind }) => kind === 'load_captions') ? after.reads('Hello there') : after;
}

describe('colours that change places', () => {
  it('are those of the letters and of the highlight, after one of them was changed', () => {
    const play = withVideo().says('letters green, highlight pink').reads('Hello there');
    expect(play.says('wrong way round').stills).toEqual([
      { settings: { fontColor: '#FF5FA2', highlightColor: '#2BE36B' }, leaveOpen: [] },
    ]);
  });

  it('are not changed where nothing was coloured', () => {
    expect(withVideo().says('wrong way round').told).toContain('Colours');
    expect(withVideo().says('bigger').says('wrong way round').told).toContain('Colours');
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

describe('a question about the look', () => {
  it.each<[Language, string, string]>([
    ['en', 'is it still pink?', 'letter colour: 🌸 pink, highlight colour: 🟡 yellow'],
    ['fr', 'ah mieux, c’est toujours en rose là ?', 'couleur des lettres: 🌸 rose'],
    ['de', 'ist es noch rosa?', 'Schriftfarbe: 🌸 rosa'],
    ['es', '¿sigue en rosa?', 'color de las letras: 🌸 rosa'],
    ['ru', 'оно всё ещё розовое?', 'цвет букв: 🌸 розовый'],
  ])('%s: says what it is, and that it waits: «%s»', (language, text, look) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
    const { told, effects } = said(play.says('#FF5FA2'), text);
    expect(told).toContain(look);
    expect(told).toContain(textsOf(language).chat.topics.questions.readyButChanged);
    expect(effects).toEqual([]);
  });

  it('is none with a verb of wishing', () => {
    expect(withVideo().says('can you make it pink?').told).toContain('Okay, letter colour: 🌸 pink');
  });
});

describe('a colour that is to be kept', () => {
  it.each<[Language, string]>([
    ['en', 'keep the orange for next time, always use it'],
    ['es', '¿me guardas el naranja y las letras estas para siempre?'],
    ['de', 'merk dir das orange für immer'],
  ])('%s: is saved where it is, and not given to the letters: «%s»', (language, text) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
    const { effects } = said(said(play, 'highlight #FF8A00'), text);
    expect(effects).toContainEqual({ kind: 'save_defaults', settings: { highlightColor: '#FF8A00' } });
  });
});

describe('a colour that stands out, without its name', () => {
  const play = (language: Language) =>
    finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  const orange = { settings: { highlightColor: '#FF8A00' }, leaveOpen: [] };

  it.each<[Language, string, string]>([
    [
      'it',
      'però la parola che si accende è gialla pure lei, non si vede niente. falla di un colore che stacca',
      'mettila arancione dai',
    ],
    ['en', 'the word that lights up is yellow too. give it a colour that stands out', 'make it orange then'],
    ['de', 'das Wort das aufleuchtet ist auch gelb. mach es in einer Farbe, die absticht', 'mach es orange'],
    ['fr', 'le mot qui s’allume est jaune aussi, on voit rien. mets-le d’une couleur qui ressort', 'mets-le en orange'],
    ['es', 'la palabra que se ilumina también es amarilla. ponla de un color que destaque', 'ponla naranja'],
    ['pt', 'a palavra que acende também é amarela. põe uma cor que destaque', 'põe laranja'],
    ['ru', 'слово, которое загорается, тоже жёлтое. сделай его таким цветом, чтобы выделялось', 'сделай оранжевым'],
  ])('%s: opens the colours of that part, and the next colour is for it: «%s»', (language, text, color) => {
    const shown = said(play(language), text);
    const { buttons } = shown;
    expect(shown.state.videos[0]?.draft).toBeUndefined();
    expect(buttons.length).toBeGreaterThan(8);
    expect(said(shown, color).stills).toEqual([orange]);
  });

  it('leaves a colour with a name, and another part, as they are', () => {
    expect(said(play('it'), 'fai le lettere di un giallo che risalta').stills).not.toEqual([]);
    const shown = said(play('en'), 'the word that lights up is yellow too. give it a colour that stands out');
    expect(said(shown, 'make the letters orange').stills).toEqual([
      { settings: { fontColor: '#FF8A00' }, leaveOpen: [] },
    ]);
  });

  it('is for that part also after its colours were shown twice', () => {
    const question = 'the word that lights up is yellow too. give it a colour that stands out';
    const shown = said(said(play('en'), question), question);
    expect(said(shown, 'make it orange then').stills).toEqual([orange]);
  });

  it('is forgotten when something else was answered', () => {
    const shown = said(play('en'), 'the word that lights up is yellow too. give it a colour that stands out');
    expect(said(said(shown, 'who are you?'), 'make it orange').stills).toEqual([
      { settings: { fontColor: '#FF8A00' }, leaveOpen: [] },
    ]);
  });
});
