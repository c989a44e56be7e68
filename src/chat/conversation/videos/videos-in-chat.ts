import type { ChatState, VideoInChat } from '../chat-state.ts';
import type { ChatSource } from '../effect.ts';

/** More than people write about at once. The limit keeps the state small. */
export const maxVideosInChat = 8;
/** A draft contains several versions of settings. */
const maxDrafts = 3;

/** A longer URL (mostly a signed one) is used but not stored, so that the state stays small. */
const maxStoredUrlLength = 800;

/** The URL as it is stored in the state; null = it is no web address, or too long. */
export function storableUrl(sourceUrl: string | null): string | null {
  const isStorable = sourceUrl !== null && /^https?:/i.test(sourceUrl) && sourceUrl.length <= maxStoredUrlLength;
  return isStorable ? sourceUrl : null;
}

/** What the video can be made from again; null = nothing. */
export function sourceOf({ sourceUrl, clip }: VideoInChat): ChatSource | null {
  if (sourceUrl !== null) return { kind: 'link', url: sourceUrl };
  return clip ? { kind: 'clip', ...clip } : null;
}

export function findVideo(state: ChatState, videoId: string): VideoInChat | undefined {
  return state.videos.find((video) => video.videoId === videoId);
}

/** The video that is meant when none is named: the newest that has not failed. */
export function currentVideo(state: ChatState): VideoInChat | undefined {
  return state.videos.find((video) => video.state !== 'failed');
}

/** The video of the quoted message, or the current one. Keys of messages contain the video's id after the first colon. */
export function findMeantVideo(state: ChatState, quoted: string | undefined): VideoInChat | undefined {
  const quotedId = quoted?.split(':')[1];
  return (quotedId ? findVideo(state, quotedId) : undefined) ?? currentVideo(state);
}

/** It is being made, and the person has no version of it yet. */
export function isFirstInWork({ state, change }: VideoInChat): boolean {
  return state === 'processing' && change === undefined;
}

export function videosInWork(state: ChatState): VideoInChat[] {
  return state.videos.filter((video) => video.state === 'processing');
}

/** Puts a video first and replaces what was known about it. */
export function putVideo(state: ChatState, video: VideoInChat): ChatState {
  const others = state.videos.filter(({ videoId }) => videoId !== video.videoId);
  return { ...state, videos: bounded([video, ...others]) };
}

/** A change to `undefined` removes the field. Ignores a video that the chat does not know. */
export function changeVideo(state: ChatState, videoId: string, changes: Partial<VideoInChat>): ChatState {
  const videos = state.videos.map((video) => (video.videoId === videoId ? withChanges(video, changes) : video));
  return { ...state, videos: bounded(videos) };
}

export function dropVideo(state: ChatState, videoId: string): ChatState {
  return { ...state, videos: state.videos.filter((video) => video.videoId !== videoId) };
}

function withChanges(video: VideoInChat, changes: Partial<VideoInChat>): VideoInChat {
  const all = Object.entries({ ...video, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as unknown as VideoInChat;
}

function bounded(videos: VideoInChat[]): VideoInChat[] {
  const drafts = videos.filter(({ draft }) => draft);
  const dropped = new Set(drafts.slice(maxDrafts).map(({ videoId }) => videoId));
  return videos
    .slice(0, maxVideosInChat)
    .map((video) =>
      dropped.has(video.videoId) ? withChanges(video, { draft: undefined, pictureDue: undefined }) : video,
    );
}
