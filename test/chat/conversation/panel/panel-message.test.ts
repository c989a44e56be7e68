import { describe, expect, it } from 'vitest';
import { panelPages } from '../../../../src/chat/conversation/action.ts';
import type { Panel } from '../../../../src/chat/conversation/panel/panel.ts';
import { panelMessage } from '../../../../src/chat/conversation/panel/panel-message.ts';
import { languages } from '../../../../src/texts/languages.ts';
import { textsOf } from '../../../../src/texts/texts-of.ts';

const languagesAndPages = languages.flatMap((language) => panelPages.map((page) => [language, page] as const));

describe('the panel', () => {
  it.each(languagesAndPages)('fits every messenger in %s on page %s', (language, page) => {
    const settings = { addEmojis: true, resizeForSocialMedia: true, style: 'word-by-word' } as const;
    const panels: Panel[] = [
      { target: { of: 'video', videoId: 'vid_1' }, page, settings, language, draftVersion: 3 },
      { target: { of: 'defaults' }, page, settings, language, deliverHere: true },
    ];
    for (const panel of panels) {
      const labels =
        panelMessage(panel, 'x')
          .buttons?.flat()
          .map(({ label }) => label) ?? [];
      const { render } = textsOf(language).chat.buttons;
      expect(labels.filter((label) => label !== render).length).toBeLessThanOrEqual(11);
      expect(labels.indexOf(render)).toBe(panel.target.of === 'video' ? labels.length - 1 : -1);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => label.length > 22)).toEqual([]);
    }
  });

  it('marks what is chosen', () => {
    const panel: Panel = { target: { of: 'defaults' }, page: 'style', settings: { style: 'neon' }, language: 'en' };
    expect(
      panelMessage(panel, 'x')
        .buttons?.flat()
        .map(({ label }) => label),
    ).toContain('✓ Neon');
  });
});
