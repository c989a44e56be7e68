import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

describe('words of the captions that a message names beside a colour, in words that no rule reads', () => {
  it.each<[Language, string, string, string[]]>([
    [
      'fr',
      'J’aimerais que ruches, colonie et cadres sautent aux yeux, en rouge par ex.',
      'ruches, colonie, cadres',
      ['aujourd’hui je vous montre mes ruches', 'toujours bien dans la colonie', 'ensuite je regarde les cadres'],
    ],
    [
      'pt',
      'é a palavra sessenta reais na legenda, destaca ela em amarelo',
      'sessenta reais',
      ['cada bolo custa sessenta reais', 'peça pelo telefone'],
    ],
  ])('are offered as words that stand out, in %s: %s', (language, text, words, lines) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    play.says(text).reads(...lines);
    const { emphasizeWords } = textsOf(language).chat.unclear;
    expect(play.told + play.buttons.join()).toContain(fill(emphasizeWords, { words }));
  });
});
