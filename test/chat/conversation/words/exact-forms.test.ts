import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const wishesOf = (text: string, language: Language) => understandWords(text, language).wishes;
const reset = { kind: 'request', request: 'reset_settings' };
const saveBrand = { kind: 'request', request: 'save_brand' };
const makeDefault = { kind: 'request', request: 'make_default' };

describe('beginning anew', () => {
  it.each<[Language, string]>([
    ['en', 'forget all that, let’s begin again'],
    ['en', 'nah this is getting messy. start all over pls'],
    ['en', 'can we go back to square one with this one'],
    ['es', 'olvida todo eso y empecemos otra vez'],
    ['es', 'qué lío, hagámoslo de cero'],
    ['fr', 'laisse tomber tout ce qu’on a fait, on reprend à zéro'],
    ['fr', 'allez on la refait depuis le début'],
    ['de', 'vergiss das alles, wir fangen neu an'],
    ['de', 'fang mit dem video nochmal ganz von vorne an'],
    ['de', 'mach alles rückgängig und wir starten frisch'],
    ['it', 'lascia perdere tutto, ricominciamo da capo'],
    ['pt', 'desfaz tudo e vamos do início'],
    ['pt', 'desconsidera tudo que eu pedi e recomeça'],
    ['ru', 'что-то я намудрил, давай всё заново'],
  ])('is the plain look and nothing else: %s «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [reset], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'can you redo this from scratch but with white letters'],
    ['de', 'fangen wir neu an mit weißer Schrift'],
    ['pt', 'recomeça do zero mas com letra branca'],
  ])('keeps what is wished for beside it: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([{ kind: 'set', settings: { fontColor: '#FFFFFF' } }, reset]);
  });

  it('names what was not understood beside a wish', () => {
    const { notUnderstood } = understandWords('start from scratch, white letters and put a fish in it', 'en');
    expect(notUnderstood).toEqual(['put a fish in it']);
  });

  it.each<[Language, string]>([
    ['en', 'begin each line with a capital again'],
    ['en', 'does the video start over by itself?'],
    ['en', 'where does the song start over'],
    ['fr', 'la phrase commence au début du mot'],
    ['de', 'das Video fängt von vorne an wenn es fertig ist'],
    ['pt', 'a música começa de novo no final'],
  ])('is not said in: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).not.toContainEqual(reset);
  });
});

describe('a brand', () => {
  it.each<[Language, string]>([
    ['en', 'keep this as our house style'],
    ['es', 'guárdalo como imagen de marca'],
    ['fr', 'garde ce style comme charte graphique'],
    ['de', 'sichere das Design als unser Corporate Design'],
    ['de', 'so soll unsere marke immer aussehen, bitte abspeichern'],
    ['it', 'salvalo come immagine coordinata'],
    ['pt', 'guarda como padrão da empresa'],
    ['de', 'das ist unser Firmenlook, merk dir den'],
    ['ru', 'запиши это оформление как наш брендбук'],
    ['ru', 'пусть это будет наш фирменный стиль'],
  ])('is saved, whatever it is called: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([saveBrand]);
  });

  it.each<[Language, string, string]>([
    ['de', 'mach die Schrift gelb und speicher den Look als mein Branding', '#FFE500'],
    ['ru', 'сделай буквы жёлтыми и сохрани стиль как фирменный', '#FFE500'],
    ['en', 'keep this as our house style and make it red', '#FF2D2D'],
  ])('is saved with what is wished for beside it: %s «%s»', (language, text, fontColor) => {
    expect(wishesOf(text, language)).toEqual([{ kind: 'set', settings: { fontColor } }, saveBrand]);
  });
});

describe('what is only told of a brand', () => {
  it.each<[Language, string]>([
    ['en', 'this is our house style'],
    ['de', 'das ist unser Firmenlook'],
  ])('is not saved: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).not.toContainEqual(saveBrand);
  });
});

describe('a look for all next videos', () => {
  it.each<[Language, string]>([
    ['es', 'todos los próximos así'],
    ['fr', 'pareil pour toutes les prochaines vidéos'],
    ['de', 'alle folgenden Clips genauso'],
    ['pt', 'todos os próximos assim'],
    ['ru', 'теперь все видео так делай'],
  ])('is saved as it is: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([makeDefault]);
  });

  it.each<[Language, string, string]>([
    ['de', 'bei allen weiteren Videos bitte rote Schrift', '#FF2D2D'],
    ['fr', 'pour toutes mes prochaines vidéos je veux du jaune', '#FFE500'],
    ['pt', 'pra todos os próximos vídeos letra azul', '#2F7BFF'],
  ])('is saved with what is named: %s «%s»', (language, text, fontColor) => {
    expect(wishesOf(text, language)).toEqual([{ kind: 'set', settings: { fontColor } }, makeDefault]);
  });

  it.each<[Language, string]>([
    ['de', 'gilt das für alle kommenden Videos?'],
    ['ru', 'это будет и для всех следующих видео?'],
    ['en', 'is that for all future videos?'],
  ])('may be asked about: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([{ kind: 'topic', topic: 'nextVideos', isSure: true }]);
  });
});

describe('captions that are to go again', () => {
  const cleanVideo = { kind: 'topic', topic: 'cleanVideo', isSure: true };

  it.each<[Language, string]>([
    ['en', 'can the captions be taken off again later'],
    ['es', 'se pueden quitar los subtítulos luego'],
    ['fr', 'tu peux enlever les sous-titres après ?'],
    ['fr', 'on peut virer les sous-titres une fois que c’est fait ?'],
    ['de', 'kann ich die Untertitel nachträglich löschen'],
    ['it', 'poi i sottotitoli si possono togliere?'],
    ['pt', 'dá pra tirar a legenda depois'],
    ['ru', 'а если передумаю, титры можно снять позже'],
  ])('cannot go: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([cleanVideo]);
  });

  it.each<[Language, string]>([
    ['en', 'take the captions off the face'],
    ['de', 'die Untertitel später einblenden'],
    ['fr', 'enlève le mot après le prénom'],
  ])('are not meant in: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).not.toContainEqual(cleanVideo);
  });
});

describe('a blurred background beside a shape', () => {
  const vertical = { kind: 'set', settings: { resizeForSocialMedia: true } };
  const blur = { kind: 'topic', topic: 'backgroundBlur', isSure: true };

  it.each<[Language, string]>([
    ['es', 'vertical y difumina lo que hay detrás de mí'],
    ['fr', 'en 9:16 avec l’arrière plan flou derrière moi'],
    ['fr', 'vertical, et le décor derrière moi flouté stp'],
    ['de', 'bitte 9:16 und das hinter mir verschwommen'],
    ['pt', 'vertical e desfoca o que tá atrás de mim'],
    ['ru', 'вертикально и размой фон за мной'],
  ])('is declined, and the shape is set: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([vertical, blur]);
  });

  it.each<[Language, string]>([
    ['en', 'vertical with blurred background'],
    ['fr', 'vertical avec un fond flou'],
    ['de', 'Hochformat mit unscharfem Hintergrund'],
  ])('is a framing where nobody stands before it: %s «%s»', (language, text) => {
    expect(wishesOf(text, language)).toEqual([
      { kind: 'set', settings: { resizeForSocialMedia: true, framing: 'fit' } },
    ]);
  });
});
