import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const inChat = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** With the captions in hand where the message may be about them. */
function said(play: PlayedConversation, text: string): PlayedConversation {
  const after = play.says(text);
  return after.effects.some(({ kind }) => kind === 'load_captions') ? after.reads('Hello there') : after;
}

/** @param bigger how one asks for a larger size */
function atLargest(language: Language, bigger: string): PlayedConversation {
  return inChat(language).says(bigger).says(bigger);
}

describe('a step that leads nowhere', () => {
  it.each<[Language, string, string]>([
    ['en', 'bigger', 'bigger and the highlight brown'],
    ['fr', 'plus gros', 'encore un peu plus gros, et brun'],
    ['de', 'größer', 'größer und grün'],
    ['es', 'más grande', 'más grande y en verde'],
  ])('%s: is named as such, also beside another change: «%s»', (language, first, again) => {
    const { bigger } = textsOf(language).chat.draft.atLimit;
    const play = atLargest(language, first);
    expect(play.told).not.toContain(bigger);
    expect(said(play, again).told).toContain(bigger);
  });

  it.each<[Language, string, string]>([
    ['en', 'bigger', 'is there nothing bigger?'],
    ['fr', 'plus gros', 'Il y a pas plus gros que ça ?'],
    ['de', 'größer', 'gibts nichts Größeres?'],
    ['it', 'più grande', 'non c’è niente di più grande?'],
    ['pt', 'maior', 'não tem nada maior?'],
    ['ru', 'крупнее', 'а крупнее нет?'],
  ])('%s: is what a question about more of it asks for: «%s»', (language, first, asked) => {
    const { draft } = textsOf(language).chat;
    expect(said(inChat(language), asked).stills).toMatchObject([{ settings: { fontSize: expect.any(Number) } }]);
    expect(said(atLargest(language, first), asked).told).toContain(draft.atLimit.bigger);
  });

  it('is not named where the size was given as a number', () => {
    expect(inChat().says('bigger').says('green').told).not.toContain('can’t be any bigger');
  });
});

describe('a place', () => {
  it.each<[Language, string, string]>([
    ['en', 'a bit lower', 'lower: 82% from the top'],
    ['en', 'a bit higher', 'higher: 62% from the top'],
    ['de', 'etwas tiefer', 'tiefer: 82 % von oben'],
    ['es', 'un poco más abajo', 'más abajo: al 82 % desde arriba'],
    ['ru', 'чуть ниже', 'ниже: 82 % от верхнего края'],
  ])('%s: is told by the way that the captions go: «%s»', (language, text, place) => {
    expect(inChat(language).says(text).told).toContain(place);
  });

  it('is told by its name where it has one', () => {
    expect(inChat().says('at the top').told).toContain('position: top');
  });
});

describe('an order to make it with what it names', () => {
  it.each<[Language, string, string]>([
    ['en', 'bigger, highlight brown', 'do it with the brown and big'],
    ['fr', 'plus gros, surlignage brun', 'Faites-la avec le gros et le brun'],
    ['de', 'größer, Hervorhebung braun', 'machs mit dem Braun'],
    ['es', 'más grande, resaltado verde', 'hazlo con el verde y grande'],
    ['pt', 'maior, destaque verde', 'faz com o verde'],
  ])('%s: renders, where the look that waits has it: «%s»', (language, look, order) => {
    expect(said(said(inChat(language), look), order).effects).toMatchObject([{ kind: 'edit_video' }]);
  });

  it('changes the look first where it names something else', () => {
    const play = said(inChat().says('bigger, highlight brown'), 'do it with the green');
    expect(play.told).toContain('🟢 green');
  });
});

describe('a colour that is to stay', () => {
  it.each<[Language, string, string]>([
    ['en', 'letters yellow', 'impact then but keep it yellow'],
    ['de', 'Buchstaben gelb', 'dann Impact, aber lass es gelb'],
    ['es', 'letras amarillas', 'impact entonces pero déjalas amarillas'],
  ])('%s: stays with what has it, whatever was coloured last: «%s»', (language, first, text) => {
    const outlined = said(inChat(language).says(first), language === 'de' ? 'Kontur rot' : 'outline red');
    const [still] = said(outlined, text).stills;
    expect(still?.settings).toMatchObject({ style: 'impact', fontColor: '#FFE500', outlineColor: '#FF2D2D' });
  });

  it('is a new one where nothing has it', () => {
    const [still] = said(inChat().says('outline red'), 'impact then and make it green').stills;
    expect(still?.settings).toMatchObject({ style: 'impact' });
    expect(Object.values(still?.settings ?? {})).toContain('#2BE36B');
  });
});

describe('a colour without a part', () => {
  const onPage = (language: Language = 'en') => {
    const { buttons, looks } = textsOf(language).chat;
    return inChat(language).taps(buttons.changeLook).taps(looks.pages.colors).taps(looks.pages.highlightColor);
  };

  it.each<[Language, string]>([
    ['en', 'turquoise please, that’s our school jumper'],
    ['de', 'türkis bitte, das ist unser Schulpulli'],
    ['fr', 'turquoise s’il te plaît, c’est notre maillot'],
    ['es', 'turquesa por favor, es nuestro uniforme'],
  ])('%s: is for the part whose page was opened last: «%s»', (language, text) => {
    expect(said(onPage(language), text).stills).toMatchObject([{ settings: { highlightColor: '#22D3EE' } }]);
  });

  it('is for the letters otherwise, and where the page is left', () => {
    expect(said(inChat(), 'turquoise').stills).toMatchObject([{ settings: { fontColor: '#22D3EE' } }]);
    const { buttons } = textsOf('en').chat;
    const left = onPage().taps(buttons.back).taps(buttons.back);
    expect(said(left, 'turquoise').stills).toMatchObject([{ settings: { fontColor: '#22D3EE' } }]);
    expect(said(onPage(), 'letters turquoise').stills).toMatchObject([{ settings: { fontColor: '#22D3EE' } }]);
  });
});

describe('capitals', () => {
  it.each<Language>(['en', 'es', 'fr', 'de', 'it', 'pt', 'ru'])(
    '%s: come with three styles to choose from',
    (language) => {
      const asked = {
        en: 'make it all caps',
        es: 'todo en mayúsculas',
        fr: 'tout en majuscules',
        de: 'alles in Großbuchstaben',
      };
      const others = { it: 'tutto in maiuscolo', pt: 'tudo em maiúsculas', ru: 'всё заглавными буквами' };
      const play = said(inChat(language), { ...asked, ...others }[language]);
      expect(play.buttons).toEqual(['Pop', 'Comic', 'Impact']);
      expect(play.taps('Impact').stills).toMatchObject([{ settings: { style: 'impact' } }]);
    },
  );
});

describe('a question about the look', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'größer', 'Ist die Schrift jetzt noch groß oder wieder wie vorher?', 'Größe: groß'],
    ['en', 'bigger', 'is it still big?', 'size: large'],
    ['es', 'más grande', '¿las letras siguen grandes?', 'tamaño: grande'],
    ['fr', 'plus gros', 'est-ce que c’est toujours gros ?', 'taille: grande'],
    ['en', 'at the top', 'are the captions at the top now?', 'position: top'],
    ['de', 'Buchstaben gelb', 'sind die Buchstaben jetzt gelb?', 'Schriftfarbe: 🟡 gelb'],
  ])('%s: says what it is now, and changes nothing: «%s» → «%s»', (language, first, text, look) => {
    const play = said(inChat(language).says(first), text);
    expect(play.told).toContain(look);
    expect(play.told).toContain(textsOf(language).chat.topics.questions.readyButChanged);
  });

  it('tells the size that the style chose', () => {
    const { told } = said(inChat(), 'are the letters still big?');
    expect(told).toContain('size: medium');
    expect(said(inChat(), 'is it still yellow?').told).toContain('letter colour: ⚪ white');
  });

  it('is a wish where it asks for a change', () => {
    expect(said(inChat(), 'can it be bigger?').stills).toMatchObject([{ settings: { fontSize: expect.any(Number) } }]);
  });
});
