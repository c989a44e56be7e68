import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The last correction made this of “ajuste de cuentas”. */
function corrected(language: Language, after: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  const lines = [{ startMs: 0, endMs: 900, before: 'un ajuste de cuentas en la ONU', after }];
  play.state = { ...play.state, videos: play.state.videos.map((video) => ({ ...video, done: [{ lines }] })) };
  return play;
}

describe('one capital each, right after words were written in capitals', () => {
  it.each<[Language, string]>([
    ['es', 'nooo jaja no gritando, solo la primera letra de cada una'],
    ['en', 'no shouting please, only the first letter of each'],
    ['de', 'nicht schreien, nur der erste Buchstabe groß'],
    ['fr', 'pas en criant, juste la première lettre'],
    ['it', 'no non urlare, solo la prima lettera'],
    ['pt', 'não grita, só a primeira letra de cada uma'],
    ['ru', 'не кричи, только первую букву'],
  ])('%s: «%s»', (language, text) => {
    const play = corrected(language, 'un AJUSTE de CUENTAS en la ONU').says(text);
    const wishes = [
      { kind: 'replace_words', wrong: 'AJUSTE', right: 'Ajuste' },
      { kind: 'replace_words', wrong: 'CUENTAS', right: 'Cuentas' },
    ];
    expect(play.effects).toMatchObject([{ kind: 'load_captions', purpose: { kind: 'correct', wishes } }]);
  });

  it.each<[Language, string, string]>([
    ['es', 'un Ajuste de Cuentas en la ONU', 'solo la primera letra de cada una'],
    ['es', 'un AJUSTE de CUENTAS en la ONU', 'letras amarillas'],
  ])('%s: not behind “%s”: «%s»', (language, after, text) => {
    const { effects } = corrected(language, after).says(text);
    expect(effects.filter((one) => one.kind === 'load_captions' && one.purpose.kind === 'correct')).toEqual([]);
  });
});
