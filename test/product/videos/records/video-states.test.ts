import { describe, expect, it } from 'vitest';
import { canMove, isWorking, videoStages, workingStages } from '../../../../src/product/videos/records/video-states.ts';

describe('the states of a video', () => {
  it('let every working stage fail or be cancelled', () => {
    for (const stage of workingStages) {
      expect([stage, canMove(stage, 'failed'), canMove(stage, 'cancelled')]).toEqual([stage, true, true]);
    }
  });

  it('lead from queued to processed', () => {
    const way = ['queued', 'fetching', 'listening', 'planning', 'rendering', 'assembling', 'processed'] as const;
    const moves = way.slice(1).map((to, index) => canMove(way[index] ?? 'failed', to));
    expect(moves).toEqual([true, true, true, true, true, true]);
  });

  it('have no move out of a final stage: an edit starts the next revision', () => {
    const ends = videoStages.filter((stage) => !isWorking(stage));
    expect(ends).toEqual(['processed', 'failed', 'cancelled']);
    for (const end of ends) expect(videoStages.filter((to) => canMove(end, to))).toEqual([]);
  });

  it('do not skip a stage that a later one needs', () => {
    expect(canMove('fetching', 'rendering')).toBe(false);
    expect(canMove('listening', 'processed')).toBe(false);
  });
});
