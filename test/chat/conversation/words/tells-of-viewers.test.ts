import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { worthNaming } from '../../../../src/chat/conversation/words/worth-naming.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const named = (text: string, language: Language) => worthNaming(text, understandWords(text, language), { language });

describe('who looks at the video', () => {
  it.each<[Language, string]>([
    ['en', 'make the letters bigger. Most of my customers are older folks with bad eyes like me'],
    ['en', 'could it be a bit bigger, my mum watches on her phone without her specs'],
    ['de', 'mach sie größer, meine Kunden sind schon älter und haben schlechte Augen'],
    ['fr', 'mets les plus bas, ça prend toute la place'],
    ['fr', 'le jaune c’est pas trop ma couleur, mets du rouge'],
    ['ru', 'сделай крупнее, у меня клиенты пожилые'],
  ])('and what is wrong need not be named beside a wish: in %s, «%s»', (language, text) => {
    expect(named(text, language)).toEqual([]);
  });

  it('is no reason to leave out another wish', () => {
    expect(named('bigger, and sparkly glitter', 'en')).not.toEqual([]);
  });
});
