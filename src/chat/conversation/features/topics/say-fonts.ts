import { captionPresets } from '../../../../engine/captions/settings/caption-presets.ts';
import { captionFontFamilies } from '../../../../engine/captions/settings/font-families.ts';
import type { CaptionStyleName } from '../../../../engine/captions/settings/style-names.ts';
import { fill } from '../../../../texts/fill.ts';
import { listOf } from '../../../../texts/format.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { fontTitle } from '../../panel/choice-pages.ts';
import { type Panel, settingButton } from '../../panel/panel.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import type { TopicWish } from '../../understood-words.ts';
import { settingsOfTarget, targetOf } from '../style/change-style.ts';
import { pageButtonOf } from './page-button-of.ts';

/** The fonts by name. Where a style is described, that style and its font as buttons: “a font like on a typewriter”. */
export function sayFonts(
  state: ChatState,
  { style }: TopicWish,
  video: VideoInChat | undefined,
  { language, texts }: TurnContext,
): Turn {
  const { fonts, fontsAlike } = texts.topics.questions;
  const page = pageButtonOf('letters', video, language);
  if (style) return say(state, { text: fontsAlike, buttons: [buttonsOfStyle(state, video, style), [page]] });
  const text = fill(fonts, { fonts: listOf(language, captionFontFamilies.map(fontTitle)) });
  return say(state, { text, buttons: [[page]] });
}

function buttonsOfStyle(state: ChatState, video: VideoInChat | undefined, style: CaptionStyleName): Button[] {
  const { title, settings } = captionPresets[style];
  const panel = panelOf(state, video);
  const { fontFamily } = settings;
  return [settingButton(panel, title, { style }), settingButton(panel, fontTitle(fontFamily), { fontFamily })];
}

const heavyFonts = ['Sigmar', 'THEBOLDFONT', 'Anton'] as const;
const thinFonts = ['Rubik', 'Roboto Condensed', 'Kalam'] as const;

/** A button for each font with thick letters, or with thin ones. */
export function weightButtons(state: ChatState, video: VideoInChat | undefined, isThin: boolean): Button[] {
  const panel = panelOf(state, video);
  return (isThin ? thinFonts : heavyFonts).map((fontFamily) =>
    settingButton(panel, fontTitle(fontFamily), { fontFamily }),
  );
}

function panelOf(state: ChatState, video: VideoInChat | undefined): Panel {
  const target = targetOf(video);
  return { target, page: 'letters', settings: settingsOfTarget(state, target), language: state.language };
}
