import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const pottery: Readonly<Record<'en' | 'de' | 'es' | 'fr', readonly string[]>> = {
  en: ['we fire everything at nine hundred degrees', 'this glaze is called sell a don', 'the bowls are thrown by cyan'],
  de: ['der ofen läuft bei neunhundert grad', 'die schalen dreht meine schwester jewa', 'kommt dienstags bis fünf'],
  es: ['trabajo en el tayer de mi tía', 'el horno llega a novecientos grados', 'venid los martes'],
  fr: ['le four monte à neuf cents degrés', "cet émail s'appelle un scellé don", "venez jusqu'à cinq heures"],
};

/** A finished video, whose text was shown. */
function shown(language: keyof typeof pottery): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  const captions = captionsOf(...pottery[language]);
  play.taps(textsOf(language).chat.buttons.editText);
  return play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: { kind: 'show' } });
}

/** What is written after a message, and after a tap on a button of its answer. */
function after(language: keyof typeof pottery, text: string, button: string): string[] {
  const captions = captionsOf(...pottery[language]);
  const play = shown(language)
    .says(text)
    .reads(...pottery[language]);
  expect(play.effects, 'it asks first').toEqual([]);
  play.taps(button);
  const [load] = play.effects;
  if (load?.kind !== 'load_captions') throw new Error('No captions were asked for.');
  play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: load.purpose });
  return play.effects
    .flatMap((effect) => (effect.kind === 'edit_video' ? (effect.captions ?? []) : []))
    .map(({ text: one }) => one);
}

describe('a correction that no rule reads', () => {
  it.each<[Language & keyof typeof pottery, string, string, string]>([
    ['en', 'eight hundred, we saved on gas this year', 'nine → eight', 'we fire everything at eight hundred degrees'],
    ['en', 'the one throwing the bowls is Sian, not a colour', 'cyan → Sian', 'the bowls are thrown by Sian'],
    ['de', 'achthundert reichen bei uns', 'neunhundert → achthundert', 'der ofen läuft bei achthundert grad'],
    ['es', 'taller con elle', 'tayer → taller', 'trabajo en el taller de mi tía'],
    ['fr', 'on ferme à six heures', 'cinq → six', "venez jusqu'à six heures"],
  ])('stands on a button: in %s, %s', (language, text, button, line) => {
    expect(after(language, text, button)).toContain(line);
  });
});

describe('several corrections that no rule reads', () => {
  it('stand on one button', () => {
    const text = 'celadon is the glaze, and the one throwing the bowls is Sian, not a colour';
    const [together = ''] = shown('en')
      .says(text)
      .reads(...pottery.en).buttons;
    expect(together).toContain(', ');
    const lines = after('en', text, together);
    expect(lines).toContain('this glaze is called celadon');
    expect(lines).toContain('the bowls are thrown by Sian');
  });
});

describe('a line that rather goes', () => {
  it('stands on a button with its number', () => {
    expect(after('en', 'get shot of the last one', 'Remove line 3')).toEqual(pottery.en.slice(0, 2));
  });
});

describe('what rules read', () => {
  it('is not doubted where it is what the message means', () => {
    for (const text of ['cyan → Sian', 'it’s Sian not cyan', '3: the bowls are thrown by Sian'])
      expect(
        shown('en')
          .says(text)
          .reads(...pottery.en).effects,
        text,
      ).not.toEqual([]);
  });
});
