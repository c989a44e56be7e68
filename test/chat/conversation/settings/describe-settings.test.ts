import { describe, expect, it } from 'vitest';
import { makeChoice } from '../../../../src/chat/conversation/settings/choice.ts';
import { describeSettings } from '../../../../src/chat/conversation/settings/describe-settings.ts';
import type { Language } from '../../../../src/texts/languages.ts';

describe('the name of the outline’s colour', () => {
  it.each<[Language, string]>([
    ['en', 'background colour: ⚫ black'],
    ['es', 'color del fondo: ⚫ negro'],
    ['fr', 'couleur du fond: ⚫ noir'],
    ['de', 'Hintergrundfarbe: ⚫ schwarz'],
    ['it', 'colore dello sfondo: ⚫ nero'],
    ['pt', 'cor do fundo: ⚫ preto'],
    ['ru', 'цвет подложки: ⚫ чёрный'],
  ])('in %s is “%s” where a box is drawn in it', (language, name) => {
    expect(describeSettings({ style: 'boxed', outlineColor: '#000000' }, language)).toContain(name);
  });

  it('is that of the outline in other styles', () => {
    expect(describeSettings({ style: 'pop', outlineColor: '#000000' }, 'en')).toContain('outline colour: ⚫ black');
  });
});

describe('the name of a size', () => {
  it.each<[Language, string, string]>([
    ['en', 'large', 'huge'],
    ['es', 'grande', 'enorme'],
    ['fr', 'grande', 'énorme'],
    ['de', 'groß', 'riesig'],
    ['it', 'grande', 'enorme'],
    ['pt', 'grande', 'enorme'],
    ['ru', 'крупный', 'огромный'],
  ])('in %s is “%s” on a wide picture where it is “%s” on a vertical one', (language, wide, vertical) => {
    expect(describeSettings({ fontSize: 65 }, language, { upright: false })).toContain(`: ${wide}`);
    expect(describeSettings({ fontSize: 65 }, language, { upright: true })).toContain(`: ${vertical}`);
    expect(describeSettings({ fontSize: 65, resizeForSocialMedia: true }, language, { upright: false })).toContain(
      `: ${vertical}`,
    );
  });

  it.each([true, false])('is large one step above the usual size (upright: %s)', (upright) => {
    const step = { kind: 'step', setting: 'fontSize', direction: 1, much: false } as const;
    const bigger = makeChoice({}, step, upright);
    expect(describeSettings(bigger, 'en', { upright })).toBe('size: large');
    const back = makeChoice(bigger, { ...step, direction: -1 }, upright);
    expect(describeSettings(back, 'en', { upright })).toBe('size: medium');
  });
});
