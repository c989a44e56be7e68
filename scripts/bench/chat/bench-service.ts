import type { ChatEvent } from '../../../src/chat/conversation/chat-event.ts';
import type { ChatEffect } from '../../../src/chat/conversation/effect.ts';
import type { Caption, CaptionInput } from '../../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';

/** What the service would know of one video. */
export interface ServedVideo {
  revision: number;
  settings: CaptionSettings;
  captions: Caption[];
}

export type ServedVideos = Record<string, ServedVideo>;

type EffectOf<Kind extends ChatEffect['kind']> = Extract<ChatEffect, { kind: Kind }>;

/** The service behind a conversation, without a database: every video has the same words. */
export function createBenchService(lines: readonly string[], videos: ServedVideos) {
  return { answer };

  /** What the service tells the conversation about an effect. */
  function answer(effect: ChatEffect): ChatEvent[] {
    switch (effect.kind) {
      case 'create_video':
        return [created(effect)];
      case 'edit_video':
        return edited(effect);
      case 'load_captions':
        return loaded(effect);
      case 'list_videos':
        return [{ kind: 'videos_listed', videos: listed() }];
      case 'load_usage':
        return [{ kind: 'usage_loaded', usage, ...(effect.asked && { asked: effect.asked }) }];
      case 'find_preset':
        return [{ kind: 'preset_found', videoId: effect.videoId, preset: null }];
      case 'save_preset':
        return [{ kind: 'preset_saved', name: effect.name, settings: effect.settings }];
      default:
        return [];
    }
  }

  function created({ source, settings }: EffectOf<'create_video'>): ChatEvent {
    const videoId = `video${Object.keys(videos).length + 1}`;
    videos[videoId] = { revision: 1, settings, captions: captionsOf(lines) };
    const sourceUrl = source.kind === 'link' ? source.url : null;
    const fileName = source.kind === 'clip' ? source.fileName : null;
    return { kind: 'video_created', videoId, sourceUrl, fileName, settings, queuePlace: 1 };
  }

  function edited({ videoId, settings, leaveOpen, captions }: EffectOf<'edit_video'>): ChatEvent[] {
    const video = videos[videoId];
    if (!video) return [];
    const kept = Object.entries(video.settings).filter(([name]) => !leaveOpen.some((open) => open === name));
    video.settings = { ...Object.fromEntries(kept), ...settings };
    video.revision += 1;
    if (captions) video.captions = captions.map(captionOf);
    return [{ kind: 'video_edited', videoId, revision: video.revision, settings: video.settings }];
  }

  function loaded({ videoId, purpose }: EffectOf<'load_captions'>): ChatEvent[] {
    const video = videos[videoId];
    return video ? [{ kind: 'captions_loaded', videoId, captions: video.captions, purpose }] : [];
  }

  function listed() {
    return Object.entries(videos).map(([videoId, { revision, settings }]) => ({
      ...{ videoId, name: videoId, status: 'processed' as const, createdAt: 0, videoUrl: null, sourceUrl: null },
      ...{ settings, revision, durationSeconds: 30 },
    }));
  }
}

const usage = { videos: 3, secondsRendered: 90, secondsRemaining: 510, renewal: null };

/** Three seconds a line. */
export function captionsOf(lines: readonly string[]): Caption[] {
  return lines.map((text, index) => captionOf({ startMs: index * 3000, endMs: index * 3000 + 2800, text }));
}

/** Words share the time of their caption evenly. */
function captionOf({ startMs, endMs, text, words, marks }: CaptionInput): Caption {
  const texts = text.split(' ');
  const step = (endMs - startMs) / texts.length;
  const even = texts.map((word, index) => {
    const emphasis = marks?.[index]?.emphasis;
    const span = { startMs: startMs + Math.round(index * step), endMs: startMs + Math.round((index + 1) * step) };
    return { text: word, ...span, ...(emphasis === undefined ? {} : { emphasis }) };
  });
  return { startMs, endMs, text, words: words ?? even };
}
