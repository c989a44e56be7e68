import { readAction } from '../../src/chat/conversation/action-code.ts';
import type { ChatEvent, ChatUsage, EventOf } from '../../src/chat/conversation/chat-event.ts';
import { type ChatState, startConversation } from '../../src/chat/conversation/chat-state.ts';
import { type ConverseAbilities, createConverse } from '../../src/chat/conversation/converse.ts';
import type { ChatEffect } from '../../src/chat/conversation/effect.ts';
import type { Message, Reply } from '../../src/chat/conversation/message.ts';
import type { UnderstandWords } from '../../src/chat/conversation/turn.ts';
import type { Wish } from '../../src/chat/conversation/understood-words.ts';
import type { Caption } from '../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import type { Language } from '../../src/texts/languages.ts';

/**
 * A dialogue as the person sees it: messages are replaced under their keys. Effects are not run: they are in `effects`,
 * and the test reports their results by `happens`.
 */
export class PlayedConversation {
  state: ChatState;
  nowMs = Date.UTC(2026, 10, 2, 9);
  /** The answer to the last event. */
  replies: Reply[] = [];
  effects: ChatEffect[] = [];
  private readonly messages = new Map<string, Message>();
  private readonly converse: ReturnType<typeof createConverse>;

  private readonly abilities: ConverseAbilities;

  constructor(options: { language?: Language; understand?: UnderstandWords } & Partial<ConverseAbilities> = {}) {
    const { hasModel = false, resolverHosts, keptDays } = options;
    this.abilities = { hasModel, resolverHosts, keptDays };
    this.state = startConversation({ language: options.language ?? 'en' });
    this.converse = createConverse({ understand: options.understand ?? understandNothing });
  }

  says(text: string, quoted?: string): this {
    return this.happens({ kind: 'said', text, ...(quoted ? { quoted } : {}) });
  }

  /** The captions are loaded for which the last message waited, to be understood with them. */
  reads(...lines: string[]): this {
    const effect = this.effects.find((one) => one.kind === 'load_captions' && one.purpose.kind === 'read');
    if (effect?.kind !== 'load_captions') throw new Error('No message waits for captions.');
    const { videoId, purpose } = effect;
    return this.happens({ kind: 'captions_loaded', videoId, captions: captionsOf(...lines), purpose });
  }

  /** The usage is loaded for which the last message waited; nothing is limited unless `usage` says so. */
  learnsUsage(usage: Partial<ChatUsage> = {}): this {
    const effect = this.effects.find(({ kind }) => kind === 'load_usage');
    if (effect?.kind !== 'load_usage') throw new Error('No message waits for the usage.');
    const none = { videos: 0, secondsRendered: 0, secondsRemaining: null, renewal: null };
    const asked = effect.asked && { asked: effect.asked };
    return this.happens({ kind: 'usage_loaded', usage: { ...none, ...usage }, ...asked });
  }

  /** The language model answers the question that the last message led to. */
  modelAnswers(...wishes: Wish[]): this {
    const effect = this.effects.find((one) => one.kind === 'ask_model');
    if (effect?.kind !== 'ask_model') throw new Error('The model was not asked.');
    const { question, kind: _, ...asked } = effect;
    return this.happens({ kind: 'model_answered', ...asked, text: question.message, wishes });
  }

  commands(command: string, argument = ''): this {
    return this.happens({ kind: 'commanded', command, argument });
  }

  /** Taps the button whose label contains `label`, on the newest message that has one. */
  taps(label: string): this {
    const buttons = [...this.messages.values()].reverse().flatMap(({ buttons }) => buttons?.flat() ?? []);
    const button = buttons.find((one) => one.label.includes(label));
    if (!button || !('action' in button)) throw new Error(`There is no button «${label}» among: ${labelsOf(buttons)}`);
    if (!readAction(button.action)) throw new Error(`Nobody understands the button «${label}»: ${button.action}`);
    return this.happens({ kind: 'tapped', action: button.action });
  }

  happens(event: ChatEvent): this {
    const turn = this.converse(this.state, event, this.nowMs, this.abilities);
    this.state = JSON.parse(JSON.stringify(turn.state)) as ChatState;
    this.replies = turn.replies;
    this.effects = turn.effects;
    for (const reply of turn.replies) this.show(reply);
    return this;
  }

  /** The texts that the last event sent or replaced, one a line. */
  get told(): string {
    return this.replies.flatMap((reply) => (reply.kind === 'toast' ? [] : [reply.message.text])).join('\n');
  }

  get toasts(): string[] {
    return this.replies.flatMap((reply) => (reply.kind === 'toast' ? [reply.text] : []));
  }

  get buttons(): string[] {
    const messages = this.replies.flatMap((reply) => (reply.kind === 'toast' ? [] : [reply.message]));
    return messages.flatMap(({ buttons }) => buttons?.flat() ?? []).map(({ label }) => label);
  }

  /** The pictures that the last event showed, as the settings they show. */
  get stills(): { settings: CaptionSettings; leaveOpen: string[] }[] {
    return this.replies.flatMap((reply) => {
      const media = reply.kind === 'toast' ? undefined : reply.message.media;
      return media?.kind === 'still' ? [{ settings: media.settings, leaveOpen: media.leaveOpen }] : [];
    });
  }

  /** The present message; null = there is none. */
  messageUnder(key: string): Message | null {
    return this.messages.get(key) ?? null;
  }

  private show(reply: Reply): void {
    if (reply.kind === 'toast') return;
    const key = reply.key ?? `unnamed ${this.messages.size}`;
    const replaced = reply.kind === 'replace' ? this.messages.get(key) : undefined;
    // a new message comes last; a replaced one keeps its place
    if (!replaced) this.messages.delete(key);
    this.messages.set(key, replaced?.media ? { ...reply.message, media: replaced.media } : reply.message);
  }
}

function labelsOf(buttons: { label: string }[]): string {
  return buttons.map(({ label }) => label).join(' · ');
}

const understandNothing: UnderstandWords = (text) => ({ wishes: [], notUnderstood: [text] });

/** A fake that understands the phrases of a table, and no others. */
export function understandOnly(meanings: Record<string, Wish[]>): UnderstandWords {
  return (text) => {
    const known = Object.keys(meanings).filter((phrase) => text.includes(phrase));
    const rest = known.reduce((left, phrase) => left.replace(phrase, ''), text).replace(/^[\s,]+|[\s,]+$/g, '');
    return { wishes: known.flatMap((phrase) => meanings[phrase] ?? []), notUnderstood: rest === '' ? [] : [rest] };
  };
}

export const clipLink = 'https://example.com/clips/launch.mp4';

/** Orders a video, which is accepted. */
export function ordered(play: PlayedConversation, videoId = 'vid_1', sourceUrl = clipLink): PlayedConversation {
  play.says(sourceUrl);
  const effect = play.effects.find(({ kind }) => kind === 'create_video');
  if (effect?.kind !== 'create_video') throw new Error('Nothing was ordered.');
  return play.happens({ kind: 'video_created', videoId, sourceUrl, settings: effect.settings, queuePlace: 1 });
}

export function progressed(
  play: PlayedConversation,
  stage: 'queued' | 'fetching' | 'listening' | 'planning' | 'rendering',
  progress: number,
  videoId = 'vid_1',
): PlayedConversation {
  const facts = {
    queuePlace: stage === 'queued' ? 2 : null,
    secondsLeft: stage === 'queued' ? null : 42,
    upright: true,
  };
  return play.happens({ kind: 'video_progressed', videoId, stage, progress, ...facts });
}

/** Finishes the video with its ordered settings. */
export function finished(
  play: PlayedConversation,
  videoId = 'vid_1',
  { notices = [], upright = true, toCheck }: FinishedFacts = {},
): PlayedConversation {
  const video = play.state.videos.find((one) => one.videoId === videoId);
  const { revision, settings } = video ?? { revision: 1, settings: {} };
  const output = { videoUrl: `https://captions.example/media/${videoId}.mp4`, durationSeconds: 30, upright };
  const hasEarlier = revision > 1;
  return play.happens({
    ...{ kind: 'video_ready', videoId, revision, settings, ...output, notices, hasEarlier },
    ...(toCheck ? { toCheck } : {}),
  });
}

type FinishedFacts = Partial<Pick<EventOf<'video_ready'>, 'notices' | 'toCheck'>> & { upright?: boolean };

/** Accepts the edit that was just ordered. */
export function edited(play: PlayedConversation, videoId = 'vid_1'): PlayedConversation {
  const effect = play.effects.find(({ kind }) => kind === 'edit_video');
  const video = play.state.videos.find((one) => one.videoId === videoId);
  if (effect?.kind !== 'edit_video' || !video) throw new Error('No edit was asked for.');
  const kept = Object.entries(video.settings).filter(([name]) => !effect.leaveOpen.some((open) => open === name));
  const settings = { ...Object.fromEntries(kept), ...effect.settings };
  return play.happens({ kind: 'video_edited', videoId, revision: video.revision + 1, settings });
}

/** One caption for each text, two seconds each. */
export function captionsOf(...texts: string[]): Caption[] {
  return texts.map((text, index) => ({ startMs: index * 2000, endMs: index * 2000 + 1800, text, words: [] }));
}
