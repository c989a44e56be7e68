import { textsOf } from '../../../texts/texts-of.ts';
import type { PanelPage } from '../action.ts';
import { button } from '../action-code.ts';
import type { Button, Message } from '../message.ts';
import { isColorSetting, isOwnPage } from '../settings/chat-settings.ts';
import { choiceRows } from './choice-pages.ts';
import { type ChoicePage, choiceButton, emojisButton, marked, type Panel, pageButton, renderRows } from './panel.ts';

/**
 * The choices and the back button are at most eleven, the platforms' limit of quick replies. "Render this" comes last:
 * without a place among them it is named in the text.
 */
export function panelMessage(panel: Panel, lead: string): Message {
  const { pages } = textsOf(panel.language).chat.looks;
  const heading = panel.page === 'home' ? '' : pages[panel.page];
  return { text: [lead, heading, hintOf(panel)].filter(Boolean).join('\n\n'), buttons: panelRows(panel) };
}

function panelRows(panel: Panel): Button[][] {
  if (panel.page === 'home') return homeRows(panel);
  return [...choiceRows(panel), [backButton(panel)], ...renderRows(panel)];
}

function hintOf({ page, language }: Panel): string {
  const texts = textsOf(language).chat.panel;
  if (page === 'language') return texts.otherLanguage;
  return isColorSetting(page) ? texts.otherColor : '';
}

function backButton({ target, page, language }: Panel): Button {
  return button(textsOf(language).chat.buttons.back, { do: 'turn_page', target, page: pageBefore(page) });
}

function pageBefore(page: PanelPage): PanelPage {
  if (isColorSetting(page)) return 'colors';
  if (page === 'animation') return 'position';
  if (page === 'moreStyles' || page === 'palette') return 'style';
  return isOwnPage(page) ? 'letters' : 'home';
}

/** Buttons to all pages and switches, and below them what can be done with the draft. */
function homeRows(panel: Panel): Button[][] {
  const pages: ChoicePage[][] = [
    ['style', 'colors'],
    ['letters', 'outline'],
    ['position', 'language'],
  ];
  const switches = [emojisButton(panel), verticalButton(panel)];
  const rows = pages.map((row) => row.map((page) => pageButton(panel, page)));
  return [...rows, switches, ...endRows(panel)];
}

/** Makes the video vertical at once; the page that follows chooses what it shows of the picture. */
function verticalButton(panel: Panel): Button {
  const page = pageButton(panel, 'framing');
  if (panel.settings.resizeForSocialMedia) return { ...page, label: marked(page.label, true) };
  return choiceButton({ ...panel, page: 'framing' }, page.label, {
    kind: 'set',
    settings: { resizeForSocialMedia: true },
  });
}

function endRows(panel: Panel): Button[][] {
  const { buttons } = textsOf(panel.language).chat;
  const { target, draftVersion } = panel;
  if (target.of === 'defaults') {
    const { deliverHere } = panel;
    const label = marked(buttons.deliverHere, deliverHere === true);
    return [
      deliverHere === undefined ? [] : [button(label, { do: 'deliver', here: !deliverHere })],
      [button(buttons.language, { do: 'languages' }), button(buttons.reset, { do: 'reset', target })],
      panel.asksNothing ? [button(buttons.askAgain, { do: 'ask_again' })] : [],
    ];
  }
  const { videoId } = target;
  const save = button(buttons.saveDefault, { do: 'save_default', videoId });
  if (draftVersion === undefined) return [[save]];
  return [[save, button(buttons.undo, { do: 'undo', target })], ...renderRows(panel)];
}
