import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation, understandOnly } from '../../support/play-conversation.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

/** The look that waits after a tap on a button of the answer. */
function lookAfterTap(language: Language, text: string, button: number): Record<string, unknown> {
  const play = afterSaying(language, text);
  return { ...play.taps(play.buttons[button] ?? '').state.videos[0]?.draft?.settings };
}

describe('parts of a message that each wish for something', () => {
  it.each<[Language, string, Record<string, unknown>]>([
    [
      'en',
      'words inside those round capsules, and lift it a bit',
      { style: 'pill', position: expect.any(Number) as number },
    ],
    [
      'de',
      'größer bitte, und die Wörter in so runden Kapseln',
      { style: 'pill', fontSize: expect.any(Number) as number },
    ],
    ['es', 'barra de progreso y las palabras en esas burbujas redondas', { style: 'pill', progressBar: true }],
    ['fr', 'sans émojis, et que ça brille comme une enseigne de Las Vegas', { style: 'neon', addEmojis: false }],
  ])('stand together on the first button, in %s: %s', (language, text, look) => {
    expect(lookAfterTap(language, text, 0)).toMatchObject(look);
  });

  it('are told whole below the question where a button would cut them', () => {
    const play = afterSaying('en', 'yellow letters, and have it look scribbled by hand like in a diary');
    expect(play.told).toContain('\n1. letter colour: 🟡 yellow, style: Handwritten\n2. ');
    const [first = ''] = play.buttons;
    expect(first).toMatch(/^1\. letter colour.*…$/);
    expect(play.says('1').state.videos[0]?.draft?.settings).toMatchObject({ style: 'handwritten' });
  });
});

describe('a part that was not understood beside another one', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'emojis please, and the letters as if someone wrote them by hand',
      'and the letters as if someone wrote them by hand',
    ],
  ])('is asked about where it is likely a wish, in %s: %s', (language, text, rest) => {
    const play = afterSaying(language, text);
    const { quoted, unclear } = textsOf(language).chat;
    expect(play.state.videos[0]?.draft?.settings).toMatchObject({ addEmojis: true });
    expect(play.told).toContain(fill(unclear.rest, { pieces: fill(quoted, { words: rest }) }));
    const { settings } = play.taps(play.buttons.at(-1) ?? '').state.videos[0]?.draft ?? {};
    expect(settings).toMatchObject({ addEmojis: true, style: 'handwritten' });
  });

  it('is not asked about where it names what was there before', () => {
    const play = afterSaying('es', 'el amarillo no es tanto lo mío, mejor un rosa palo');
    expect(play.state.videos[0]?.draft?.settings).toHaveProperty('highlightColor');
    expect(play.buttons.filter((label) => label.includes('amarillo'))).toEqual([]);
  });

  it('is only named where it is like nothing', () => {
    const play = afterSaying('en', 'emojis please, and feed the zibble a frondle');
    expect(play.told).not.toContain(textsOf('en').chat.unclear.rest.slice(-12));
  });
});

describe('words that set one thing in a message that is about another', () => {
  it.each<[Language, string, string]>([
    ['en', 'the edge round each letter is well chunky mate slim it down', 'outlineThickness'],
    ['pt', 'vi um reels com uma palavra grandona e o resto pequenininho, faz o meu assim', 'style'],
    ['fr', 't’as pas le modèle où y a des gros et des petits mots mélangés ?', 'style'],
  ])('set nothing before the person has chosen, in %s: %s', (language, text, setting) => {
    const play = afterSaying(language, text);
    expect(play.state.videos[0]?.draft).toBeUndefined();
    const looks = play.buttons.map((_, index) => lookAfterTap(language, text, index));
    expect(looks.some((look) => setting in look)).toBe(true);
  });
});

describe('a wish for a colour with words of the captions in it', () => {
  const spoken = {
    fr: ['on fait des bouquets de mariée', 'il ne faut pas trop de feuilles', 'et voilà c’est fini'],
    de: ['i bin der rauchfangkehrer aus graz', 'viel glück und bis bald', 'kamin putzen im winter'],
  };

  it.each<[keyof typeof spoken, string]>([
    ['fr', 'Wow merci c’est top, par contre le jaune c’est pas trop moi, j’aimerais un rose poudré'],
    ['de', 'Na geht ja! Jetzt no statt dem Gelb a schönes Orange, so wie a Glut'],
  ])('corrects nothing before the person has chosen, in %s: %s', (language, text) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
    play.says(text).reads(...spoken[language]);
    expect(play.effects).toEqual([]);
    const [color = '', both = ''] = play.buttons;
    expect([color.includes('→'), both.includes('→')]).toEqual([false, true]);
    expect(Object.keys(play.taps(color).state.videos[0]?.draft?.settings ?? {})).toEqual(['highlightColor']);
  });

  it('is not doubted where it is like a correction', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords })));
    play.says('it should say the red one, not the read one').reads('now take the read one');
    expect(play.effects.map(({ kind }) => kind)).toEqual(['load_captions']);
  });

  const dustyPink = 'Wow merci c’est top, par contre le jaune c’est pas trop moi, j’aimerais un rose poudré';
  const playFrench = (...read: Wish[]) =>
    finished(ordered(new PlayedConversation({ language: 'fr', understand: understandOnly({ [dustyPink]: read }) })));

  it('is not offered beside what has no name on a button', () => {
    const play = playFrench({ kind: 'replace_words', wrong: 'trop', right: 'rose' }, { kind: 'plain_words' });
    play.says(dustyPink).reads(...spoken.fr);
    expect(play.buttons).toHaveLength(1);
    expect(play.buttons[0]).toContain('surlignage');
  });

  it('asks nothing where words are only marked', () => {
    const play = playFrench({ kind: 'emphasize_words', words: 'trop', on: true });
    play.says(dustyPink).reads(...spoken.fr);
    expect(play.effects.map(({ kind }) => kind)).toEqual(['load_captions']);
  });
});
