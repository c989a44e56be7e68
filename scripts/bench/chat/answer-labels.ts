import type { PluralForms } from '../../../src/texts/fill.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';

/** A sentence of the texts, of which `{names}` may be anything. */
export type Sentence = string | PluralForms<string>;

/** What the dialogue says where it did not understand a message, or a part of it. */
export const didNotUnderstand = (texts: ChatTexts): Sentence[] => [texts.notUnderstood, texts.notUnderstoodLook];
export const didNotUnderstandPart = (texts: ChatTexts): Sentence[] => [texts.draft.notUnderstood];

/** By label: the sentences of which one is its answer. */
export const answers: Readonly<Record<string, (texts: ChatTexts) => Sentence[]>> = {
  greeting: (texts) => [texts.hello, texts.welcome],
  thanks: (texts) => [texts.thanks],
  praise: (texts) => [texts.thanks],
  yes: (texts) => [texts.draft.nothingToRender, texts.draft.rendering, texts.thanks],
  no: (texts) => [texts.stopping.nothing, texts.thanks],
  undo: (texts) => [texts.draft.nothingToUndo],
  reset: (texts) => [texts.draft.startedOver, texts.draft.unchanged],
  'like-last-time': (texts) => [texts.draft.noLastTime, texts.draft.likeLastTime],
  render: (texts) => [texts.draft.nothingToRender, texts.draft.rendering],
  cancel: (texts) => [texts.stopping.sure, texts.stopping.nothing, texts.stopping.which],
  'delete-video': (texts) => [texts.videos.sureDelete],
  'delete-data': (texts) => [texts.deleting.sure],
  'page:help': (texts) => [texts.help],
  'page:language': (texts) => [texts.languages.which],
  'page:styles': (texts) => [texts.looks.pages.style, texts.looks.pages.moreStyles],
  'page:colors': (texts) => [texts.looks.pages.colors, texts.looks.pages.fontColor],
  'page:settings': (texts) => [texts.panel.forVideo, texts.panel.forDefaults],
  'page:home': (texts) => [texts.welcome, texts.hello, texts.panel.forVideo],
  'start-over': (texts) => [texts.welcome, texts.draft.startedOver],
  'ask:what-can-you-do': (texts) => [texts.help, texts.welcome],
  'ask:who-are-you': (texts) => [texts.welcome, texts.hello],
  'ask:how-to-correct': (texts) => [texts.captionText.heading, texts.help],
};

/** By label, or by its name: the sentences that say honestly that it cannot be done, with the nearest thing. */
export const declines: Readonly<Record<string, (texts: ChatTexts) => Sentence[]>> = {
  // a page of a video site cannot be fetched
  link: (texts) => [texts.links.onPage, texts.links.notWeb],
  'decline:download-from-link-only': (texts) => [texts.links.onPage],
  correct: (texts) => [texts.corrections.notFound],
  'remove-word': (texts) => [texts.corrections.notFound],
  emphasize: (texts) => [texts.corrections.notFound],
};
