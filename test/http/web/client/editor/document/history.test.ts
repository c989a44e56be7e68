import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../../../../src/http/web/client/editor/document/edit-captions.ts';
import { createDocument } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import {
  advance,
  type History,
  type HistoryEvent,
  startHistory,
} from '../../../../../../src/http/web/client/editor/document/history.ts';

const document = createDocument({ durationMs: 1000, settings: {}, captions: [] });
const play = (...events: HistoryEvent[]): History => events.reduce(advance, startHistory(document));
const size = (fontSize: number, gesture?: string): HistoryEvent => ({
  kind: 'edit',
  gesture,
  edit: changeSettings({ fontSize }),
});
const sizeOf = ({ now }: History) => now.settings.fontSize;
const undo: HistoryEvent = { kind: 'undo' };
const redo: HistoryEvent = { kind: 'redo' };

describe('the history', () => {
  it('undoes steps one by one, and redoes them', () => {
    expect(sizeOf(play(size(20), size(30), undo))).toBe(20);
    expect(sizeOf(play(size(20), size(30), undo, undo, redo))).toBe(20);
    expect(play(size(20), undo).now).toBe(document);
  });

  it('undoes all edits of one gesture together', () => {
    expect(play(size(20, 'drag 1'), size(25, 'drag 1'), size(30, 'drag 1'), undo).now).toBe(document);
    expect(sizeOf(play(size(20, 'drag 1'), size(30, 'drag 2'), undo))).toBe(20);
    expect(sizeOf(play(size(20, 'drag 1'), undo, redo, size(40, 'drag 1'), undo))).toBe(20);
  });

  it('makes no step of an edit that changes nothing', () => {
    expect(play(size(20), size(20)).past).toHaveLength(1);
    expect(play(undo, redo)).toMatchObject({ past: [], future: [] });
  });

  it('drops the undone steps after a new edit', () => {
    expect(sizeOf(play(size(20), size(30), undo, size(40), redo))).toBe(40);
  });
});
