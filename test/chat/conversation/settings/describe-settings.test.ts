import { describe, expect, it } from 'vitest';
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
