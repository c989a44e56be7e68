import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import { textsOf } from '../../texts/texts-of.ts';
import type { ChatEvent, EventOf } from './chat-event.ts';
import type { ChatState } from './chat-state.ts';
import { handleDataDeleted, showLinkCode } from './features/account.ts';
import { answerAllOrNone } from './features/answer-all-or-none.ts';
import { answeredAction, rememberAsked, withoutAsked } from './features/asked.ts';
import { answerAskedBeside } from './features/asked-beside.ts';
import { answerByText } from './features/doubts/answer-questions.ts';
import { askQuestions } from './features/doubts/ask-questions.ts';
import { endQuestions, leaveQuestions } from './features/doubts/end-questions.ts';
import { saySpellingsSaved } from './features/doubts/spellings.ts';
import { keepFont, keepFontBehindLink, takeFont } from './features/font/take-font.ts';
import { handleCommand } from './features/handle-command.ts';
import { handleMessage } from './features/handle-message.ts';
import { handleTap } from './features/handle-tap.ts';
import { withoutLastAnswer } from './features/last-answer.ts';
import { showUsage, withoutToldPrice } from './features/minutes/tell-usage.ts';
import { handleModelAnswer } from './features/model/model-answer.ts';
import { sayProblem } from './features/say-problem.ts';
import { readScriptFile, scriptInText, takeScript, takeScriptFile } from './features/script/take-script.ts';
import { tooLargeText } from './features/standard-answers.ts';
import { applyBrand, sayBrandSaved } from './features/style/brand.ts';
import { handleCaptions } from './features/text/caption-text.ts';
import { answerAboutTitle } from './features/title/answer-title.ts';
import { answerTitlesOfVideos } from './features/title/titles-of-videos.ts';
import { sayReading } from './features/videos/check-reading.ts';
import { listVideos } from './features/videos/list-videos.ts';
import { handleCreated, orderClip, orderLinks } from './features/videos/order-videos.ts';
import { handleEdited, handleFailed, handleReady } from './features/videos/show-result.ts';
import { handleProgress } from './features/videos/status-message.ts';
import { sayVoiceProblem, sayWhatWasSaid, takeVoice } from './features/voice/take-voice.ts';
import { answerAboutWatermark, takePicture, takeWatermark } from './features/watermark/take-watermark.ts';
import { findLinks } from './links/find-links.ts';
import { separateFonts } from './links/font-links.ts';
import { fitReply } from './message.ts';
import { andThen, replace, say, type Turn, type TurnContext, type UnderstandWords } from './turn.ts';
import { findMeantVideo } from './videos/videos-in-chat.ts';
import { languageWritten } from './words/language-written.ts';
import { readWatermark } from './words/read-watermark.ts';
import { understandWords } from './words/understand-words.ts';

/** What the service can do besides. */
export interface ConverseAbilities {
  /** A language model can be asked about messages that the rules do not understand. */
  hasModel: boolean;
  /** Hosts whose pages the operator's program turns into files; absent = there is no such program. */
  resolverHosts?: readonly string[];
  /** For how many days a finished video is kept; absent = it is not known. */
  keptDays?: number;
}

/** Pure, and never throws. @param now milliseconds since 1970 */
export type Converse = (state: ChatState, event: ChatEvent, now: number, abilities?: ConverseAbilities) => Turn;

/** The whole dialogue, independent of any messenger. */
export const converse: Converse = createConverse({ understand: understandWords });

/** The dialogue with another way to understand free text. */
export function createConverse({ understand }: { understand: UnderstandWords }): Converse {
  return (state, event, now, { hasModel, resolverHosts = [], keptDays } = { hasModel: false }) => {
    const handler = handlers[event.kind] as Handler<ChatEvent>;
    const abilities = { understand, hasModel, resolverHosts, keptDays };
    const turn = handler(answersByTaps.has(event.kind) ? withoutAsked(state) : state, event, {
      ...inLanguage(state.language),
      now,
      ...abilities,
    });
    const { state: next, replies, effects } = rememberAsked(endQuestions(turn));
    const sendsMessage = replies.some(({ kind }) => kind === 'send');
    const tellsPrice = event.kind === 'usage_loaded' && event.asked?.about === 'price';
    const withPrice = sendsMessage && !tellsPrice ? withoutToldPrice(next) : next;
    const isAnswer = sendsMessage && !ofVideos.has(event.kind);
    const remembered = isAnswer ? withoutLastAnswer(withPrice, state) : withPrice;
    return { state: remembered, replies: replies.map(fitReply), effects };
  };
}

/** News of a video does not end what the last answer was about. */
const ofVideos: ReadonlySet<ChatEvent['kind']> = new Set([
  'video_edited',
  'video_progressed',
  'video_ready',
  'video_failed',
]);

/** What a person does instead of answering a question in words. */
const answersByTaps: ReadonlySet<ChatEvent['kind']> = new Set([
  'tapped',
  'commanded',
  'sent_clip',
  'sent_picture',
  'sent_font',
  'sent_script',
]);

type Handler<Event extends ChatEvent> = (state: ChatState, event: Event, context: TurnContext) => Turn;

const handlers: { [Kind in ChatEvent['kind']]: Handler<EventOf<Kind>> } = {
  said: answerText,
  tapped: handleTap,
  commanded: (state, event, context) =>
    andThen(leaveQuestions(state, context), (next) => handleCommand(next, event, context)),
  sent_clip: (state, event, context) =>
    andThen(leaveQuestions(state, context), (next) => orderClip(next, event, context)),
  sent_script: (state, event, context) =>
    andThen(leaveQuestions(state, context), (next) => readScriptFile(next, event)),
  sent_picture: (state, event, context) =>
    andThen(leaveQuestions(state, context), (next) => takePicture(next, event, context)),
  sent_font: (state, event, context) => andThen(leaveQuestions(state, context), (next) => keepFont(next, event)),
  sent_voice: takeVoice,
  sent_clip_too_large: (state, event, context) => say(state, { text: tooLargeText(event, context) }),
  sent_something_else: (state, { what }, { texts }) => say(state, { text: texts.files[what] }),

  video_created: handleCreated,
  video_edited: handleEdited,
  captions_loaded: handleCaptions,
  script_loaded: takeScriptFile,
  watermark_loaded: takeWatermark,
  model_answered: handleModelAnswer,
  font_loaded: takeFont,
  voice_transcribed: answerVoice,
  reading_checked: sayReading,
  doubts_found: askQuestions,
  spellings_saved: (state, { videoId }, context) => saySpellingsSaved(state, videoId, context),
  preset_saved: sayBrandSaved,
  preset_found: applyBrand,
  videos_listed: listVideos,
  usage_loaded: showUsage,
  link_code_made: showLinkCode,
  account_linked: (state, { email, chat }, { texts: { link } }) =>
    say(state, { text: fill(chat === 'other' ? link.otherJoined : link.joined, { email }) }),
  account_unlinked: (state, _event, { texts }) => replace(state, 'unlink', { text: texts.link.unlinked }),
  account_merged: (state, _event, { texts }) => say(state, { text: texts.link.broughtAlong }),
  data_deleted: (state, _event, context) => handleDataDeleted(state, context),
  effect_failed: sayProblem,
  not_answered: (state, { code }, { texts }) => say(state, { text: texts.problems[code] }),

  video_progressed: handleProgress,
  video_ready: handleReady,
  video_failed: handleFailed,
};

/** Says what was heard, and answers that as if it had been written. */
function answerVoice(state: ChatState, { said, quoted }: EventOf<'voice_transcribed'>, context: TurnContext): Turn {
  if ('problem' in said) return sayVoiceProblem(state, said.problem, context);
  return andThen(sayWhatWasSaid(state, said.text, context), (next) =>
    answerText(next, { text: said.text, quoted }, context),
  );
}

function answerText(asked: ChatState, { text, quoted }: { text: string; quoted?: string }, context: TurnContext): Turn {
  const state = withoutAsked(asked);
  const answered = answerByText(state, { text, quoted }, context);
  if (answered) return answered;
  // “las dos” is no second one
  const ofAll = quoted === undefined ? answerAllOrNone(asked, text, context) : null;
  if (ofAll) return ofAll;
  const action = quoted === undefined ? answeredAction(asked, text) : null;
  if (action !== null) return handleTap(state, { action }, context);
  const script = scriptInText(text);
  if (script !== null) {
    return andThen(leaveQuestions(state, context), (next) =>
      takeScript(next, findMeantVideo(next, quoted), script, context),
    );
  }
  const language = languageOfAnswer(state, text);
  const own = { ...context, ...inLanguage(language) };
  const beside = answerAskedBeside({ ...state, language }, { text, quoted }, own, (next, said) =>
    answerText(next, said, context),
  );
  if (beside) return beside;
  const ofVideos = quoted === undefined ? answerTitlesOfVideos(state, text, own) : null;
  const titled = ofVideos ?? answerAboutTitle(state, { text, quoted }, own);
  if (titled) return titled;
  const watermark = readWatermark(text);
  if (watermark !== null) {
    return andThen(leaveQuestions(state, context), (next) =>
      answerAboutWatermark(next, findMeantVideo(next, quoted), watermark, context),
    );
  }
  const { fonts, others: found } = separateFonts(findLinks(text));
  const [url] = fonts;
  if (url !== undefined) {
    return andThen(leaveQuestions(state, context), (next) =>
      keepFontBehindLink(next, { url, others: found, video: findMeantVideo(next, quoted) }, context),
    );
  }
  return andThen(leaveQuestions(state, context), (left) => {
    const next = { ...left, language };
    return found.links.length > 0 || found.unusable.length > 0
      ? orderLinks(next, found, own)
      : handleMessage(next, { text, quoted }, own);
  });
}

/** A person is answered in the language that they write, unless they have chosen one. */
function languageOfAnswer({ language, hasChosenLanguage }: ChatState, text: string): Language {
  return hasChosenLanguage ? language : (languageWritten(text) ?? language);
}

function inLanguage(language: Language): Pick<TurnContext, 'language' | 'texts' | 'failures'> {
  const { chat: texts, failures } = textsOf(language);
  return { language, texts, failures };
}
