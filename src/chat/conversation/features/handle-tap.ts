import type { Action, PlainAction, VideoAction } from '../action.ts';
import { readAction } from '../action-code.ts';
import type { ConversationState } from '../conversation-state.ts';
import { type Turn, type TurnContext, turnOf } from '../turn.ts';
import { chooseLanguage, setLanguage } from './account/choose-language.ts';
import { cancelDeleteData, deleteAccount, deleteData } from './account/delete-data.ts';
import { cancelUnlink, linkAccount } from './account/link-account.ts';
import { setDelivery, showSettings } from './account/settings.ts';
import { loadUsage } from './account/usage.ts';
import { sayGone } from './say-gone.ts';
import { sayHelp } from './say-help.ts';
import { renderDraft } from './style/render-draft.ts';
import { handleStyleTap, saveAsDefault } from './style/style-taps.ts';
import { fixNearest } from './text/corrections.ts';
import { askToDelete, cancelDelete, deleteVideo, openVideo, resendVideo } from './videos/list-videos.ts';
import { orderAgain } from './videos/order-videos.ts';
import { askToStop, cancelStop, stopNow } from './videos/stop-videos.ts';

/** Answers the tap of a button, also of an old one. */
export function handleTap(state: ConversationState, code: string, context: TurnContext): Turn {
  const action = readAction(code);
  return action ? runAction(state, action, context) : sayGone(state, 'oldButton', context);
}

function runAction(state: ConversationState, action: Action, context: TurnContext): Turn {
  switch (action.do) {
    case 'choose':
    case 'turn_page':
    case 'undo':
    case 'reset':
      return handleStyleTap(state, action, context);
    case 'render':
      return renderDraft(state, action.videoId, action.version, context);
    case 'speak':
      return setLanguage(state, action.language);
    case 'deliver':
      return setDelivery(state, action.here, context);
    default:
      return 'videoId' in action
        ? videoHandlers[action.do](state, action.videoId, context)
        : plainHandlers[action.do](state, context);
  }
}

const videoHandlers: Record<VideoAction, (state: ConversationState, videoId: string, context: TurnContext) => Turn> = {
  open: openVideo,
  look: (state, videoId, context) => handleStyleTap(state, { do: 'look', videoId }, context),
  save_default: saveAsDefault,
  stop: askToStop,
  stop_now: stopNow,
  go_on: cancelStop,
  text: (state, videoId) => turnOf(state, { effects: [{ kind: 'load_captions', videoId, purpose: { kind: 'show' } }] }),
  file: (state, videoId) => turnOf(state, { effects: [{ kind: 'load_captions', videoId, purpose: { kind: 'file' } }] }),
  fix: fixNearest,
  resend: resendVideo,
  anew: orderAgain,
  delete: askToDelete,
  delete_now: deleteVideo,
  keep: cancelDelete,
};

const plainHandlers: Record<PlainAction, (state: ConversationState, context: TurnContext) => Turn> = {
  settings: showSettings,
  videos: (state) => turnOf(state, { effects: [{ kind: 'list_videos' }] }),
  usage: loadUsage,
  languages: (state, context) => chooseLanguage(state, '', context),
  link: (state) => linkAccount(state, ''),
  help: sayHelp,
  unlink_now: (state) => turnOf(state, { effects: [{ kind: 'unlink' }] }),
  stay_linked: cancelUnlink,
  bring_along: (state) => turnOf(state, { effects: [{ kind: 'bring_along' }] }),
  delete_data_now: deleteData,
  delete_account_now: deleteAccount,
  keep_data: cancelDeleteData,
};
