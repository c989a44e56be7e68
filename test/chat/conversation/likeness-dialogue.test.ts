import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useInstalledEncoder } from '../../../scripts/use-installed-encoder.ts';
import { useSentenceEncoder } from '../../../src/engine/sentences/encode-sentence.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { afterSaying, lookAfter } from '../../support/said-in-turn.ts';

/** What is understood by what a message means as a whole. */
describe('a message that no rule reads', () => {
  it.each<[Language, string]>([
    ['de', 'super danke dir, ich lads jetzt auf insta hoch'],
    ['en', 'ok great, thanks hon, come by for tacos'],
    ['pt', 'vou postar no reels hj, valeu demais'],
    ['it', 'grazie mille, lo faccio vedere subito a mia sorella'],
  ])('is thanks, whatever is told beside them, in %s: %s', (language, text) => {
    const play = afterSaying(language, text);
    expect(play.told).toBe(textsOf(language).chat.thanks);
    expect(play.effects).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'great thank you, now yellow'],
    ['de', 'danke, aber größer'],
    ['es', 'gracias, ponlo arriba'],
    ['ru', 'спасибо, сделай жёлтым'],
  ])('is no mere thanks where it wishes for something, in %s: %s', (language, text) => {
    expect(afterSaying(language, text).stills).toHaveLength(1);
  });
});

describe('the look that was saved as a brand', () => {
  it.each<[Language, string]>([
    ['en', 'put the branded look on that I stored a while ago'],
    ['es', 'ponle la marca que guardé la otra vez'],
    ['de', 'nimm mein Firmendesign, das du noch gespeichert hast'],
  ])('stands on a button, and no words of the captions beside it, in %s: %s', (language, text) => {
    const { buttons } = afterSaying(language, text);
    expect(buttons).toContain(textsOf(language).chat.unclear.useBrand);
    expect(buttons.filter((label) => label.includes('→'))).toEqual([]);
  });
});

describe('a colour without a part that we know', () => {
  it.each<[Language, string]>([
    ['en', 'in red what im just saying'],
    ['pt', 'em verde o que eu tô falando'],
  ])('is for the part that the message is about, in %s: %s', (language, text) => {
    expect(Object.keys(lookAfter(language, text) ?? {})).toEqual(['highlightColor']);
  });

  it.each<[Language, string]>([
    ['de', 'das was ich grad sage in rot'],
    ['es', 'en rojo lo que voy diciendo'],
    ['it', 'in verde quello che sto dicendo'],
  ])('is offered for that part first where it is not sure, in %s: %s', (language, text) => {
    const play = afterSaying(language, text);
    const [first = ''] = play.buttons;
    expect(Object.keys(play.taps(first).state.videos[0]?.draft?.settings ?? {})).toEqual(['highlightColor']);
  });
});

describe('words that set something in a message that is surely about something else', () => {
  it.each<[Language, string]>([
    ['fr', 'tas ecrit reels avec un accent faut mettre Reels'],
    ['ru', 'шортс, с буквой р'],
  ])('are asked about, in %s: %s', (language, text) => {
    const play = afterSaying(language, text);
    expect(play.state.videos[0]?.draft).toBeUndefined();
    expect(play.state.unclear?.guesses.length).toBeGreaterThan(1);
  });
});

describe('a chat without an encoder', () => {
  beforeAll(() => useSentenceEncoder(null));
  afterAll(useInstalledEncoder);

  it('reads by rules, and asks about what they do not read', () => {
    expect(lookAfter('en', 'bigger, yellow')).toMatchObject({ fontColor: '#FFE500' });
    const play = afterSaying('en', 'finally. so do i owe you anything for this');
    expect(play.effects).toEqual([]);
    expect(play.told).not.toBe('');
  });
});
