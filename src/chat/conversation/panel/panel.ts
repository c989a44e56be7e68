import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PanelPage, StyleTarget } from '../action.ts';

/** A panel by which a look is chosen, as it stands. */
export interface Panel {
  target: StyleTarget;
  page: PanelPage;
  settings: CaptionSettings;
  language: Language;
  /** Only for a video whose look was changed and not rendered yet: that draft's version. */
  draftVersion?: number;
  /** Only for the defaults of a chat that is linked to an account: others make no videos elsewhere. */
  deliverHere?: boolean;
}
