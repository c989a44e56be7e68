import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { captionPresets } from '../../../src/engine/captions/settings/caption-presets.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

describe('bigger letters beside another style', () => {
  const sizeAfter = (text: string, language: Language) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language }))).says(text);
    const asked = play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
    const { style, fontSize = 0 } = asked.state.videos[0]?.draft?.settings ?? {};
    return { style, fontSize };
  };

  it.each<[Language, string]>([
    ['ru', 'сделайте буковки покрупнее и фон под ними тёмный'],
    ['en', 'make the letters bigger and a dark background under them'],
    ['de', 'größere Buchstaben und dunkler Hintergrund'],
  ])('are bigger than before, not only than those of the style, in %s: «%s»', (language, text) => {
    const { style, fontSize } = sizeAfter(text, language);
    expect(style).toBe('boxed');
    expect(fontSize).toBeGreaterThan(captionPresets.pop.settings.fontSize);
  });

  it('are no smaller than those of a style with larger ones', () => {
    const { style, fontSize } = sizeAfter('style impact and bigger letters', 'en');
    expect(style).toBe('impact');
    expect(fontSize).toBeGreaterThanOrEqual(captionPresets.impact.settings.fontSize);
  });
});
