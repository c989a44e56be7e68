import type { Action, PlainAction, VideoAction } from '../action.ts';
import { readAction } from '../action-code.ts';
import type { ChatState } from '../chat-state.ts';
import { andThen, runEffect, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { wishesOf } from '../understood-words.ts';
import { findVideo } from '../videos/videos-in-chat.ts';
import {
  cancelDeleteData,
  cancelUnlink,
  chooseLanguage,
  deleteAccount,
  deleteData,
  linkAccount,
  setDelivery,
  setLanguage,
  showSettings,
} from './account.ts';
import { applyWishes } from './apply-wishes.ts';
import { answerByTap, askNothing } from './doubts/answer-questions.ts';
import { askAgain } from './doubts/ask-questions.ts';
import { dropSpellings, saveSpellings } from './doubts/spellings.ts';
import { loadUsage } from './minutes/tell-usage.ts';
import { tapDifference } from './script/script-differences.ts';
import { sayGone, sayHelp } from './standard-answers.ts';
import { saveBrand } from './style/brand.ts';
import { renderDraft } from './style/render-draft.ts';
import { handleStyleTap, saveAsDefault } from './style/style-taps.ts';
import { fixNearest } from './text/corrections.ts';
import { takeTitle } from './title/take-title.ts';
import { guessOf, withoutDoubt } from './unclear.ts';
import { makeReadable } from './videos/check-reading.ts';
import { askToDelete, cancelDelete, deleteVideo, openVideo, resendVideo } from './videos/list-videos.ts';
import { orderAgain } from './videos/order-videos.ts';
import { askToStop, cancelStop, stopNow } from './videos/stop-videos.ts';
import { makeStoppedChange, takeStoppedChangeBack } from './videos/stopped-change.ts';
import { changeWatermark, leavePicture, usePicture } from './watermark/take-watermark.ts';

/** Answers the tap of a button, also of an old one. */
export function handleTap(state: ChatState, tap: { action: string }, context: TurnContext): Turn {
  const action = readAction(tap.action);
  return action ? runAction(state, action, context) : sayGone(state, 'oldButton', context);
}

function runAction(state: ChatState, action: Action, context: TurnContext): Turn {
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
    case 'answer':
      return answerByTap(state, action, context);
    case 'mark':
      return changeWatermark(state, action, context);
    case 'guess':
      return takeGuess(state, action, context);
    case 'differ':
      return tapDifference(state, action, context);
    default:
      return 'videoId' in action
        ? videoHandlers[action.do](state, action.videoId, context)
        : plainHandlers[action.do](state, context);
  }
}

function takeGuess(state: ChatState, tapped: { question: number; index: number }, context: TurnContext): Turn {
  const asked = guessOf(state, tapped);
  if (!asked) return sayGone(state, 'oldButton', context);
  const video = asked.videoId === undefined ? undefined : findVideo(state, asked.videoId);
  if (asked.videoId !== undefined && !video) return sayGone(state, 'videoUnknown', context);
  const { guess } = asked;
  const wishes = [...wishesOf(guess)];
  const begun = withoutDoubt(state);
  const applied = wishes.length > 0 ? applyWishes(begun, video, { wishes, notUnderstood: [] }, context) : turnOf(begun);
  if (guess.kind !== 'title') return applied;
  return andThen(applied, (next) =>
    takeTitle(next, video && findVideo(next, video.videoId), { endMs: null, ...guess }, context),
  );
}

const videoHandlers: Record<VideoAction, (state: ChatState, videoId: string, context: TurnContext) => Turn> = {
  open: openVideo,
  look: (state, videoId, context) => handleStyleTap(state, { do: 'look', videoId }, context),
  save_default: saveAsDefault,
  save_brand: saveBrand,
  stop: askToStop,
  stop_now: stopNow,
  go_on: cancelStop,
  text: (state, videoId) => runEffect(state, { kind: 'load_captions', videoId, purpose: { kind: 'show' } }),
  file: (state, videoId) => runEffect(state, { kind: 'load_captions', videoId, purpose: { kind: 'file' } }),
  fix: fixNearest,
  resend: resendVideo,
  anew: orderAgain,
  delete: askToDelete,
  delete_now: deleteVideo,
  keep: cancelDelete,
  save_spellings: saveSpellings,
  drop_spellings: dropSpellings,
  make_readable: makeReadable,
  make_it: makeStoppedChange,
  take_back: takeStoppedChangeBack,
};

const plainHandlers: Record<PlainAction, (state: ChatState, context: TurnContext) => Turn> = {
  settings: showSettings,
  videos: (state) => runEffect(state, { kind: 'list_videos' }),
  usage: (state) => loadUsage(state),
  languages: (state, context) => chooseLanguage(state, '', context),
  link: (state) => linkAccount(state, ''),
  help: sayHelp,
  unlink_now: (state) => runEffect(state, { kind: 'unlink' }),
  stay_linked: cancelUnlink,
  bring_along: (state) => runEffect(state, { kind: 'bring_along' }),
  delete_data_now: deleteData,
  delete_account_now: deleteAccount,
  keep_data: cancelDeleteData,
  ask_nothing: askNothing,
  ask_again: askAgain,
  use_picture: usePicture,
  leave_picture: leavePicture,
};
