import { writeAction } from '../../../src/chat/conversation/action-code.ts';
import type { ChatEvent } from '../../../src/chat/conversation/chat-event.ts';
import { type ChatState, startConversation } from '../../../src/chat/conversation/chat-state.ts';
import { converse } from '../../../src/chat/conversation/converse.ts';
import type { ChatEffect } from '../../../src/chat/conversation/effect.ts';
import type { Reply } from '../../../src/chat/conversation/message.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { useInstalledEncoder } from '../../use-installed-encoder.ts';
import { createBenchService, type ServedVideos } from './bench-service.ts';
import type { Moment } from './phrases.ts';

useInstalledEncoder();

/** A chat and the videos behind it, between two messages. */
export interface Scene {
  state: ChatState;
  videos: ServedVideos;
}

/** What a message led to. */
export interface Happened {
  before: Scene;
  after: Scene;
  replies: Reply[];
  effects: ChatEffect[];
}

/** The clock stands still: nothing here depends on how long things take. */
const now = Date.UTC(2026, 10, 2, 9);
/** An effect that causes itself again would never end. */
const maxEvents = 50;

/** What an event leads to, with the service's answers to its effects. The scene stays as it is. */
export function play(before: Scene, event: ChatEvent, lines: readonly string[]): Happened {
  const after = structuredClone(before);
  const service = createBenchService(lines, after.videos);
  const happened: Happened = { before, after, replies: [], effects: [] };
  const events = [event];
  for (let done = 0; events[done] && done < maxEvents; done++) {
    const turn = converse(after.state, events[done] as ChatEvent, now);
    after.state = JSON.parse(JSON.stringify(turn.state)) as ChatState;
    happened.replies.push(...turn.replies);
    happened.effects.push(...turn.effects);
    events.push(...turn.effects.flatMap(service.answer));
  }
  return happened;
}

/** The scenes of all moments, by a conversation in which a person did what leads there. */
export function playMoments(language: Language, lines: readonly string[]): Record<Moment, Scene> {
  const after = (scene: Scene, ...events: ChatEvent[]) =>
    events.reduce((next, event) => play(next, event, lines).after, scene);
  const fresh: Scene = { state: startConversation({ language }), videos: {} };
  // it is a person who makes vertical videos
  const usual = after(fresh, tapped({ do: 'choose', target: { of: 'defaults' }, page: 'home', choice: vertical }));
  const rendering = after(usual, clip('talk.mp4'), progressed('video1'));
  const ready = after(rendering, finished(rendering, 'video1'));
  const second = after(ready, clip('walk.mp4'));
  const secondReady = after(second, finished(second, 'video2'));
  const third = after(secondReady, clip('shop.mp4'));
  return {
    new: fresh,
    rendering,
    ready,
    text: after(ready, tapped({ do: 'text', videoId: 'video1' })),
    several: after(third, finished(third, 'video3')),
  };
}

const vertical = { kind: 'set' as const, settings: { resizeForSocialMedia: true } };

function tapped(action: Parameters<typeof writeAction>[0]): ChatEvent {
  return { kind: 'tapped', action: writeAction(action) };
}

function clip(fileName: string): ChatEvent {
  return { kind: 'sent_clip', ref: fileName, fileName, sizeBytes: 5_000_000, text: '' };
}

function progressed(videoId: string): ChatEvent {
  const facts = { queuePlace: null, secondsLeft: 20, upright: false };
  return { kind: 'video_progressed', videoId, stage: 'rendering', progress: 30, ...facts };
}

function finished({ videos }: Scene, videoId: string): ChatEvent {
  const { revision = 1, settings = {} } = videos[videoId] ?? {};
  const output = { videoUrl: `https://captions.example/${videoId}.mp4`, durationSeconds: 30, upright: false };
  return { kind: 'video_ready', videoId, revision, settings, ...output, notices: [], hasEarlier: false };
}
