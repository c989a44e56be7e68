import { captionAnimationNames } from '../../../engine/captions/settings/caption-animations.ts';
import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import { settingRow } from '../../../engine/captions/settings/caption-settings.ts';
import { isPositionOpen } from '../../../engine/captions/settings/caption-style.ts';
import type { CaptionFontFamily } from '../../../engine/captions/settings/font-families.ts';
import { framingWords } from '../../../engine/captions/settings/framing.ts';
import { outputKinds, outputSizes, type SettingGroup } from '../../../engine/captions/settings/setting-row.ts';
import {
  type CaptionStyleName,
  captionStyleNames,
  defaultStyle,
  partsOfStyle,
  type StyleChoice,
  stylePalettes,
} from '../../../engine/captions/settings/style-names.ts';
import { languageName } from '../../../texts/format.ts';
import { languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { panelPages } from '../action.ts';
import type { Button } from '../message.ts';
import { type ChatSetting, type ColorSetting, colorSettings, isOwnPage, ownPages } from '../settings/chat-settings.ts';
import { namesOf, sizeName } from '../settings/describe-settings.ts';
import type { NamedSetting } from '../settings/named-values.ts';
import { palette, swatchNames } from '../settings/palette.ts';
import type { SteppedSetting } from '../settings/step-setting.ts';
import { capitalised, choiceButton, keyWordsButton, marked, type Panel, pageButton, settingButton } from './panel.ts';

/** The choices of a page, without the button back. */
export function choiceRows(panel: Panel): Button[][] {
  return isOwnPage(panel.page) ? valueRows(panel, panel.page) : rows[panel.page](panel);
}

const rows: Record<(typeof panelPages)[number], (panel: Panel) => Button[][]> = {
  home: () => [],
  style: (panel) => [
    ...styleRows(panel, captionStyleNames.slice(0, stylesOnFirstPage)),
    [pageButton(panel, 'moreStyles'), pageButton(panel, 'palette')],
  ],
  moreStyles: (panel) => [
    ...styleRows(panel, captionStyleNames.slice(stylesOnFirstPage)),
    [pageButton(panel, 'palette')],
  ],
  palette: paletteRows,
  colors: (panel) => [...colorSettings.map((page) => [pageButton(panel, page)]), [keyWordsButton(panel)]],
  fontColor: (panel) => swatchRows(panel, 'fontColor'),
  highlightColor: (panel) => swatchRows(panel, 'highlightColor'),
  outlineColor: (panel) => swatchRows(panel, 'outlineColor'),
  emphasisColor: (panel) => swatchRows(panel, 'emphasisColor'),
  letters: (panel) => [...valueRows(panel, 'fontSize'), fontRow(panel), ...ownPageRows(panel, 'letters')],
  outline: outlineRows,
  position: positionRows,
  language: languageRows,
  framing: framingRows,
  animation: animationRows,
};

/** With the buttons to other pages and the one back, as many as a page may have. */
const stylesOnFirstPage = 8;

/** The style that is chosen has a tick, whatever its palette. */
function styleRows(panel: Panel, styles: readonly CaptionStyleName[]): Button[][] {
  const { style: choice } = panel.settings;
  const chosen = choice && partsOfStyle(choice).style;
  const buttons = styles.map((style) =>
    choiceButton(panel, marked(captionPresets[style].title, style === chosen), { kind: 'set', settings: { style } }),
  );
  return inRows(2, buttons);
}

/** The palettes of the chosen style. */
function paletteRows(panel: Panel): Button[][] {
  const { palettes } = textsOf(panel.language).chat.looks;
  const chosen = partsOfStyle(panel.settings.style ?? defaultStyle);
  const buttons = stylePalettes[chosen.style].map((palette) =>
    choiceButton(panel, marked(palettes[palette], palette === chosen.palette), {
      kind: 'set',
      settings: { style: `${chosen.style}/${palette}` as StyleChoice },
    }),
  );
  return buttons.map((button) => [button]);
}

function swatchRows(panel: Panel, setting: ColorSetting): Button[][] {
  const { colors } = textsOf(panel.language).chat.looks;
  const buttons = swatchNames.map((name) =>
    settingButton(panel, `${palette[name].emoji} ${capitalised(colors[name], panel.language)}`, {
      [setting]: palette[name].hex,
    }),
  );
  return inRows(2, buttons);
}

/** Buttons to the pages of settings of this group. */
function ownPageRows(panel: Panel, group: SettingGroup): Button[][] {
  return ownPages.filter((page) => settingRow(page).group === group).map((page) => [pageButton(panel, page)]);
}

function fontRow(panel: Panel): Button[] {
  return shownFonts.map((fontFamily) => settingButton(panel, fontTitle(fontFamily), { fontFamily }));
}

/** Other faces come with their styles: more buttons than these have no place. */
const shownFonts = ['Sigmar', 'THEBOLDFONT', 'Rubik'] as const;

/** The name that people see. */
export function fontTitle(family: CaptionFontFamily): string {
  return family === 'THEBOLDFONT' ? 'Bold Font' : family;
}

function outlineRows(panel: Panel): Button[][] {
  const none = capitalised(textsOf(panel.language).chat.looks.none, panel.language);
  return valueRows(panel, 'outlineThickness', [settingButton(panel, none, { outlineThickness: 0 })]);
}

function positionRows(panel: Panel): Button[][] {
  const { looks } = textsOf(panel.language).chat;
  const named = (['top', 'middle', 'bottom'] as const).map((position) =>
    settingButton(panel, capitalised(looks.positions[position], panel.language), { position }),
  );
  const open = openButton(panel, 'position', isPositionOpen(panel.settings));
  return [named, stepRow(panel, 'position'), [open], [pageButton(panel, 'animation')]];
}

/** Messengers show eleven buttons at most, so one that few people want is left to words: "words rise". */
function animationRows(panel: Panel): Button[][] {
  const { animation = 'auto' } = panel.settings;
  const { animations } = textsOf(panel.language).chat.looks;
  const named = (['none', ...captionAnimationNames] as const).filter((name) => name !== 'word-rise');
  const buttons = named.map((name) => settingButton(panel, animations[name], { animation: name }));
  return inRows(2, [openButton(panel, 'animation', animation === 'auto'), ...buttons]);
}

/** One step down and up, then the values that have a name. */
function valueRows(panel: Panel, setting: NamedSetting & SteppedSetting, first: Button[] = []): Button[][] {
  const { language, settings, upright } = panel;
  const isVertical = settings.resizeForSocialMedia || upright;
  const named = namesOf(setting, { language, isVertical }).map(({ label, value }) =>
    settingButton(panel, label, { [setting]: value }),
  );
  return [stepRow(panel, setting), ...inRows(2, [...first, ...named])];
}

function openButton(panel: Panel, setting: ChatSetting, isChosen: boolean): Button {
  const label = capitalised(textsOf(panel.language).chat.looks.automatic, panel.language);
  return choiceButton(panel, marked(label, isChosen), { kind: 'open', setting });
}

/** What a vertical picture shows; the last choice leaves the picture as filmed, and the page too. */
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
  return [...[...named, asFilmed, ...kindButtons(panel)].map((button) => [button]), ...inRows(2, sizeButtons(panel))];
}

function kindButtons(panel: Panel): Button[] {
  const { outputKinds: titles } = textsOf(panel.language).chat.looks;
  return outputKinds.map((outputKind) =>
    settingButton(panel, capitalised(titles[outputKind], panel.language), { outputKind }),
  );
}

function sizeButtons(panel: Panel): Button[] {
  const { looks } = textsOf(panel.language).chat;
  return outputSizes.map((outputSize) =>
    settingButton(panel, capitalised(sizeName(outputSize, looks), panel.language), { outputSize }),
  );
}

/** The languages of the bots and a few that many people speak; the person's own comes first. */
function languageRows(panel: Panel): Button[][] {
  const codes = [...new Set([panel.language, ...languages, ...otherLanguages])];
  const named = codes.map((language) =>
    settingButton(panel, capitalised(languageName(panel.language, language), panel.language), { language }),
  );
  const open = openButton(panel, 'language', panel.settings.language === undefined);
  return inRows(2, [open, ...named]);
}

const otherLanguages = ['it', 'hi', 'ar'];

function stepRow(panel: Panel, setting: SteppedSetting): Button[] {
  const { down, up } = textsOf(panel.language).chat.looks.steps[setting];
  return [
    choiceButton(panel, down, { kind: 'step', setting, direction: -1, much: false }),
    choiceButton(panel, up, { kind: 'step', setting, direction: 1, much: false }),
  ];
}

function inRows(length: number, buttons: Button[]): Button[][] {
  return buttons.length === 0 ? [] : [buttons.slice(0, length), ...inRows(length, buttons.slice(length))];
}
