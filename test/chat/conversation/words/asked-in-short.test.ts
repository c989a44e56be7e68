import { describe, expect, it } from 'vitest';
import type { Topic } from '../../../../src/chat/conversation/words/topics/topic.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { meantHere, topicsMeant } from '../../../support/meant-here.ts';

const beforeVideo = { hasVideo: false };

describe('questions as people write them on a phone', () => {
  it.each<[Language, Topic, string]>([
    ['fr', 'privacy', 'y a ma fille dessus, ça reste entre nous ?'],
    ['fr', 'privacy', 'vous revendez pas les vidéos j’espère'],
    ['ru', 'privacy', 'надеюсь в интернет не выложите'],
    ['ru', 'privacy', 'а куда потом девается видео'],
    ['en', 'formats', 'i only have a webm, will that do'],
    ['it', 'formats', 'ho solo un webm'],
    ['it', 'length', 'posso mandarti una lezione intera'],
    ['it', 'length', 'che lunghezza reggi'],
    ['ru', 'work', 'за сколько минут управишься'],
    ['es', 'styles', 'muéstrame el catálogo'],
  ])('%s: are about %s: «%s»', (language, topic, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toEqual([topic]);
  });

  it.each<[Language, string]>([
    ['en', 'if i send one now how long will it take'],
    ['fr', 'si je t’envoie ça maintenant combien de temps ça prend'],
    ['ru', 'если сейчас скину сколько ждать'],
  ])('%s: need no question mark beside “I send”: «%s»', (language, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toEqual(['work']);
  });

  it.each<[Language, string]>([
    ['en', 'i will send one later'],
    ['fr', 'je t’envoie ça quand je rentre'],
    ['ru', 'скину вечером когда доеду'],
  ])('%s: are not found in what is only announced: «%s»', (language, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toEqual(['announced']);
  });
});

describe('a video that takes long', () => {
  it.each<[Language, string]>([
    ['en', 'it’s usually faster than this'],
    ['es', 'ayer fue más rápido'],
    ['fr', 'd’habitude c’est plus rapide'],
    ['de', 'sonst gings schneller'],
    ['de', 'boah das zieht sich ja'],
    ['it', 'di solito è più veloce'],
    ['ru', 'раньше было быстрее'],
  ])('%s: is asked about, and not to be played faster: «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['work']);
  });

  it.each<[Language, string]>([
    ['en', 'make the video faster'],
    ['de', 'mach das Video schneller'],
    ['fr', 'la vidéo plus rapide stp'],
  ])('%s: is not meant by: «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['speed']);
  });
});

describe('the text', () => {
  it.each(['скинь что там написано', 'пришли текстом', 'какой там текст вышел'])('is shown in ru: «%s»', (text) => {
    expect(meantHere(text, 'ru')).toEqual([{ kind: 'request', request: 'show_text' }]);
  });

  it.each(['напиши это большими буквами', 'какой текст лучше взять'])('is not asked for in: «%s»', (text) => {
    expect(meantHere(text, 'ru')).not.toContainEqual({ kind: 'request', request: 'show_text' });
  });
});

describe('praise that is none', () => {
  it.each<[Language, string]>([
    ['en', 'great, my name’s wrong again'],
    ['es', 'perfecto, otra vez mal mi apellido'],
    ['pt', 'parabéns viu, errou meu nome de novo kkk'],
  ])('%s: asks for the text: «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toContain('showMistakes');
  });
});

describe('waiting', () => {
  it.each<[Language, string]>([
    ['en', 'grabbing a coffee meanwhile'],
    ['es', 'vale perfe, voy por un café'],
    ['es', 'qué ganas de verlo'],
    ['de', 'läuft, hol mir solange nen kaffee'],
    ['pt', 'vamos ver no que dá'],
  ])('%s: asks for nothing: «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['patience']);
  });
});
