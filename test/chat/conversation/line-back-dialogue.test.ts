import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** A conversation about a video, with its captions as they are by now. */
class Talk {
  readonly play: PlayedConversation;
  private captions: Caption[];

  constructor(language: Language, lines: string[]) {
    this.play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    this.captions = captionsOf(...lines);
  }

  /** The lines after some messages. */
  after(...messages: string[]): string[] {
    for (const message of messages) this.say(message);
    return this.captions.map(({ text }) => text);
  }

  private say(text: string): void {
    this.play.says(text);
    for (let turn = 0; turn < 6; turn++) {
      const edit = this.play.effects.find((effect) => effect.kind === 'edit_video');
      if (edit?.kind === 'edit_video' && edit.captions)
        this.captions = edit.captions.map((one) => ({ ...one, words: [] }));
      const load = this.play.effects.find((effect) => effect.kind === 'load_captions');
      if (load?.kind !== 'load_captions') break;
      this.play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: this.captions, purpose: load.purpose });
    }
  }
}

const english = ['true the wheel', 'you need a spoke key', 'only a quarter turn', 'bring it to Leeds'];

describe('a line that was removed', () => {
  it.each<[Language, string[], string, string[]]>([
    ['en', english, 'remove line 3', ['put the line back', 'sorry line 3 was fine', 'bring back the line you deleted']],
    [
      'es',
      ['hola', 'uso un pincel fino', 'al horno'],
      'borra la línea 2',
      ['devuélveme la línea 2', 'devuélveme la 2'],
    ],
    [
      'fr',
      ['bonjour', 'sur le tapis', 'le dos plat'],
      'supprime la ligne 2',
      ['remettez la ligne 2', 'remets la ligne'],
    ],
    [
      'de',
      ['servus', 'dann der Honig', 'ins Glas'],
      'lösch zeile 2',
      ['Zeile 2 wieder rein bitte', 'zeile 2 war doch richtig'],
    ],
    ['it', ['ciao', 'sullo sci esterno', 'a Bormio'], 'togli la riga 2', ['rimetti la riga', 'la riga 2 andava bene']],
    ['pt', ['oi', 'sou advogada', 'no Recife'], 'apaga a linha 2', ['a linha 2 era boa, volta ela', 'devolve a 2']],
    ['ru', ['привет', 'берём муку', 'и яйца'], 'удали строку 2', ['верни строку 2', 'верни вторую строчку']],
  ])('comes back (%s)', (language, lines, removal, messages) => {
    for (const message of messages) {
      const talk = new Talk(language, lines);
      expect(talk.after(removal)).toHaveLength(lines.length - 1);
      expect(talk.after(message), message).toEqual(lines);
    }
  });

  it('comes back alone where others were removed or changed later', () => {
    const talk = new Talk('en', english);
    talk.after('remove line 3', 'remove line 1', 'key → wrench');
    expect(talk.after('put line 3 back')).toEqual(['you need a spoke wrench', ...english.slice(2)]);
    expect(talk.play.told).toContain('only a quarter turn');
  });

  it('is found by its words', () => {
    const talk = new Talk('en', english);
    expect(talk.after('remove line 3', 'remove line 1', 'i want the quarter turn line back')).toEqual(english.slice(1));
  });

  it('comes back beside another correction', () => {
    const talk = new Talk('en', english);
    const lines = talk.after('remove line 3', 'put line 3 back. key → wrench');
    expect(lines).toEqual(['true the wheel', 'you need a spoke wrench', ...english.slice(2)]);
  });
});

describe('a line that was changed', () => {
  it.each<[Language, string[], string, string]>([
    ['en', english, 'line 2: hello there', 'put line 2 back how it was'],
    ['en', english, 'line 2: hello there', 'undo line 2'],
    ['fr', ['bonjour', 'sur le tapis'], 'ligne 2: hop', 'remets la ligne 2 comme avant'],
    ['de', ['servus', 'dann der Honig'], 'zeile 2: hallo', 'die zweite zeile wieder wie vorher'],
    ['ru', ['привет', 'берём муку'], 'строка 2: ура', 'верни строку 2'],
  ])('is as before, and what was changed later stays (%s)', (language, lines, change, message) => {
    const talk = new Talk(language, lines);
    const first = `${lines[0]} x`;
    expect(talk.after(change, `1: ${first}`, message)).toEqual([first, ...lines.slice(1)]);
  });
});

describe('a line of which nothing is known', () => {
  it.each<[Language, string[], string, string]>([
    ['en', english, 'remove line 3', 'restore line 1'],
    ['pt', ['oi', 'sou advogada', 'no Recife'], 'apaga a linha 2', 'volta a linha 1'],
    ['ru', ['привет', 'берём муку', 'и яйца'], 'удали строку 2', 'верни строку 1'],
  ])('stays, and nothing else is undone (%s)', (language, lines, removal, message) => {
    const talk = new Talk(language, lines);
    const before = talk.after(removal);
    expect(talk.after(message)).toEqual(before);
    expect(talk.play.told).toContain('1');
  });
});

describe('other messages about lines', () => {
  it.each<[Language, string[], string, string]>([
    ['en', english, 'remove line 3', 'line 2: put it back'],
    ['de', ['servus', 'dann der Honig', 'ins Glas'], 'lösch zeile 2', 'lass zeile 1 weg'],
    ['es', ['hola', 'uso un pincel fino', 'al horno'], 'borra la línea 2', 'pon la línea 1 otra vez en amarillo'],
  ])('bring nothing back (%s)', (language, lines, removal, message) => {
    const talk = new Talk(language, lines);
    expect(talk.after(removal, message)).not.toContain(lines[language === 'en' ? 2 : 1]);
  });
});
