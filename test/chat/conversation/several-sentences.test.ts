import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

function answered(language: Language, text: string, lines: readonly string[] = ['so we cut the hedges in march']) {
  const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  const told: string[] = [];
  play.says(text);
  told.push(play.told);
  const stills = [...play.stills];
  if (play.effects.some(({ kind }) => kind === 'load_captions')) {
    play.reads(...lines);
    told.push(play.told);
    stills.push(...play.stills);
  }
  return { play, told: told.join('\n').trim(), stills };
}

describe('a message of several sentences', () => {
  it.each<[Language, string, string]>([
    ['de', 'ersetz „WD vierzig“ durch „WD-40“. die schrift is mir zu mickrig', 'nehmt dafür bitte kein WD vierzig'],
    ['en', 'change "WD forty" to "WD-40". the writing is too tiny for me', 'please use no WD forty'],
    ['es', 'cambia "zap-ear" por "Zapier". pon la letra más grande', 'usad siempre zap ear'],
  ])('corrects what one says, and changes the look as another does, in %s: %s', (language, text, line) => {
    const { play, stills } = answered(language, text, [line]);
    expect(stills).toMatchObject([{ settings: { fontSize: expect.any(Number) } }]);
    expect(play.effects).toMatchObject([{ kind: 'load_captions', purpose: { kind: 'correct' } }]);
  });

  it.each<[Language, string]>([
    ['de', 'posten sollste nix!! einfach den text oben hin'],
    ['en', 'no need to post it for me!! just put the text at the top'],
    ['fr', 'ne la poste pas pour moi !! mets juste le texte tout en haut'],
  ])('does what one asks, whatever else is declined, in %s: %s', (language, text) => {
    expect(answered(language, text).stills).toMatchObject([{ settings: { position: 'top' } }]);
  });

  it.each<[Language, string, string]>([
    ['ru', 'сделай крупнее. А как потом отправить это подруге в ватсап?', 'WhatsApp'],
    ['en', 'make the letters bigger. And will people have to switch the captions on?', 'part of the picture'],
  ])('answers the question beside a wish, in %s: %s', (language, text, answer) => {
    const { told, stills } = answered(language, text);
    expect(stills).toMatchObject([{ settings: { fontSize: expect.any(Number) } }]);
    expect(told).toContain(answer);
  });

  it('reads what is told beside a question as told', () => {
    const { play } = answered('de', 'verdeckt mir die große Schrift nicht das Schild? Das ist ganz unten im Bild');
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });
});

describe('help that is asked for beside something that is done', () => {
  it.each<[Language, string]>([
    ['it', 'non so cosa sia quella roba. le lettere più grandi'],
    ['ru', 'ничего не поняла из этого. Сделайте буквы крупнее'],
  ])('is not the page of help, in %s: %s', (language, text) => {
    const { told, stills } = answered(language, text);
    expect(stills).toMatchObject([{ settings: { fontSize: expect.any(Number) } }]);
    expect(told).not.toContain('/settings');
  });
});

describe('whether captions cost quality', () => {
  it.each<[Language, string]>([
    ['en', 'will my video lose quality?'],
    ['de', 'leidet die Bildqualität darunter?'],
    ['es', '¿el vídeo pierde calidad?'],
    ['fr', 'est-ce que la vidéo perd en qualité ?'],
    ['it', 'il video perde qualità?'],
    ['pt', 'o vídeo perde qualidade?'],
    ['ru', 'качество видео не ухудшится?'],
  ])('is answered, in %s: %s', (language, text) => {
    expect(answered(language, text).told).toBe(textsOf(language).chat.topics.questions.quality);
  });
});
