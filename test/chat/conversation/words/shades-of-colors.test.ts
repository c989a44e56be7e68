import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../src/chat/conversation/settings/hues.ts';
import { palette, shadeOf, shadeStep } from '../../../../src/chat/conversation/settings/palette.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../../support/play-conversation.ts';

const read = (text: string, language: Language) => understandWords(text, language);
const highlight = (highlightColor: string) => ({
  wishes: [{ kind: 'set', settings: { highlightColor } }],
  notUnderstood: [],
});

describe('a shade beside a colour', () => {
  it.each<[Language, string, string]>([
    ['en', 'highlight powdery blue', shadeOf(palette.blue.hex, 'blue', 'dusty')],
    ['es', 'resaltado azul empolvado', shadeOf(palette.blue.hex, 'blue', 'dusty')],
    ['fr', 'surlignage bleu poudré', shadeOf(palette.blue.hex, 'blue', 'dusty')],
    ['de', 'Hervorhebung in einem pudrigen Blau', shadeOf(palette.blue.hex, 'blue', 'dusty')],
    ['it', 'evidenziazione verde polveroso', shadeOf(palette.green.hex, 'green', 'dusty')],
    ['pt', 'destaque verde empoeirado', shadeOf(palette.green.hex, 'green', 'dusty')],
    ['ru', 'подсветка пыльно-зелёная', shadeOf(palette.green.hex, 'green', 'dusty')],
    ['de', 'Hervorhebung in einem sanften Gold', shadeOf(palette.gold.hex, 'gold', 'light')],
    ['de', 'ein gedecktes Blau für die Hervorhebung', shadeOf(palette.blue.hex, 'blue', 'muted')],
  ])('%s: moves it: «%s»', (language, text, hex) => {
    expect(read(text, language)).toEqual(highlight(hex));
  });

  it.each<[Language, string, keyof typeof palette]>([
    ['en', 'highlight dusty rose', 'dustyPink'],
    ['es', 'resaltado rosa palo', 'dustyPink'],
    ['fr', 'surlignage rose poudré', 'powderPink'],
    ['fr', 'surlignage vieux rose', 'dustyPink'],
    ['de', 'Hervorhebung altrosa', 'dustyPink'],
    ['it', 'evidenziazione rosa cipria', 'powderPink'],
    ['pt', 'destaque rosa bebê', 'babyPink'],
    ['ru', 'подсветка цвета пыльной розы', 'dustyPink'],
  ])('%s: has a name of its own: «%s»', (language, text, name) => {
    expect(read(text, language)).toEqual(highlight(palette[name].hex));
    expect(signOf(palette[name].hex)).toBe('🌸');
  });

  it.each<[Language, string]>([
    ['en', 'highlight pink, but powdery'],
    ['de', 'die Hervorhebung rosa, aber pudrig'],
    ['pt', 'destaque rosa, mas empoeirado'],
  ])('%s: may stand in a clause of its own: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(highlight(shadeOf(palette.pink.hex, 'pink', 'dusty')));
  });

  it('is not of a colour where the clause says more', () => {
    const { wishes } = read('the highlight pink, with a light background', 'en');
    expect(wishes).toMatchObject([{ settings: { highlightColor: palette.pink.hex } }]);
  });
});

describe('lilac', () => {
  it.each<[Language, string]>([
    ['en', 'highlight lilac'],
    ['es', 'resaltado lila'],
    ['pt', 'destaque lilás'],
    ['ru', 'подсветка сиреневая'],
  ])('%s: is paler and redder than purple: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(highlight(palette.lilac.hex));
    expect(signOf(palette.lilac.hex)).toBe(signOf(palette.purple.hex));
  });
});

describe('a shade alone', () => {
  it.each<[Language, string, string]>([
    ['en', 'make the highlight pink', 'a bit paler'],
    ['es', 'resaltado rosa', 'un poco más tenue'],
    ['fr', 'surlignage en rose', 'un peu plus pâle'],
    ['de', 'Hervorhebung rosa', 'etwas blasser'],
    ['it', 'evidenziazione rosa', 'un po’ più tenue'],
    ['pt', 'quero o destaque rosa', 'um pouco mais claro'],
    ['ru', 'подсветка розовая', 'чуть нежнее'],
  ])('%s: moves the colour that was painted last: «%s», «%s»', (language, painted, text) => {
    const chat = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    // letters that have a colour of their own are not meant
    const play = chat.says('#C86432').says(painted);
    // words to highlight are looked for in the captions
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('hello');
    play.says(text);
    expect(play.state.videos[0]?.draft?.settings).toEqual({
      fontColor: '#C86432',
      highlightColor: shadeStep(palette.pink.hex, 'light', false),
    });
  });

  it.each<[Language, string]>([
    ['fr', 'il est un peu vif ce rose, tu peux faire plus clair ? genre poudré'],
    ['en', 'the pink is a bit loud, could it be lighter, sort of powdery'],
  ])('%s: says which step is meant: «%s»', (language, text) => {
    expect(read(text, language).wishes).toEqual([
      { kind: 'shade', part: null, shade: 'dusty', much: false, color: palette.pink.hex },
    ]);
  });
});
