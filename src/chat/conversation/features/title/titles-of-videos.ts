import type { Language } from '../../../../texts/languages.ts';
import type { ChatState } from '../../chat-state.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { videoIn } from '../../words/videos/named-videos.ts';
import { forEachVideo } from '../handle-message.ts';
import { handleWords } from '../handle-text.ts';
import { meantVideos, type WishedForVideos, wishesByVideos } from '../videos/meant-videos.ts';
import { answerAboutTitle } from './answer-title.ts';
import { requestWordsOf } from './request-words.ts';
import { isCapital, piecesOf } from './title-pieces.ts';

/**
 * “Title on number 2: Locks & Shocks”, “the first without a title, the third with the title Dark”: titles of videos that a message names, and what
 * it wishes beside them. null = it is about one video, or names no title
 */
export function answerTitlesOfVideos(state: ChatState, text: string, context: TurnContext): Turn | null {
  if (state.videos.length < 2 || !namesTitle(text, state)) return null;
  const { head, title } = splitAtColon(text, state);
  const several = wishesByVideos(state, head, context, (clause) => namesTitle(clause, state));
  const wished = several ?? namedOnce(state, head, title);
  if (!wished?.some((one) => namesTitle(one.text, state))) return null;
  const last = wished.at(-1);
  if (title !== '' && !(last && namesTitle(last.text, state))) return null;
  const all = wished.map((one) => (one === last ? { ...one, text: `${bare(one.text, state)}${title}` } : one));
  return forEachVideo(state, all, (next, { videoId, text: said }) => {
    const own = bare(said, state);
    const titled = namesTitle(own, state)
      ? answerAboutTitle(next, { text: own, quoted: `video:${videoId}` }, context)
      : null;
    return titled ?? handleWords(next, { text: said, video: findVideo(next, videoId) }, context);
  });
}

/** A name before a colon, or as the first words: “third one with the title Dark”. */
function namedOnce(state: ChatState, head: string, title: string): WishedForVideos[] | null {
  const named = meantVideos(state, head);
  if (!named || named.videos.length === state.videos.length) return null;
  const isFirst = named.rest.startsWith(videoIn(state.language));
  return title !== '' || isFirst ? [{ videos: named.videos, text: named.rest }] : null;
}

/** A title may hold anything, so the names of videos stand before its colon. */
function splitAtColon(text: string, state: ChatState): { head: string; title: string } {
  const at = text.search(/:(?!\d)/u);
  const head = at === -1 ? text : text.slice(0, at);
  return at !== -1 && namesTitle(head, state) ? { head, title: text.slice(at) } : { head: text, title: '' };
}

function namesTitle(text: string, { language }: ChatState): boolean {
  const known = [requestWordsOf(language), requestWordsOf('en')];
  return piecesOf(text).some((piece) => known.some((words) => words.is(piece, 'title')));
}

/** “title for the video” → “title”, “video without title” → “without title” */
function bare(text: string, { language }: ChatState): string {
  const video = videoIn(language);
  const [head = '', ...behind] = text.split(':');
  const plain = head
    .replace(new RegExp(`^\\s*${video}(?=\\s|$)[\\s,]*`, 'u'), '')
    .replace(new RegExp(`(?<=\\s)(?:\\p{L}{1,4}\\s+){0,2}${video}(?=[\\s,]|$)`, 'u'), '');
  return [behind.length === 0 ? withColon(plain.trim(), language) : plain.trim(), ...behind].join(':');
}

/** “with the title Dark” → “title: Dark” */
function withColon(text: string, language: Language): string {
  const known = [requestWordsOf(language), requestWordsOf('en')];
  const pieces = piecesOf(text);
  const at = pieces.findIndex((piece) => known.some((words) => words.is(piece, 'title')));
  const [noun, first] = [pieces[at], pieces[at + 1]];
  if (!noun || !first || at > maxBefore || !isCapital(first)) return text;
  return `${text.slice(noun.start, first.start).trim()}: ${text.slice(first.start)}`;
}

/** In words: “with the title”. */
const maxBefore = 2;
