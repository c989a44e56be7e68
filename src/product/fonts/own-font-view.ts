import type { OwnFont } from '../../engine/captions/settings/own-font.ts';

/** A font of an account, as people see it. */
export interface OwnFontView {
  font: OwnFont;
  /** As its file calls itself. */
  name: string;
  /** Its licence says that it must not be embedded. */
  isRestricted: boolean;
}
