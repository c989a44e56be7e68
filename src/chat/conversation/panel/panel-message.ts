import { textsOf } from '../../../texts/texts-of.ts';
import type { PanelPage } from '../action.ts';
import { writeAction } from '../action-code.ts';
import type { Button, Message } from '../message.ts';
import { isColorSetting, isOwnPage } from '../settings/chat-settings.ts';
import { choiceRows } from './choice-pages.ts';
import { homeRows } from './home-page.ts';
import type { Panel } from './panel.ts';
import { renderRows } from './panel-button.ts';

/**
 * The choices and the back button are at most eleven, the platforms' limit of quick replies. "Render this" comes last:
 * without a place among them it is named in the text.
 */
export function panelMessage(panel: Panel, lead: string): Message {
  const { pages } = textsOf(panel.language).chat.looks;
  const heading = panel.page === 'home' ? '' : pages[panel.page];
  return { text: [lead, heading, hintOf(panel)].filter(Boolean).join('\n\n'), buttons: panelRows(panel) };
}

export function panelRows(panel: Panel): Button[][] {
  if (panel.page === 'home') return homeRows(panel);
  return [...choiceRows(panel), [backButton(panel)], ...renderRows(panel)];
}

function hintOf({ page, language }: Panel): string {
  const texts = textsOf(language).chat.panel;
  if (page === 'language') return texts.otherLanguage;
  return isColorSetting(page) ? texts.otherColor : '';
}

function backButton({ target, page, language }: Panel): Button {
  const action = writeAction({ do: 'turn_page', target, page: pageBefore(page) });
  return { label: textsOf(language).chat.buttons.back, action };
}

function pageBefore(page: PanelPage): PanelPage {
  if (isColorSetting(page)) return 'colors';
  return isOwnPage(page) ? 'letters' : 'home';
}
