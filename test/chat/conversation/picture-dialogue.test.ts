import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** Loads the captions as often as they are asked for. */
function reads(play: PlayedConversation, line: string): PlayedConversation {
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') return play;
  const { videoId, purpose } = effect;
  return reads(play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf(line), purpose }), line);
}

/** A video with a picture of another look, which waits. */
const withPicture = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords }))).says('#ff66aa');

const approvals: Record<Language, string[]> = {
  en: ['perf ship it', 'yep go with that one', 'Lovely, please make it just like that.', 'LGTM 🔥 render', 'do it'],
  es: ['hazlo', 'va con esa, mándamelo', 'Perfecto, adelante así', 'venga, hazlo ya como en la foto', 'dale pues'],
  fr: ['Bon c’est validé, allez-y !', 'nickel, envoie', 'vas-y comme ça', 'Parfait, faites-la ainsi s’il vous plaît'],
  de: [
    'Genau so! Bitte fertigstellen.',
    'jo mach fertig',
    'Nun gut, dann rendern Sie es bitte so, wie es auf dem letzten Bild zu sehen ist.',
    'passt, schick',
  ],
  it: ['va bene così, procedi pure', 'ok mandalo', 'Perfetto, lo faccia così', 'dai fallo'],
  pt: ['Está bem assim, avance.', 'pode fazer', 'ficou ótimo, manda assim', 'bora, gera aí'],
  ru: ['сделай', 'да собирай', 'ладно, пусть так, отправляй', 'Отлично, делайте как на картинке'],
};

const everyApproval = languages.flatMap((language) => approvals[language].map((text) => [language, text] as const));

describe('a picture that waits', () => {
  it.each(everyApproval)('is rendered when somebody says yes, in %s: %s', (language, text) => {
    expect(withPicture(language).says(text).effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: '#FF66AA' } },
    ]);
  });

  it.each([
    ['en', 'is it done?'],
    ['en', 'no, don’t do it'],
    ['en', 'do it in blue'],
    ['en', 'send the second one'],
    ['es', 'hazlo más grande'],
    ['de', 'mach es größer'],
    ['fr', 'vas-y pas'],
    ['it', 'non farlo così'],
    ['pt', 'não manda'],
    ['ru', 'не делай так'],
  ] as const)('is not rendered by other words, in %s: %s', (language, text) => {
    const { effects } = withPicture(language).says(text);
    expect(effects.filter(({ kind }) => kind === 'edit_video')).toEqual([]);
  });

  it('is not rendered by a yes where none waits', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords })));
    expect(play.says('yep go with that one').effects.filter(({ kind }) => kind === 'edit_video')).toEqual([]);
  });

  it('that is praised may be meant: its button comes with the answer', () => {
    const play = reads(withPicture().says('that looks amazing'), 'Hello there');
    expect(play.told).toBe(textsOf('en').chat.topics.talk.praisedPicture);
    expect(play.taps('Render this').effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: '#FF66AA' } },
    ]);
  });

  it('has its button once among the guesses about what was not understood', () => {
    for (const text of ['rendr that picturre of yours now', 'xyzzy render plugh', 'frobnicate it then']) {
      const render = withPicture()
        .says(text)
        .reads('Hello there')
        .buttons.filter((label) => label.includes('Render'));
      expect(render.length).toBeLessThan(2);
    }
  });
});

describe('a yes beside something else', () => {
  it('does not say that all is rendered', () => {
    const ready = () => finished(ordered(new PlayedConversation({ understand: understandWords })));
    expect(reads(ready().says('ok, Zapier not zap-ear'), 'we use zap-ear').told).not.toContain('rendered already');
    expect(ready().says('ok, what does it cost?').told).not.toContain('rendered already');
    expect(ready().says('ok').told).toContain('rendered already');
  });
});

describe('a wish behind a sentence of talk', () => {
  it.each<[Language, string]>([
    ['en', 'Perfect. And the name is Zapier not zap-ear'],
    ['fr', 'Oui allez-y. Et remplace zap-ear par Zapier'],
    ['it', 'Perfetto così! Vorrei inoltre Zapier invece di zap-ear'],
    ['de', 'Genau so! Bitte fertigstellen. Und ersetze zap-ear durch Zapier'],
    ['pt', 'Ficou lindo! agora troca zap-ear por Zapier'],
  ])('is answered with the look that waits, in %s: %s', (language, text) => {
    const play = reads(withPicture(language).says(text), 'we use zap-ear');
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { fontColor: '#FF66AA' } }]);
    expect(play.told).toContain('Zapier');
  });

  it('renders what was said yes to', () => {
    const { effects } = withPicture().says('Yes, go ahead. How long do you keep it?');
    expect(effects).toMatchObject([{ kind: 'edit_video', settings: { fontColor: '#FF66AA' } }]);
  });
});

describe('undoing what was ordered', () => {
  const corrected = () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords }))).says('yellow');
    return reads(play.says('Zapier not zap-ear'), 'we use zap-ear here');
  };

  it('takes back the words first, and then the look that came along', () => {
    const play = corrected();
    expect(play.buttons).toContain('↩️ Undo');
    const after = finished(edited(play));
    expect(reads(after.taps('Undo'), 'we use Zapier here').effects).toMatchObject([
      { kind: 'edit_video', captions: [{ text: 'we use zap-ear here' }] },
    ]);
    expect(finished(edited(after)).says('undo').told).toContain('This is the look from before.');
  });

  it('takes back several corrections, one after the other', () => {
    const play = reads(finished(edited(corrected())).says('replace here with there'), 'we use Zapier here');
    expect(play.told).toContain('“here” → “there”');
    const once = reads(finished(edited(play)).says('undo'), 'we use Zapier there');
    expect(once.effects).toMatchObject([{ captions: [{ text: 'we use Zapier here' }] }]);
    const twice = reads(finished(edited(once)).says('undo'), 'we use Zapier here');
    expect(twice.effects).toMatchObject([{ captions: [{ text: 'we use zap-ear here' }] }]);
  });

  it('takes back a look that was rendered after a correction before it', () => {
    const play = finished(edited(corrected())).says('bigger').says('go');
    const after = finished(edited(play)).says('undo');
    expect(after.told).toContain('This is the look from before.');
    expect(after.effects).toEqual([]);
  });

  it('is what “as small as before” asks for', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'de', understand: understandWords }))).says(
      'größer',
    );
    const back = reads(play.says('mach die schrift wieder so klein wie vorher'), 'Hallo');
    expect(back.state.videos[0]?.draft).toBeUndefined();
  });

  it('is offered to who complains, or says no', () => {
    expect(reads(finished(edited(corrected())).says('that is awful'), 'we use Zapier here').buttons).toContain(
      '↩️ Undo',
    );
    const play = reads(finished(edited(corrected())).says('no frobnicating that xyzzy'), 'we use Zapier here');
    expect(play.buttons).toContain('↩️ Undo');
  });
});
