import { describe, expect, it } from 'vitest';
import { readWishes } from '../../../../../src/chat/conversation/features/style/style-words.ts';
import { makeChoice } from '../../../../../src/chat/conversation/settings/choice.ts';
import type { Wish } from '../../../../../src/chat/conversation/understood-words.ts';
import type { CaptionSettings } from '../../../../../src/engine/captions/settings/caption-settings.ts';

const yellow = '#FFE500';
const noYellow: Wish = { kind: 'leave_out', part: 'color', color: yellow };

function look(present: CaptionSettings, ...wishes: Wish[]): CaptionSettings {
  return readWishes(present, wishes).choices.reduce((now, choice) => makeChoice(now, choice, true), present);
}

describe('a look without a colour', () => {
  it('highlights no word where the highlight has it', () => {
    expect(look({}, noYellow)).toEqual({ highlightColor: '#FFFFFF' });
    expect(look({ fontColor: '#FF5FA2' }, noYellow)).toEqual({ fontColor: '#FF5FA2', highlightColor: '#FF5FA2' });
  });

  it('has the style’s letters where the letters have it', () => {
    expect(look({ fontColor: yellow, highlightColor: '#2BE36B' }, noYellow)).toEqual({ highlightColor: '#2BE36B' });
    expect(look({ fontColor: yellow }, noYellow)).toEqual({ highlightColor: '#FFFFFF' });
  });

  it('has no other part in it', () => {
    expect(look({ style: 'boxed', highlightColor: '#2BE36B', outlineColor: yellow }, noYellow)).toEqual({
      style: 'boxed',
      highlightColor: '#2BE36B',
    });
  });

  it('stays as it is where nothing has it', () => {
    expect(look({ highlightColor: '#2BE36B' }, noYellow)).toEqual({ highlightColor: '#2BE36B' });
  });
});

it('a highlight that goes takes the colour that the letters get', () => {
  const wishes: Wish[] = [
    { kind: 'leave_out', part: 'highlight' },
    { kind: 'set', settings: { fontColor: '#FF8A00' } },
  ];
  expect(look({}, ...wishes)).toEqual({ fontColor: '#FF8A00', highlightColor: '#FF8A00' });
});
