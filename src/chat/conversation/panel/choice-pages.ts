import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import { captionFontFamilies, captionStyleNames } from '../../../engine/captions/settings/caption-settings.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { languageName } from '../../../texts/format.ts';
import { languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { PanelPage } from '../action.ts';
import { letterSizes, outlineSizes } from '../looks/named-sizes.ts';
import { swatches, swatchNames } from '../looks/swatches.ts';
import type { Button } from '../message.ts';
import { pageButton } from './home-page.ts';
import { capitalised, choiceButton, marked, settingButton } from './panel-button.ts';
import type { Panel } from './panel-message.ts';

/** The choices of a page, without the way back. */
export function choiceRows(panel: Panel): Button[][] {
  return rows[panel.page](panel);
}

const rows: Record<PanelPage, (panel: Panel) => Button[][]> = {
  home: () => [],
  style: (panel) =>
    inRows(
      2,
      captionStyleNames.map((style) => settingButton(panel, captionPresets[style].title, { style })),
    ),
  colors: (panel) =>
    (['fontColor', 'highlightColor', 'outlineColor'] as const).map((page) => [pageButton(panel, page)]),
  fontColor: (panel) => swatchRows(panel, 'fontColor'),
  highlightColor: (panel) => swatchRows(panel, 'highlightColor'),
  outlineColor: (panel) => swatchRows(panel, 'outlineColor'),
  letters: (panel) => [...sizeRows(panel), fontRow(panel)],
  outline: outlineRows,
  position: positionRows,
  language: languageRows,
  framing: framingRows,
};

function swatchRows(panel: Panel, setting: 'fontColor' | 'highlightColor' | 'outlineColor'): Button[][] {
  const { colors } = textsOf(panel.language).chat.looks;
  const buttons = swatchNames.map((name) =>
    settingButton(panel, `${swatches[name].emoji} ${capitalised(colors[name], panel.language)}`, {
      [setting]: swatches[name].hex,
    }),
  );
  return inRows(2, buttons);
}

function sizeRows(panel: Panel): Button[][] {
  const { buttons, looks } = textsOf(panel.language).chat;
  const named = (['small', 'medium', 'large', 'huge'] as const).map((size) =>
    settingButton(panel, looks.sizes[size], { fontSize: letterSizes[size] }),
  );
  return [stepRow(panel, 'fontSize', [buttons.smaller, buttons.bigger]), ...inRows(2, named)];
}

function fontRow(panel: Panel): Button[] {
  return captionFontFamilies.map((fontFamily) => settingButton(panel, fontTitles[fontFamily], { fontFamily }));
}

const fontTitles = { Sigmar: 'Sigmar', THEBOLDFONT: 'Bold Font', Rubik: 'Rubik' };

function outlineRows(panel: Panel): Button[][] {
  const { buttons, looks } = textsOf(panel.language).chat;
  const sizes: [string, number][] = [
    [capitalised(looks.none, panel.language), 0],
    [looks.thin, outlineSizes.thin],
    [looks.medium, outlineSizes.medium],
    [looks.thick, outlineSizes.thick],
  ];
  const named = sizes.map(([label, outlineThickness]) => settingButton(panel, label, { outlineThickness }));
  return [stepRow(panel, 'outlineThickness', [buttons.thinner, buttons.thicker]), ...inRows(2, named)];
}

function positionRows(panel: Panel): Button[][] {
  const { buttons, looks } = textsOf(panel.language).chat;
  const named = (['top', 'middle', 'bottom'] as const).map((position) =>
    settingButton(panel, capitalised(looks.positions[position], panel.language), { position }),
  );
  const open = choiceButton(
    panel,
    marked(capitalised(looks.automatic, panel.language), panel.settings.position === undefined),
    {
      kind: 'open',
      setting: 'position',
    },
  );
  return [named, stepRow(panel, 'position', [buttons.lower, buttons.higher]), [open]];
}

/** What a vertical picture keeps; the last one leaves the picture as it is, and the page with it. */
function framingRows(panel: Panel): Button[][] {
  const { buttons } = textsOf(panel.language).chat;
  const { framing = 'auto' } = panel.settings;
  const labels = { auto: buttons.followPeople, centre: buttons.keepMiddle, fit: buttons.showAll };
  const named = framingWords.map((word) =>
    choiceButton(panel, marked(labels[word], framing === word), { kind: 'set', settings: { framing: word } }),
  );
  const asFilmed = choiceButton({ ...panel, page: 'home' }, buttons.asFilmed, {
    kind: 'set',
    settings: { resizeForSocialMedia: false },
  });
  return [...named, asFilmed].map((button) => [button]);
}

/** Those the bots speak and a few that many speak; the person's own comes first. */
function languageRows(panel: Panel): Button[][] {
  const { looks } = textsOf(panel.language).chat;
  const codes = [...new Set([panel.language, ...languages, ...otherLanguages])];
  const named = codes.map((language) =>
    settingButton(panel, capitalised(languageName(panel.language, language), panel.language), { language }),
  );
  const open = choiceButton(
    panel,
    marked(capitalised(looks.automatic, panel.language), panel.settings.language === undefined),
    {
      kind: 'open',
      setting: 'language',
    },
  );
  return inRows(2, [open, ...named]);
}

const otherLanguages = ['it', 'hi', 'ar'];

function stepRow(
  panel: Panel,
  setting: 'fontSize' | 'outlineThickness' | 'position',
  labels: [string, string],
): Button[] {
  const [down, up] = labels;
  return [
    choiceButton(panel, down, { kind: 'step', setting, direction: -1, much: false }),
    choiceButton(panel, up, { kind: 'step', setting, direction: 1, much: false }),
  ];
}

function inRows(length: number, buttons: Button[]): Button[][] {
  return buttons.length === 0 ? [] : [buttons.slice(0, length), ...inRows(length, buttons.slice(length))];
}
