import { describe, expect, it } from 'vitest';
import type { Topic } from '../../../../src/chat/conversation/words/topics/topic.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { type Language, languages } from '../../../../src/texts/languages.ts';
import { textsOf } from '../../../../src/texts/texts-of.ts';

const topicsOf = (text: string, language: Language) =>
  understandWords(text, language).wishes.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));

describe('topics', () => {
  it.each<[Language, Topic, string]>([
    ['en', 'deleteData', 'delete everything you have on me'],
    ['es', 'deleteData', 'quiero que borren todos mis datos'],
    ['fr', 'deleteData', 'effacez toutes mes données svp'],
    ['de', 'deleteData', 'bitte löscht alles über mich'],
    ['it', 'deleteData', 'cancellate tutti i miei dati'],
    ['pt', 'deleteData', 'apaguem todos os meus dados'],
    ['ru', 'deleteData', 'удалите все мои данные'],
    ['en', 'translation', 'can you translate it to Spanish'],
    ['de', 'otherFont', 'Schriftart Arial'],
    ['fr', 'price', 'combien ça coûte ?'],
    ['it', 'noise', 'l’audio è troppo basso'],
    ['pt', 'work', 'quanto falta?'],
    ['ru', 'styles', 'какие есть стили'],
    ['de', 'translation', 'übersetzt du auch ins Englische?'],
    ['de', 'complaint', 'Gefällt mir überhaupt nicht.'],
    ['ru', 'translation', 'видео на казахском, а сабы надо на русском'],
    ['ru', 'wordCount', 'поменьше слов на экране'],
    ['ru', 'work', 'готово??'],
    ['en', 'shape', 'make everything square'],
    ['es', 'shape', '4:5 porfa'],
    ['fr', 'shape', 'en carré pour insta'],
    ['it', 'several', 'posso già mandarne un altro?'],
    ['de', 'putAway', 'muss ich die App offen lassen?'],
    ['pt', 'emojiChoice', 'menos emojis'],
    ['es', 'emojiChoice', 'menos emojis'],
    ['de', 'zoom', 'das Rangezoome nervt'],
    ['ru', 'zoom', 'укачивает от этих приближений'],
    ['en', 'ownScript', 'I have the script, can I just paste it?'],
    ['ru', 'manyColors', 'каждое слово своим цветом'],
    ['it', 'joining', 'unisci questi due video'],
  ])('in %s: %s by «%s»', (language, topic, text) => expect(topicsOf(text, language)).toEqual([topic]));

  it('leaves the rest of the message to the settings', () => {
    const { wishes } = understandWords('yellow letters and put some music under it', 'en');
    expect(wishes).toEqual([
      { kind: 'set', settings: { fontColor: '#FFE500' } },
      { kind: 'topic', topic: 'music' },
    ]);
  });

  it('does not count where all of a message means something else', () => {
    expect(topicsOf('Schrift größer, Rand dünner', 'de')).toEqual([]);
  });

  it('tells the bot’s language from the one that is spoken in the video', () => {
    expect(understandWords('¿hablas español?', 'en').wishes).toEqual([
      { kind: 'topic', topic: 'speak', language: 'es' },
    ]);
    expect(understandWords('he speaks Spanish', 'en').wishes).toEqual([{ kind: 'set', settings: { language: 'es' } }]);
  });
});

/** What the answer tells people to write, in quotes; examples of lines and titles are about their own words. */
const examples = languages.flatMap((language) => {
  const { limits } = textsOf(language).chat.topics;
  const quoted = Object.values(limits).flatMap((text) => [...text.matchAll(/[“„«]\s?([^”“»]+?)\s?[”“»]/g)]);
  const words = quoted.map(([, words = '']) => words).filter((words) => !/[:]|^[\p{L}]{1,4}$/u.test(words));
  return words.map((words) => [language, words] as const);
});

it.each(examples)('in %s, «%s» does what the answer says', (language, words) => {
  // those with an emoji are about a word of the captions, the last one
  const spoken = /\p{Extended_Pictographic}/u.test(words) ? words.split(' ').slice(-1) : null;
  const captions = spoken ? { words: readCaptionWords(spoken), isShown: false } : undefined;
  const { wishes, notUnderstood } = understandWords(words, language, captions);
  expect({ count: wishes.length, notUnderstood }).toEqual({ count: 1, notUnderstood: [] });
});
