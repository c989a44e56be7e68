import { textsOf } from '../../../texts/texts-of.ts';
import type { Action, PanelPage } from '../action.ts';
import { writeAction } from '../action-code.ts';
import type { Button } from '../message.ts';
import type { Panel } from './panel.ts';
import { choiceButton, emojisButton, marked, renderRows } from './panel-button.ts';

/** Buttons to all pages and switches, and below them what can be done with the draft. */
export function homeRows(panel: Panel): Button[][] {
  const pages: ChoicePage[][] = [
    ['style', 'colors'],
    ['letters', 'outline'],
    ['position', 'language'],
  ];
  const switches = [emojisButton(panel), verticalButton(panel)];
  const rows = pages.map((row) => row.map((page) => pageButton(panel, page)));
  return [...rows, switches, ...endRows(panel)];
}

type ChoicePage = Exclude<PanelPage, 'home'>;

export function pageButton({ target, language }: Panel, page: ChoicePage): Button {
  return { label: textsOf(language).chat.looks.pages[page], action: writeAction({ do: 'turn_page', target, page }) };
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
  const button = (label: string, action: Action): Button => ({ label, action: writeAction(action) });
  if (target.of === 'defaults') {
    const { deliverHere } = panel;
    const label = marked(buttons.deliverHere, deliverHere === true);
    return [
      deliverHere === undefined ? [] : [button(label, { do: 'deliver', here: !deliverHere })],
      [button(buttons.language, { do: 'languages' }), button(buttons.reset, { do: 'reset', target })],
    ];
  }
  const { videoId } = target;
  const save = button(buttons.saveDefault, { do: 'save_default', videoId });
  if (draftVersion === undefined) return [[save]];
  return [[save, button(buttons.undo, { do: 'undo', target })], ...renderRows(panel)];
}
