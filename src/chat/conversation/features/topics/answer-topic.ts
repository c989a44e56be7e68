import { fill } from '../../../../texts/fill.ts';
import { days } from '../../../../texts/format.ts';
import type { PanelPage } from '../../action.ts';
import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import type { NamedApp, TopicWish, Wish } from '../../understood-words.ts';
import { currentVideo, videosInWork } from '../../videos/videos-in-chat.ts';
import { type LimitTopic, limitTopics, type RequestTopic, type Topic, talkTopics } from '../../words/topics/topic.ts';
import { askToDeleteData, chooseLanguage, setLanguage, showSettings } from '../account.ts';
import { loadPrice, loadUsage } from '../minutes/tell-usage.ts';
import { sayHelp, sayWelcome } from '../standard-answers.ts';
import { targetOf } from '../style/change-style.ts';
import { sayLook } from '../style/say-look.ts';
import { leadOf, showPanel } from '../style/show-style.ts';
import { askToDelete, resendVideo } from '../videos/list-videos.ts';
import { renderButtons, undoButton } from '../videos/result-buttons.ts';
import { sendStatus } from '../videos/status-message.ts';
import { sayFonts } from './say-fonts.ts';
import { lastChangeText, sayLastChange } from './say-last-change.ts';
import { sayLimit } from './say-limit.ts';
import { sayNextVideos } from './say-next-videos.ts';
import { sayShape } from './say-shape.ts';

/** The topics of a message that are answered: talk only where nothing else is said. */
export function topicsToAnswer(wishes: readonly Wish[]): TopicWish[] {
  const topics = wishes.filter((wish) => wish.kind === 'topic');
  const isOther = wishes.length > topics.length;
  // "there is a mistake: …"
  const isHelpAsked = wishes.some((wish) => wish.kind === 'request' && wish.request === 'help');
  const asked = topics.filter(
    ({ topic }) => !(isOther && topic === 'showMistakes') && !(isHelpAsked && topic === 'howToBegin'),
  );
  const serious = asked.filter(({ topic }) => !talkTopics.some((one) => one === topic));
  return isOther || serious.length > 0 ? usageLast(withoutMinutes(withoutTold(serious))) : topics.slice(0, 1);
}

/** What is left is looked up, and told behind all other answers. */
function usageLast(topics: readonly TopicWish[]): TopicWish[] {
  return [...topics.filter((wish) => !isUsage(wish)), ...topics.filter(isUsage)];
}

/** Who sees a video is told together with how long it is kept, how to post it with who does that, which links are taken with
 * how to get the file, where a word is changed with the text, and how large a file may be with how long. */
const toldWith: Partial<Record<Topic, Topic>> = {
  kept: 'privacy',
  posting: 'passOn',
  passOn: 'platforms',
  settings: 'showMistakes',
  fileSize: 'length',
};

function withoutTold(topics: TopicWish[]): TopicWish[] {
  const isTold = ({ topic }: TopicWish) => topics.some((other) => other.topic === toldWith[topic]);
  return topics.filter((wish) => !isTold(wish));
}

/** Other answers about minutes tell how many there are, and "how do I do that?" beside one of them asks for nothing else. */
function withoutMinutes(topics: TopicWish[]): TopicWish[] {
  const isTold = topics.some((wish) => isUsage(wish) && wish.topic !== 'minutes');
  const isSaid = ({ topic }: TopicWish) => topic === 'minutes' || topic === 'howToBegin';
  return isTold ? topics.filter((wish) => !isSaid(wish)) : topics;
}

function isUsage({ topic, seconds }: TopicWish): boolean {
  return ['price', 'minutes', 'moreMinutes', 'renewal', 'editsCost'].includes(topic) || seconds !== undefined;
}

/** @param video the video that is meant; undefined = there is none */
export function answerTopic(
  state: ChatState,
  wish: TopicWish,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  const { topic, language, seconds, app, isOfKind } = wish;
  if (topic === 'speak') return language ? setLanguage(state, language) : chooseLanguage(state, '', context);
  if (topic === 'length' && seconds !== undefined) return loadUsage(state, { about: 'length', seconds });
  if (topic === 'fonts') return sayFonts(state, wish, video, context);
  if (topic === 'colors') return sayLook(state, wish, video, context);
  if (topic === 'passOn' && app) return sayHowToPost(state, app, context);
  if (isOfKind) return say(state, { text: context.texts.corrections.nameCapitals });
  const limit = limitTopics.find((one) => one === topic);
  return limit
    ? sayLimit(state, { ...wish, topic: limit }, video, context)
    : answers[topic as Answered](state, video, context);
}

type Answered = Exclude<Topic, 'speak' | 'colors' | 'fonts' | RequestTopic | LimitTopic>;
type Answer = (state: ChatState, video: VideoInChat | undefined, context: TurnContext) => Turn;

const answers: Record<Answered, Answer> = {
  settings: (state, _video, context) => showSettings(state, context),
  styles: (state, video, context) => openPage(state, video, 'style', context),
  language: (state, _video, context) => chooseLanguage(state, '', context),
  videos: (state) => runEffect(state, { kind: 'list_videos' }),
  home: (state, _video, context) => sayWelcome(state, context),

  deleteData: (state, _video, context) => askToDeleteData(state, context),
  deleteVideo: withVideo((state, { videoId }, context) => askToDelete(state, videoId, context)),
  sendAgain: withVideo((state, { videoId, state: stage }, context) =>
    stage === 'processing' ? sendStatus(state, videoId, context) : resendVideo(state, videoId),
  ),
  sendFile: (state, _video, { texts }) => say(state, { text: texts.topics.limits.file }),
  sendSrt: withVideo((state, { videoId }) =>
    runEffect(state, { kind: 'load_captions', videoId, purpose: { kind: 'file' } }),
  ),
  showMistakes: (state, video, context) =>
    video
      ? runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'show' } })
      : sayHelp(state, context),

  work: sayHowFar,
  minutes: (state) => loadUsage(state),
  price: loadPrice,
  moreMinutes: (state) => loadUsage(state, { about: 'more' }),
  renewal: (state) => loadUsage(state, { about: 'renewal' }),
  editsCost: (state) => loadUsage(state, { about: 'edits' }),
  privacy: sayWhoSees,
  formats: (state, _video, { texts }) => say(state, { text: texts.topics.questions.formats }),
  length: (state, _video, { texts }) => say(state, { text: texts.topics.questions.length }),
  platforms: (state, _video, { texts }) => say(state, { text: texts.topics.questions.platforms }),
  several: (state, _video, { texts }) => say(state, { text: texts.topics.questions.several }),
  whoAreYou: (state, _video, { texts }) => say(state, { text: texts.topics.questions.whoAreYou }),
  howToBegin: (state, _video, context) => sayHelp(state, context),
  ownScript: (state, _video, { texts }) => say(state, { text: texts.topics.questions.ownScript }),
  canCaption: (state, _video, { texts }) => say(state, { text: texts.topics.questions.canCaption }),
  install: (state, _video, { texts }) => say(state, { text: texts.topics.questions.install }),
  spoken: (state, _video, { texts }) => say(state, { text: texts.topics.questions.spoken }),
  watermarked: (state, _video, { texts }) => say(state, { text: texts.topics.questions.watermarked }),
  someWords: (state, _video, { texts }) => say(state, { text: texts.topics.questions.someWords }),
  nextVideos: sayNextVideos,
  spellingsKept: (state, _video, { texts }) => say(state, { text: texts.topics.questions.spellingsKept }),
  cropped: (state, _video, { texts }) => say(state, { text: texts.topics.questions.cropped }),
  noisySound: (state, _video, { texts }) => say(state, { text: texts.topics.questions.noisySound }),
  changedLater: (state, _video, { texts }) => say(state, { text: texts.topics.questions.changedLater }),
  othersEdit: (state, _video, { texts }) => say(state, { text: texts.topics.questions.othersEdit }),
  putAway: (state, _video, { texts }) => say(state, { text: texts.topics.questions.putAway }),
  passOn: (state, _video, { texts }) => say(state, { text: texts.topics.questions.passOn }),
  burntIn: (state, _video, { texts }) => say(state, { text: texts.topics.questions.burntIn }),
  kept: sayHowLongKept,
  quality: (state, _video, { texts }) => say(state, { text: texts.topics.questions.quality }),
  howToSend: (state, _video, { texts }) => say(state, { text: texts.topics.questions.howToSend }),
  shapeFits: sayShape,
  saveButtons: (state, _video, { texts }) => say(state, { text: texts.topics.explained.saveButtons }),
  srtFile: (state, _video, { texts }) => say(state, { text: texts.topics.explained.srtFile }),
  resultButtons: (state, _video, { texts }) => say(state, { text: texts.topics.explained.resultButtons }),
  lastChange: sayLastChange,

  praise: sayPraised,
  complaint: sayComplaint,
  patience: (state, _video, { texts }) => say(state, { text: texts.topics.talk.patience }),
  refusal: (state, _video, { texts }) => say(state, { text: texts.topics.talk.refusal }),
  thanks: (state, _video, { texts }) => say(state, { text: texts.thanks }),
  // “here we are” while a video is made asks for no other one
  greeting: (state, video, { texts }) =>
    say(state, { text: video?.state === 'processing' ? texts.topics.talk.patience : texts.hello }),
  announced: (state, _video, { texts }) => say(state, { text: texts.topics.talk.announced }),
};

function withVideo(answer: (state: ChatState, video: VideoInChat, context: TurnContext) => Turn): Answer {
  return (state, video, context) =>
    video ? answer(state, video, context) : say(state, { text: context.texts.topics.questions.nothingYet });
}

function openPage(state: ChatState, video: VideoInChat | undefined, page: PanelPage, context: TurnContext): Turn {
  const target = targetOf(video);
  return showPanel(state, { target, page, lead: leadOf(state, target, context) }, context);
}

/** How far the videos in work are, or that the newest one is ready. A question that names a video is about that one. */
function sayHowFar(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { buttons, topics } = context.texts;
  if (!video) return say(state, { text: topics.questions.howLong });
  const isNamed = video.videoId !== currentVideo(state)?.videoId;
  const inWork = isNamed ? [video].filter(({ state: stage }) => stage === 'processing') : videosInWork(state);
  if (inWork.length > 0) {
    return inWork.reduce((turn, one) => andThen(turn, (next) => sendStatus(next, one.videoId, context)), turnOf(state));
  }
  const { videoId, name = '' } = video;
  const render = renderButtons(video, context);
  if (render.length > 0) return say(state, { text: topics.questions.readyButChanged, buttons: [render] });
  const send = button(buttons.sendIt, { do: 'resend', videoId }, 'primary');
  return say(state, { text: fill(topics.questions.ready, { name }), buttons: [[send]] });
}

function sayWhoSees(state: ChatState, _video: unknown, { texts, language, keptDays }: TurnContext): Turn {
  const { privacy, staysDays, staysAWhile } = texts.topics.questions;
  const stays = keptDays === undefined ? staysAWhile : fill(staysDays, { days: days(language, keptDays) });
  return say(state, { text: fill(privacy, { stays }) });
}

function sayHowToPost(state: ChatState, { name, isChat }: NamedApp, { texts }: TurnContext): Turn {
  const { passOnChat, passOnPost } = texts.topics.questions;
  return say(state, { text: fill(isChat ? passOnChat : passOnPost, { app: name }) });
}

function sayHowLongKept(state: ChatState, _video: unknown, { texts, language, keptDays }: TurnContext): Turn {
  const { kept, keptForAWhile } = texts.topics.questions;
  const text = keptDays === undefined ? keptForAWhile : fill(kept, { days: days(language, keptDays) });
  return say(state, { text });
}

/** Praise of a picture is mostly a yes. */
function sayPraised(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { talk } = context.texts.topics;
  const render = video ? renderButtons(video, context) : [];
  return render.length > 0
    ? say(state, { text: talk.praisedPicture, buttons: [render] })
    : say(state, { text: talk.praise });
}

function sayComplaint(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { buttons, topics } = context.texts;
  if (!video) return say(state, { text: topics.talk.misunderstood });
  const { videoId } = video;
  const choices = [
    button(buttons.editText, { do: 'text', videoId }),
    button(buttons.changeLook, { do: 'look', videoId }),
  ];
  // what was wished for may only wait to be rendered
  const render = renderButtons(video, context);
  const changed = lastChangeText(video, context);
  const undo = changed === null ? [] : [undoButton(videoId, context)];
  const buttonsBelow = [...render, ...undo];
  const text = [changed, topics.talk.complaint].filter((line) => line !== null).join('\n');
  return say(state, { text, buttons: [choices, buttonsBelow].filter((row) => row.length > 0) });
}
