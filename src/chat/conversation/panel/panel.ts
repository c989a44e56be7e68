import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PanelPage, StyleTarget } from '../action.ts';

/** A panel for choosing settings. */
export interface Panel {
  target: StyleTarget;
  page: PanelPage;
  settings: CaptionSettings;
  language: Language;
  /** Version of the draft, for a video with changes that are not rendered yet. */
  draftVersion?: number;
  /** Only in the defaults of a linked chat: other accounts make no videos elsewhere. */
  deliverHere?: boolean;
}
