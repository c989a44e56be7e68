import { describe, expect, it } from 'vitest';
import type { ChatEffect } from '../../../src/chat/conversation/effect.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const captions = ['Hello there', 'this is Hanna'];

/** What a message does where a bigger look waits, with the captions if they are asked for. */
function done(language: Language, text: string): string[] {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  play.state = {
    ...play.state,
    videos: play.state.videos.map((video) => ({
      ...video,
      draft: { settings: { ...video.settings, fontSize: 52 }, version: 1, history: [] },
    })),
  };
  const effects = [...play.says(text).effects];
  if (effects.some(isToBeRead)) effects.push(...play.reads(...captions).effects);
  return effects.filter((effect) => !isToBeRead(effect)).map(nameOf);
}

function isToBeRead(effect: ChatEffect): boolean {
  return effect.kind === 'load_captions' && effect.purpose.kind === 'read';
}

function nameOf(effect: ChatEffect): string {
  return effect.kind === 'load_captions' ? effect.purpose.kind : effect.kind;
}

describe('an order to make the video', () => {
  it.each<[Language, string]>([
    ['ru', 'отлично, делай. и файл субтитров отдельно скинь, на ютуб залью'],
    ['en', 'great, do it. and send me the srt too'],
    ['en', 'great, do it and send me the srt too'],
    ['es', 'perfecto, hazlo así y mándame el srt'],
    ['fr', 'parfait, vas-y. et envoie-moi aussi le fichier srt'],
    ['de', 'super, mach das so. und schick mir noch die srt'],
    ['it', 'perfetto, fallo. e mandami anche il file srt'],
    ['pt', 'ótimo, pode fazer. e manda o srt também'],
  ])('counts beside one to send the captions: in %s, «%s»', (language, text) => {
    expect(done(language, text).sort()).toEqual(['edit_video', 'file']);
  });

  it.each<[Language, string]>([
    ['en', 'send me the srt'],
    ['de', 'schick mir nur die srt'],
    ['ru', 'скинь файл субтитров'],
  ])('is not given by «%s %s»', (language, text) => {
    expect(done(language, text)).toEqual(['file']);
  });

  it('is left to a correction beside it, which takes the look along', () => {
    expect(done('en', 'great, do it. and it says Hanna, it is Anna')).toEqual(['correct']);
  });
});
