import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { PanelPage, StyleTarget } from '../action.ts';
import { button } from '../action-code.ts';
import type { Button } from '../message.ts';
import type { Choice } from '../settings/choice.ts';

/** A panel for choosing settings. */
export interface Panel {
  target: StyleTarget;
  page: PanelPage;
  settings: CaptionSettings;
  language: Language;
  /** Shape of the picture, where it is known. */
  upright?: boolean;
  /** Version of the draft, for a video with changes that are not rendered yet. */
  draftVersion?: number;
  /** Only in the defaults of a linked chat: other accounts make no videos elsewhere. */
  deliverHere?: boolean;
  /** Only in the defaults of somebody who wants no questions about words. */
  asksNothing?: true;
}

export function marked(label: string, isChosen: boolean): string {
  return isChosen ? `✓ ${label}` : label;
}

export function choiceButton({ target, page }: Panel, label: string, choice: Choice): Button {
  return button(label, { do: 'choose', target, page, choice });
}

/** A button that sets settings, with a tick if they have these values already. */
export function settingButton(panel: Panel, label: string, settings: CaptionSettings): Button {
  const entries = Object.entries(settings);
  const isChosen = entries.every(([setting, value]) => panel.settings[setting as keyof CaptionSettings] === value);
  return choiceButton(panel, marked(label, isChosen), { kind: 'set', settings });
}

export function emojisButton(panel: Panel): Button {
  return switchButton(panel, 'addEmojis', '😀');
}

export function keyWordsButton(panel: Panel): Button {
  return switchButton(panel, 'emphasis', '❗');
}

function switchButton(panel: Panel, setting: 'addEmojis' | 'emphasis', icon: string): Button {
  const { names } = textsOf(panel.language).chat.looks;
  const isOn = panel.settings[setting] === true;
  const label = marked(`${icon} ${capitalised(names[setting], panel.language)}`, isOn);
  return choiceButton(panel, label, { kind: 'set', settings: { [setting]: !isOn } });
}

/** The button to render, under every page, so that a change can be rendered where it was tapped. None without a change. */
export function renderRows({ target, draftVersion, language }: Panel): Button[][] {
  if (target.of === 'defaults' || draftVersion === undefined) return [];
  const { render } = textsOf(language).chat.buttons;
  return [[button(render, { do: 'render', videoId: target.videoId, version: draftVersion }, 'primary')]];
}

export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

export type ChoicePage = Exclude<PanelPage, 'home'>;

export function pageButton({ target, language }: Panel, page: ChoicePage): Button {
  return button(textsOf(language).chat.looks.pages[page], { do: 'turn_page', target, page });
}
