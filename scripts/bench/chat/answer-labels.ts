import type { PluralForms } from '../../../src/texts/fill.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';

/** A sentence of the texts, of which `{names}` may be anything. */
export type Sentence = string | PluralForms<string>;

/** What the dialogue says where it did not understand a message, or a part of it. */
export const didNotUnderstand = (texts: ChatTexts): Sentence[] => Object.values(texts.unclear);
export const didNotUnderstandPart = (texts: ChatTexts): Sentence[] => [texts.draft.notUnderstood];

/** By label: the sentences of which one is its answer. */
export const answers: Readonly<Record<string, (texts: ChatTexts) => Sentence[]>> = {
  greeting: (texts) => [texts.hello, texts.welcome],
  thanks: (texts) => [texts.thanks, texts.topics.talk.praise, texts.topics.talk.patience],
  praise: (texts) => [texts.thanks, texts.topics.talk.praise],
  complaint: ({ topics }) => [topics.talk.complaint, topics.talk.misunderstood],
  yes: (texts) => [
    texts.draft.nothingToRender,
    texts.draft.allRendered,
    texts.draft.rendering,
    texts.thanks,
    texts.topics.talk.patience,
  ],
  no: (texts) => [texts.stopping.nothing, texts.topics.talk.refusal],
  undo: (texts) => [texts.draft.nothingToUndo],
  reset: (texts) => [texts.draft.startedOver, texts.draft.unchanged],
  'like-last-time': (texts) => [
    texts.draft.noLastTime,
    texts.draft.likeLastTime,
    // the last one looks the same
    texts.draft.unchanged,
  ],
  render: (texts) => [texts.draft.nothingToRender, texts.draft.allRendered, texts.draft.rendering],
  cancel: (texts) => [texts.stopping.sure, texts.stopping.nothing, texts.stopping.which],
  'delete-data': (texts) => [texts.deleting.sure],
  'page:help': (texts) => [texts.help],
  'page:language': (texts) => [texts.languages.which, texts.topics.questions.spoken],
  'page:styles': (texts) => [texts.looks.pages.style, texts.looks.pages.moreStyles],
  'page:colors': (texts) => [texts.looks.pages.colors, texts.looks.pages.fontColor],
  'page:settings': (texts) => [texts.panel.forVideo, texts.panel.forDefaults],
  'page:home': (texts) => [texts.welcome, texts.hello],
  'start-over': (texts) => [texts.welcome, texts.draft.startedOver],
  'ask:ready': ({ topics }) => [topics.questions.ready, topics.questions.nothingYet, topics.questions.howLong],
  'ask:where': ({ topics }) => [topics.questions.ready, topics.questions.nothingYet, topics.questions.howLong],
  'ask:why-slow': ({ topics }) => [topics.questions.ready],
  'ask:how-long': ({ topics }) => [topics.questions.ready, topics.questions.howLong],
  'ask:what-can-you-do': (texts) => [texts.help, texts.welcome, texts.topics.questions.canCaption],
  'ask:who-are-you': ({ topics, welcome }) => [topics.questions.whoAreYou, welcome],
  'ask:how-to-correct': (texts) => [
    texts.captionText.heading,
    texts.help,
    // it says how, too
    texts.topics.questions.changedLater,
  ],
  'ask:look': (texts) => [texts.panel.forVideo, texts.places.now],
  'ask:price': ({ topics }) => [...pricesOf(topics.minutes), topics.questions.install],
  // how long a video stays is asked in the same words
  'ask:privacy': ({ topics: { questions } }) => [questions.privacy, questions.kept, questions.keptForAWhile],
  'ask:formats': ({ topics }) => [topics.questions.formats],
  'ask:how-to-send': (texts) => [texts.topics.questions.howToSend, texts.welcome, texts.hello],
  'ask:languages': ({ topics }) => [topics.questions.spoken, topics.questions.canCaption],
  'ask:length-limit': ({ topics }) => [topics.questions.length, topics.minutes.enough, topics.minutes.notEnough],
  // who asks whether to wait asks whether the chat may be closed
  'ask:several': ({ topics }) => [topics.questions.several, topics.questions.putAway],
  'ask:script': ({ topics }) => [topics.questions.ownScript],
  'ask:which-platforms': ({ topics }) => [topics.questions.platforms],
};

function pricesOf({
  free,
  freeAgain,
  unlimited,
  notCharged,
  notChargedAgain,
}: ChatTexts['topics']['minutes']): Sentence[] {
  return [free, freeAgain, unlimited, notCharged, notChargedAgain];
}

/** By label, or by its name: the sentences that say honestly that it cannot be done, with the nearest thing. */
export const declines: Readonly<Record<string, (texts: ChatTexts) => Sentence[]>> = {
  // a page of a video site cannot be fetched
  link: (texts) => [texts.links.onPage, texts.links.notWeb],
  correct: (texts) => [texts.corrections.notFound],
  'remove-word': (texts) => [texts.corrections.notFound],
  emphasize: (texts) => [texts.corrections.notFound],
  'send-file': ({ topics }) => [topics.limits.file],
  caps: ({ topics }) => [topics.limits.capitals],
  'words-per-page': ({ topics }) => [topics.limits.wordCount, topics.limits.moreWords],
  punctuation: ({ topics }) => [topics.limits.punctuation],
  'font-heavier': ({ topics }) => [topics.limits.weight],
  'font-lighter': ({ topics }) => [topics.limits.weight],
  'decline:download-from-link-only': ({ topics }) => [topics.limits.download],
  'decline:cut-silences': ({ topics }) => [topics.limits.silences],
  'decline:translate': ({ topics }) => [topics.limits.translation],
  'decline:remove-captions-afterwards': ({ topics }) => [topics.limits.cleanVideo],
  'decline:add-music': ({ topics }) => [topics.limits.music],
  'decline:change-voice': ({ topics }) => [topics.limits.voice],
  'decline:trim': ({ topics }) => [topics.limits.trim],
  'decline:speed-up': ({ topics }) => [topics.limits.speed],
  'decline:add-picture': ({ topics }) => [topics.limits.picture],
  'decline:background-blur': ({ topics }) => [topics.limits.backgroundBlur],
  // how one posts it oneself says who posts it
  'decline:post-for-me': ({ topics }) => [
    topics.limits.posting,
    topics.questions.passOn,
    topics.questions.passOnPost,
    topics.questions.passOnChat,
  ],
  'decline:several-speakers-colours': ({ topics }) => [topics.limits.speakers],
  'decline:live': ({ topics }) => [topics.limits.live],
  'decline:dub': ({ topics }) => [topics.limits.dubbing],
  'decline:summarise': ({ topics }) => [topics.limits.summary],
  'decline:other-font-by-name': ({ topics }) => [topics.limits.otherFont, topics.questions.fonts],
  'decline:denoise': ({ topics }) => [topics.limits.noise],
  'decline:colour-grade': ({ topics }) => [topics.limits.brightness],
  'decline:shape': ({ topics }) => [topics.limits.shape],
  'decline:join': ({ topics }) => [topics.limits.joining],
  'decline:many-colours': ({ topics }) => [topics.limits.manyColors],
  'decline:emoji-choice': ({ topics }) => [topics.limits.emojiChoice],
  'decline:zoom': ({ topics }) => [topics.limits.zoom],
  'decline:sync': ({ topics }) => [topics.limits.timing],
};
