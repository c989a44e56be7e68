/** Pages that a message opens. */
export const pageTopics = ['settings', 'styles', 'colors', 'language', 'videos', 'home'] as const;

/** What a message asks to be done with a video, or with everything. */
export const actionTopics = [
  'deleteData',
  'deleteVideo',
  'sendAgain',
  'sendFile',
  'sendSrt',
  'showMistakes',
  'speak',
  /** Asks to stop the video in work. */
  'wrongVideo',
  /** Asks for the numbered text once more. */
  'textAgain',
  /** Asks to keep the style for the next videos. */
  'keepStyle',
  /** The same, wished for the next videos; where it is asked, the answer is `nextVideos`. */
  'sameNext',
  /** Asks to take back what was saved for the next videos. */
  'notDefault',
  /** Asks to undo, in words that name what: "put line 3 back how it was". */
  'takeBack',
] as const;

/** Topics that ask for what a request asks for. */
export const requestTopics = {
  wrongVideo: 'cancel',
  textAgain: 'show_text',
  keepStyle: 'make_default',
  sameNext: 'make_default',
  notDefault: 'undo_default',
  takeBack: 'undo',
} as const;
export type RequestTopic = keyof typeof requestTopics;

export function isRequestTopic(topic: Topic): topic is RequestTopic {
  return topic in requestTopics;
}

/** "The list again" says more than "again", and a denial more than what it denies. In words of a pattern. */
export function exactnessOf(topic: Topic): number {
  if (topic === 'notDefault') return 3;
  return isRequestTopic(topic) ? 0.75 : 0;
}

/** What a message asks about. */
export const questionTopics = [
  'work',
  'minutes',
  /** What happens when the minutes are used up, and how to get more. */
  'moreMinutes',
  /** When minutes renew, and whether they are for a day or a month. */
  'renewal',
  /** Whether corrections and other looks use up minutes. */
  'editsCost',
  'price',
  'privacy',
  'formats',
  'length',
  'platforms',
  'several',
  'whoAreYou',
  'howToBegin',
  'ownScript',
  'canCaption',
  'install',
  'spoken',
  'watermarked',
  'fonts',
  'someWords',
  /** Whether the next videos get this look. */
  'nextVideos',
  /** Whether a spelling is remembered for the next videos. */
  'spellingsKept',
  /** Whether a finished video can be changed later. */
  'changedLater',
  /** Whether somebody else can change it, too. */
  'othersEdit',
  /** What becomes of the sides of a vertical video. */
  'cropped',
  /** Whether a noisy video will do. */
  'noisySound',
  /** Whether one may close the chat meanwhile. */
  'putAway',
  /** How the finished video gets to other people, or to the phone. */
  'passOn',
  /** Whether everybody sees the captions, or has to switch them on. */
  'burntIn',
  /** How long a finished video stays here. */
  'kept',
  /** Whether captions cost quality. */
  'quality',
  /** How a video gets from the phone into the chat. */
  'howToSend',
  /** Whether the video has the shape that an app wants. */
  'shapeFits',
  /** What “As my default” and “As my brand” do. */
  'saveButtons',
  /** What a file of captions is for. */
  'srtFile',
  /** What the buttons under a video do. */
  'resultButtons',
  /** What was changed last. */
  'lastChange',
] as const;

/** What cannot be done. */
export const limitTopics = [
  'silences',
  'translation',
  'cleanVideo',
  'music',
  'download',
  'voice',
  'trim',
  'speed',
  'picture',
  'backgroundBlur',
  'posting',
  'speakers',
  'live',
  'dubbing',
  'summary',
  'otherFont',
  'noise',
  'brightness',
  'timing',
  'capitals',
  'wordCount',
  'punctuation',
  'weight',
  'shape',
  'joining',
  'manyColors',
  'emojiChoice',
  'zoom',
  'moreWords',
  'shadow',
  'frame',
  'endCard',
  'hideFaces',
  'fileSize',
] as const;

/** Talk that asks for nothing. It counts only where a message has no wish. */
export const talkTopics = [
  'praise',
  'complaint',
  'patience',
  'refusal',
  'thanks',
  'greeting',
  /** "I'll send you one." */
  'announced',
] as const;

export type PageTopic = (typeof pageTopics)[number];
type ActionTopic = (typeof actionTopics)[number];
type QuestionTopic = (typeof questionTopics)[number];
export type LimitTopic = (typeof limitTopics)[number];
type TalkTopic = (typeof talkTopics)[number];
export type Topic = PageTopic | ActionTopic | QuestionTopic | LimitTopic | TalkTopic;

/**
 * How people speak of each, in one language: patterns, separated by commas. The words of a pattern come in this order in one sentence,
 * with up to three other words between two of them; none between those that `_` joins. `(a|b)` are alternatives, `word*` is
 * any word that begins so, `#` any number, and `^` and `$` are the sentence's beginning and end. The words of a pattern that begins with
 * `&` come in any order, and up to 14 words from the first to the last. Letter case and accents count nowhere.
 */
export type TopicPhrases = Readonly<Record<Topic, string>>;
