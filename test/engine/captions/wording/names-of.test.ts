import { describe, expect, it } from 'vitest';
import { namesOf, namesOfFile, namesToExpect } from '../../../../src/engine/captions/wording/names-of.ts';

describe('namesOf', () => {
  it.each([
    [
      'English',
      'Last week I met Tamsin Okafor in the library. We moved to Quillon’s cloud. Then it rained.',
      ['Tamsin Okafor', 'Quillon'],
    ],
    [
      'Spanish',
      'La semana pasada vi a Nerea Zubizarreta. El tren para en Torrelma, y nada más.',
      ['Nerea Zubizarreta', 'Torrelma'],
    ],
    [
      'French',
      'Hier j’ai vu Maëlle Kervadec à la bibliothèque. Le train s’arrête à Montravel.',
      ['Maëlle Kervadec', 'Montravel'],
    ],
    [
      'Italian',
      'Ieri ho visto Ginevra Scaramuzza. Il treno si ferma a Novarello.',
      ['Ginevra Scaramuzza', 'Novarello'],
    ],
    [
      'Portuguese',
      'Ontem vi Thaís Albuquerque na biblioteca. O trem para em Vilamarta.',
      ['Thaís Albuquerque', 'Vilamarta'],
    ],
    [
      'Russian',
      'Вчера в библиотеке была Злата Воронцова. Поезд идёт в Светлогорье.',
      ['Злата Воронцова', 'Светлогорье'],
    ],
  ])('finds words with a capital inside sentences in %s', (_language, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('takes no German noun for a name, but several capitals after one another', () => {
    const text =
      'Letzte Woche habe ich Gesine Brockhoff in der Bibliothek getroffen. Das Brot meiner Nachbarin ist das beste Brot der Stadt.';
    expect(namesOf(text)).toEqual(['Gesine Brockhoff']);
  });

  it('finds capitals inside of words and digits anywhere, also where a sentence begins', () => {
    expect(namesOf('TikTok is here. We use an iPhone with GPT4, and 3 plans.')).toEqual(['TikTok', 'iPhone', 'GPT4']);
  });

  it('takes neither the first word of a sentence nor a headline for a name', () => {
    expect(
      namesOf('The book. Books are good. “Yes” is a word: Never mind. I AM HERE. What Very Long Headlines Say'),
    ).toEqual([]);
    expect(namesOf('The Marlow Finch story. Anna Berg came.')).toEqual(['Marlow Finch', 'Anna Berg']);
  });

  it('finds each name once, and two hundred at most', () => {
    expect(namesOf('we saw Anna, and then Anna, and ANNA')).toEqual(['Anna']);
    expect(namesOf(Array.from({ length: 900 }, (_, i) => `we saw A${i}x`).join('\n'))).toHaveLength(200);
  });
});

describe('namesOfFile', () => {
  it.each([
    ['Interview_Tamsin-Okafor v2 final.mp4', ['Interview', 'Tamsin', 'Okafor']],
    ['TikTok-Template.mov', ['TikTok', 'Template']],
    ['IMG_2034.MOV', []],
    ['VID-20240101-WA0001.mp4', []],
    ['WhatsApp Video 2024-01-01 at 10.10.10.mp4', []],
    ['talk.mp4', []],
  ])('finds names in %s', (fileName, names) => {
    expect(namesOfFile(fileName)).toEqual(names);
  });
});

describe('namesToExpect', () => {
  it('begins with the spellings of the dictionary, and never repeats itself', () => {
    const dictionary = [{ from: 'zap ear', to: 'Zapier' }];
    const video = {
      dictionary,
      script: 'We met Anna Berg at Zapier.',
      title: 'Ask me: who is Anna Berg?',
      fileName: 'Brevio.mp4',
    };
    expect(namesToExpect(video)).toEqual(['Zapier', 'Anna Berg', 'Brevio']);
  });
});
