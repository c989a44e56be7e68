import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { opensPage } from '../../../../infra/fetching/shared-links/opens-page.ts';
import { shareSiteOf } from '../../../../infra/fetching/shared-links/share-sites.ts';
import { parseUrl } from '../../../../infra/parse-url.ts';
import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import type { Language } from '../../../../texts/languages.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { FoundLinks } from '../../links/find-links.ts';
import { changedSettings, settingsForChat } from '../../settings/chat-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { nameOfSource } from '../../videos/video-name.ts';
import { changeVideo, findVideo, putVideo, sourceOf, storableUrl } from '../../videos/videos-in-chat.ts';
import { asksOnlyToDownload } from '../../words/topics/asks-only-download.ts';
import { withoutDownloadVerb } from '../../words/topics/without-download-verb.ts';
import { withoutBoth } from '../../words/videos/without-both.ts';
import { handleWords } from '../handle-text.ts';
import { withNextScript } from '../script/take-script.ts';
import { sayGone } from '../standard-answers.ts';
import { readStyleWords, type StyleWords } from '../style/style-words.ts';
import { withNextTitle } from '../title/take-title.ts';
import { sendStatus } from './status-message.ts';

/** In one message. More are probably a mistake. */
const maxLinks = 5;

/** Orders the videos behind links at once, with the person's defaults and the wishes in the same message. */
export function orderLinks(state: ChatState, { links, unusable, rest }: FoundLinks, context: TurnContext): Turn {
  const isPage = (link: string) => opensPage(link, context.resolverHosts);
  const pages = [...links.filter(isPage), ...unusable];
  const videos = [...new Set(links.filter((link) => !isPage(link)))];
  const wished = wishedBeside(rest, videos.length, context.language);
  const said = readStyleWords(withNextLook(state), wished, context);
  if (asksOnlyToDownload(rest, context.language, said.described !== ''))
    return say(state, { text: context.texts.topics.limits.download });
  if (videos.length === 0) return keepForNext(state, said, explainUnusable(pages, context), context);
  const taken = videos.slice(0, maxLinks);
  const { language, texts } = context;
  const remarks = [
    taken.length > 1 ? fill(texts.links.several, { videos: plural(language, taken.length, texts.counted.videos) }) : '',
    videos.length > maxLinks ? fill(texts.links.tooMany, { taken: maxLinks }) : '',
    taken.some((url) => isNew(state, url)) ? said.words : '',
    pages.length > 0 ? explainUnusable(pages, context) : '',
  ].filter(Boolean);
  const start = remarks.length > 0 ? say(state, { text: remarks.join('\n') }) : turnOf(state);
  return taken.reduce((turn, url) => andThen(turn, (next) => orderLink(next, url, said, context)), start);
}

/** What is said of the captions, and not of the links. */
function wishedBeside(rest: string, links: number, language: Language): string {
  const wished = withoutDownloadVerb(rest, language);
  return links > 1 ? withoutBoth(wished, language) : wished;
}

export function orderClip(
  state: ChatState,
  clip: Pick<EventOf<'sent_clip'>, 'ref' | 'key' | 'fileName' | 'text'>,
  context: TurnContext,
): Turn {
  const said = readStyleWords(withNextLook(state), clip.text, context);
  const { ref, key, fileName } = clip;
  const known = state.videos.find((video) => key !== undefined && video.clip?.key === key && video.state !== 'failed');
  if (known) return answerAgain(state, known, said, context);
  const { settings, words } = said;
  const scripted = withNextTexts(state, settings);
  const source = { kind: 'clip' as const, ref, ...(key === undefined ? {} : { key }), fileName };
  const ordered = runEffect(scripted.state, { kind: 'create_video', source, settings: scripted.settings });
  return words ? andThen(say(state, { text: words }), () => ordered) : ordered;
}

/** What was wished for together with a link that opens no video is kept for the next one. */
function keepForNext(state: ChatState, said: StyleWords, explained: string, { texts }: TurnContext): Turn {
  const changed = changedSettings(state.defaults, said.settings);
  const nextLook: CaptionSettings = Object.fromEntries(changed.map((setting) => [setting, said.settings[setting]]));
  const kept = said.described === '' ? '' : fill(texts.links.keptLook, { look: said.described });
  const text = [explained, said.lastTime, kept, ...said.limits, said.unread].filter(Boolean).join('\n');
  return say(changed.length > 0 ? { ...state, nextLook } : state, { text });
}

/** The look that was wished for together with a link that opened no video counts for the next one. */
function withNextLook(state: ChatState): ChatState {
  return state.nextLook ? { ...state, defaults: { ...state.defaults, ...state.nextLook } } : state;
}

/** Makes an earlier video again, with the wishes from when its link was sent again. */
export function orderAgain(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  const source = video && sourceOf(video);
  if (!source) return sayGone(state, 'videoUnknown', context);
  const settings = video.askedAgain ?? (video.state === 'failed' ? video.settings : state.defaults);
  return runEffect(changeVideo(state, videoId, { askedAgain: undefined }), {
    kind: 'create_video',
    source,
    settings,
  });
}

export function handleCreated(state: ChatState, event: EventOf<'video_created'>, context: TurnContext): Turn {
  const { videoId, sourceUrl, settings, queuePlace } = event;
  const video: VideoInChat = {
    videoId,
    sourceUrl: storableUrl(sourceUrl),
    name: nameOfSource(sourceUrl, event.fileName),
    ...(event.clip ? { clip: event.clip } : {}),
    settings: settingsForChat(settings),
    revision: 1,
    state: 'processing',
    progress: { stage: 'queued', percent: 0, queuePlace, secondsLeft: null },
    startedAt: context.now,
  };
  return sendStatus(putVideo(state, video), videoId, context);
}

/** Script and title may be sent before their video. */
function withNextTexts(state: ChatState, settings: CaptionSettings) {
  const { nextLook: _, ...rest } = state;
  const scripted = withNextScript(rest, settings);
  return withNextTitle(scripted.state, scripted.settings);
}

function isNew(state: ChatState, url: string): boolean {
  return state.videos.every((video) => video.sourceUrl !== url || video.state === 'failed');
}

function orderLink(state: ChatState, url: string, said: StyleWords, context: TurnContext): Turn {
  const known = state.videos.find((video) => video.sourceUrl === url && video.state !== 'failed');
  if (known) return answerAgain(state, known, said, context);
  const scripted = withNextTexts(state, said.settings);
  const source = { kind: 'link' as const, url };
  return runEffect(scripted.state, { kind: 'create_video', source, settings: scripted.settings });
}

/** The same link or clip came before. */
function answerAgain(state: ChatState, known: VideoInChat, said: StyleWords, context: TurnContext): Turn {
  return known.state === 'processed'
    ? offerEarlierVideo(state, known, said, context)
    : sayInWork(state, known, said, context);
}

function offerEarlierVideo(
  state: ChatState,
  { videoId, name = '' }: VideoInChat,
  said: StyleWords,
  { texts }: TurnContext,
): Turn {
  const { again, againWith } = texts.links;
  const look = said.described;
  const buttons = [
    [
      button(texts.buttons.sendThatOne, { do: 'resend', videoId }, 'primary'),
      button(texts.buttons.makeAnew, { do: 'anew', videoId }),
    ],
  ];
  return say(changeVideo(state, videoId, { askedAgain: said.settings }), {
    text: look === '' ? fill(again, { name }) : fill(againWith, { name, look }),
    buttons,
  });
}

/** The wishes in the same message apply to the video in work. */
function sayInWork(
  state: ChatState,
  { videoId, name = '' }: VideoInChat,
  said: StyleWords,
  context: TurnContext,
): Turn {
  const told = say(state, { text: fill(context.texts.links.alreadyAtIt, { name }) });
  const applied = said.wishes
    ? andThen(told, (next) => handleWords(next, { text: said.wishes, video: findVideo(next, videoId) }, context))
    : told;
  return andThen(applied, (next) => sendStatus(next, videoId, context));
}

function explainUnusable([link = '']: string[], { texts, failures }: TurnContext): string {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (/^[a-z0-9]+:\//i.test(link) && address !== link) return texts.links.notWeb;
  const url = parseUrl(address);
  const site = url === null ? null : shareSiteOf(url);
  return `${texts.links.onPage} ${site === null ? texts.links.whatIsTaken : failures.sites[site]}`;
}
