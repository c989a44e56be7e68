import { describe, expect, it } from 'vitest';
import { chatCommands } from '../../../src/chat/conversation/features/handle-command.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

describe('a person who only chats', () => {
  it.each([
    ['en', 'Hello there!'],
    ['es', '¡Hola!'],
    ['fr', 'Bonjour, ça va ?'],
    ['de', 'Guten Tag'],
    ['it', 'Buonasera!'],
    ['pt', 'Oi, tudo bem?'],
    ['ru', 'Здравствуйте!'],
  ] as const)('is greeted in %s', (language, greeting) => {
    expect(new PlayedConversation({ language }).says(greeting).told).toBe(textsOf(language).chat.hello);
  });

  it('is told what to do', () => {
    const play = new PlayedConversation();
    expect(play.says('qwerty').told).toContain('Send me a video');
    expect(play.says('Thanks!').told).toContain('You’re welcome');
    expect(finished(ordered(play)).says('qwerty').reads('Hello').buttons).toContain('🎨 Change the look');
  });
});

describe('commands', () => {
  it('are all answered', () => {
    for (const command of chatCommands) {
      const play = new PlayedConversation().commands(command);
      expect(play.replies.length + play.effects.length).toBeGreaterThan(0);
    }
    expect(new PlayedConversation().commands('dance').told).toContain('/help');
  });

  it('are named in the help', () => {
    const help = new PlayedConversation().commands('help').told;
    const named = [...help.matchAll(/^\/(\w+) – \S/gm)].map(([, name]) => name);
    expect(named).toEqual(chatCommands.filter((command) => !['start', 'help', 'unlink'].includes(command)));
  });

  it('lists videos that can then be opened', () => {
    const play = new PlayedConversation();
    const facts = { videoUrl: null, sourceUrl: null, settings: {}, revision: 1, durationSeconds: null };
    expect(play.commands('videos').effects).toEqual([{ kind: 'list_videos' }]);
    play.happens({
      kind: 'videos_listed',
      videos: [{ videoId: 'vid_5', name: 'trip.mp4', status: 'processed', createdAt: Date.UTC(2026, 10, 1), ...facts }],
    });
    expect(play.told).toContain('1. trip.mp4 · 1 Nov · ready');
    expect(play.taps('trip.mp4').buttons).toContain('▶️ Send it');
    expect(play.taps('Send it').effects).toEqual([{ kind: 'resend_video', videoId: 'vid_5' }]);
    expect(play.taps('Delete').taps('Keep it').effects).toEqual([]);
  });

  it('delete a video after a confirmation', () => {
    const play = finished(ordered(new PlayedConversation())).taps('Delete');
    expect(play.taps('Yes, delete it').effects).toEqual([{ kind: 'delete_video', videoId: 'vid_1' }]);
    expect(play.messageUnder('delete:vid_1')).toEqual({ text: 'Deleted.', buttons: undefined });
    expect(play.state.videos).toEqual([]);
  });

  it('show the usage', () => {
    const play = new PlayedConversation().commands('usage');
    play.happens({
      kind: 'usage_loaded',
      usage: { videos: 1, secondsRendered: 80, secondsRemaining: 7300, renewal: null },
    });
    expect(play.told).toBe('This month: 1 video, 80 seconds in all. You have 2 hours left.');
    play.happens({
      kind: 'usage_loaded',
      usage: { videos: 0, secondsRendered: 0, secondsRemaining: null, renewal: null },
    });

    expect(play.told).toBe('You haven’t made a video this month. There’s no limit here.');
    const renewal = { at: Date.UTC(2026, 3, 1), seconds: 600 };
    play.happens({ kind: 'usage_loaded', usage: { videos: 0, secondsRendered: 0, secondsRemaining: 0, renewal } });
    expect(play.told).toContain('You have no minutes left for now. You’ll get another 10 minutes on 1 Apr.');
  });

  it('change the language of the chat', () => {
    const play = new PlayedConversation().commands('language').taps('Deutsch');
    expect(play.told).toBe('Gut, dann Deutsch.');
    expect(play.effects).toEqual([{ kind: 'save_language', language: 'de' }]);
    expect(play.commands('language', 'español').state.language).toBe('es');
    expect(play.commands('language', 'ruso').state.language).toBe('ru');
    expect(play.commands('language', 'klingon').told).toContain('klingon');
  });

  it('switch deliveries from the API off', () => {
    const play = new PlayedConversation();
    expect(play.commands('settings').buttons).not.toContainEqual(expect.stringContaining('API videos'));
    play.state = { ...play.state, isLinked: true };
    play.commands('settings').taps('Send API videos here');
    expect(play.effects).toEqual([{ kind: 'save_delivery', deliverHere: false }]);
    expect(play.buttons).toContain('Send API videos here');
  });

  it('link accounts and unlink them', () => {
    const play = new PlayedConversation();
    expect(play.commands('link').effects).toEqual([{ kind: 'make_link_code' }]);
    play.happens({ kind: 'link_code_made', code: 'K7', url: 'https://captions.example/claim/K7', minutes: 1 });
    expect(play.told).toContain('for 1 minute.');
    expect(play.commands('start', 'link_K7').effects).toEqual([{ kind: 'use_link_code', code: 'K7' }]);
    expect(play.commands('link', ' K7 ').effects).toEqual([{ kind: 'use_link_code', code: 'K7' }]);
    expect(play.commands('start', 'campaign').effects).toEqual([]);
    expect(play.commands('unlink').told).toBe('This chat isn’t connected to an account. /link connects it to one.');
    play.state = { ...play.state, isLinked: true };
    expect(play.commands('unlink').taps('Yes, disconnect').effects).toEqual([{ kind: 'unlink' }]);
  });

  it('delete everything after a confirmation', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'fr' }))).commands('delete');
    expect(play.taps('Tout garder').told).toBe('Rien n’a été supprimé.');
    expect(play.commands('delete').taps('Tout supprimer').effects).toEqual([{ kind: 'delete_data' }]);
    expect(play.happens({ kind: 'data_deleted' }).state).toEqual({
      language: 'fr',
      defaults: {},
      deliverHere: true,
      videos: [],
    });
  });

  it('say that a linked account is deleted too, and delete only what was asked about', () => {
    const play = new PlayedConversation().commands('delete');
    expect(play.told).toMatch(/^This deletes everything I have about you: .*It cannot be undone\. Really delete it\?$/);
    play.state = { ...play.state, isLinked: true };
    expect(play.taps('Delete everything').effects).toEqual([]);
    expect(play.told).toContain('This chat belongs to your account, and the whole account is deleted');
    expect(play.taps('Delete everything').effects).toEqual([{ kind: 'delete_data' }]);

    const { isLinked: _linked, ...alone } = play.commands('delete').state;
    play.state = alone;
    expect(play.taps('Delete everything').effects).toEqual([]);
    expect(play.told).toMatch(/^This deletes everything I have about you/);
  });
});
