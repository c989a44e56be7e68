import { describe, expect, it } from 'vitest';
import { askedPresentLook } from '../../../../src/chat/conversation/words/asked-present-look.ts';
import type { Language } from '../../../../src/texts/languages.ts';

describe('whether a part of the look is still there', () => {
  it.each<[Language, string]>([
    ['en', 'and the dark green is still there?'],
    ['en', 'the big letters are still on?'],
    ['es', '¿y el verde oscuro sigue ahí?'],
    ['es', '¿todavía está en verde?'],
    ['fr', 'Et le vert foncé est toujours là ?'],
    ['fr', 'les lettres vertes, elles sont encore là ?'],
    ['de', 'und das Dunkelgrün ist noch da?'],
    ['de', 'die grüne Schrift ist noch drin?'],
    ['it', 'e il verde scuro c’è ancora?'],
    ['it', 'il verde è ancora lì?'],
    ['pt', 'e o verde escuro ainda está aí?'],
    ['pt', 'o verde continua aí?'],
    ['ru', 'а тёмно-зелёный ещё на месте?'],
    ['ru', 'зелёный остался?'],
  ])('%s: asks for the present look: «%s»', (language, text) => {
    expect(askedPresentLook(text, language)).toEqual({ kind: 'topic', topic: 'colors', isOfLook: true });
  });

  it.each<[Language, string]>([
    ['en', 'can you leave the green still there?'],
    ['en', 'still too green, yellow?'],
    ['en', 'the dark green is still there.'],
    ['fr', 'tu peux le laisser toujours en vert ?'],
    ['de', 'immer noch zu grün, geht gelb?'],
    ['de', 'kannst du noch Gelb dran machen?'],
    ['ru', 'а можно на месте жёлтого зелёный?'],
  ])('%s: is not asked: «%s»', (language, text) => {
    expect(askedPresentLook(text, language)).toBeNull();
  });
});
