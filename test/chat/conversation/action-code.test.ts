import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  panelPages,
  plainActions,
  type StyleTarget,
  videoActions,
} from '../../../src/chat/conversation/action.ts';
import { maxActionBytes, readAction, writeAction } from '../../../src/chat/conversation/action-code.ts';
import { chatSettings } from '../../../src/chat/conversation/settings/chat-settings.ts';
import type { Choice } from '../../../src/chat/conversation/settings/choice.ts';
import { captionFontFamilies } from '../../../src/engine/captions/settings/font-families.ts';
import { framingWords } from '../../../src/engine/captions/settings/framing.ts';
import { styleChoices } from '../../../src/engine/captions/settings/style-names.ts';
import { languages } from '../../../src/texts/languages.ts';

const videoIds = fc.stringMatching(/^vid_[0-9A-Za-z]{24}$/);
const hex = fc.stringMatching(/^#[0-9A-F]{6}([0-9A-F]{2})?$/);
const targets: fc.Arbitrary<StyleTarget> = fc.oneof(
  fc.constant<StyleTarget>({ of: 'defaults' }),
  videoIds.map((videoId): StyleTarget => ({ of: 'video', videoId })),
);
const settings = fc.oneof(
  fc.constantFrom(...styleChoices).map((style) => ({ style })),
  hex.map((fontColor) => ({ fontColor })),
  hex.map((highlightColor) => ({ highlightColor })),
  hex.map((outlineColor) => ({ outlineColor })),
  fc.integer({ min: 0, max: 20 }).map((outlineThickness) => ({ outlineThickness })),
  fc.integer({ min: 18, max: 65 }).map((fontSize) => ({ fontSize })),
  fc.constantFrom(...captionFontFamilies).map((fontFamily) => ({ fontFamily })),
  fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const).map((position) => ({ position })),
  fc.integer({ min: 10, max: 90 }).map((percent) => ({ position: percent / 100 })),
  fc.boolean().map((addEmojis) => ({ addEmojis })),
  fc.boolean().map((resizeForSocialMedia) => ({ resizeForSocialMedia })),
  fc.constantFrom(...framingWords).map((framing) => ({ framing })),
  fc.boolean().map((maskProfanity) => ({ maskProfanity })),
  fc.stringMatching(/^[a-z]{2}$/).map((language) => ({ language })),
);
const choices: fc.Arbitrary<Choice> = fc.oneof(
  settings.map((given): Choice => ({ kind: 'set', settings: given })),
  fc.constantFrom(...chatSettings).map((setting): Choice => ({ kind: 'open', setting })),
  fc.record({
    kind: fc.constant('step' as const),
    setting: fc.constantFrom('fontSize' as const, 'outlineThickness' as const, 'position' as const),
    direction: fc.constantFrom(1 as const, -1 as const),
    much: fc.boolean(),
  }),
);
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant('choose' as const),
    target: targets,
    page: fc.constantFrom(...panelPages),
    choice: choices,
  }),
  fc.record({ do: fc.constant('turn_page' as const), target: targets, page: fc.constantFrom(...panelPages) }),
  fc.record({ do: fc.constantFrom('undo' as const, 'reset' as const), target: targets }),
  fc.record({ do: fc.constantFrom(...videoActions), videoId: videoIds }),
  fc.record({ do: fc.constant('render' as const), videoId: videoIds, version: fc.integer({ min: 0, max: 999_999 }) }),
  fc.record({ do: fc.constant('speak' as const), language: fc.constantFrom(...languages) }),
  fc.record({ do: fc.constant('deliver' as const), here: fc.boolean() }),
  fc.record({ do: fc.constantFrom(...plainActions) }),
);

describe('the code of a button', () => {
  it('is read as it was written, and is short enough', async () => {
    await fc.assert(
      fc.property(actions, (action) => {
        const code = writeAction(action);
        expect(readAction(code)).toEqual(action);
        expect(Buffer.byteLength(code)).toBeLessThanOrEqual(maxActionBytes);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused when it is not one of ours', async () => {
    const broken = [
      '',
      ':',
      'c',
      'c:1:vid_1:fc:red',
      'c:1:vid_1:fs:99',
      'p:77:vid_1',
      'r:vid_1:-1',
      'v:steal:vid_1',
      'x:all',
    ];
    expect(broken.map(readAction)).toEqual(broken.map(() => null));
    await fc.assert(fc.property(fc.string(), (code) => void readAction(code)));
  });
});
