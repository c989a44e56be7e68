import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceReads } from '../../../src/infra/fetching/pace-reads.ts';

let socket: Socket;
/** Sizes of what was read. */
let reads: number[];
let chunksOfRead: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  socket = new Socket();
  reads = [];
  chunksOfRead = 0;
  paceReads(socket, (bytes, push) => {
    reads.push(bytes.length);
    return { wantsMore: push(bytes), chunks: chunksOfRead };
  });
});

afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
});

it('hands on the first read at once, and small reads after it in longer and longer pauses', () => {
  for (let ms = 0; ms < 200; ms++) {
    socket.push(Buffer.of(1));
    vi.advanceTimersByTime(1);
  }
  expect(reads).toEqual([1, 4, 10, 20, 40, 40, 40, 40]);
});

it('does not pause after large reads', () => {
  for (let read = 0; read < 5; read++) socket.push(Buffer.alloc(64 * 1024));
  expect(reads).toHaveLength(5);
});

it('pauses after a large read in small chunks, by their number', () => {
  chunksOfRead = 1064;
  socket.push(Buffer.alloc(64 * 1024));
  socket.push(Buffer.alloc(64 * 1024));
  vi.advanceTimersByTime(19);
  expect(reads).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(reads).toHaveLength(2);
});

it('tells the system to send no more while it holds what came', () => {
  socket.push(Buffer.of(1));
  expect(socket.push(Buffer.of(1))).toBe(false);
});

it('hands on what it holds when the connection ends', () => {
  socket.push(Buffer.of(1));
  socket.push(Buffer.of(1));
  socket.push(null);
  expect(reads).toEqual([1, 1]);
});

it('hands on nothing when the connection was destroyed', () => {
  socket.push(Buffer.of(1));
  socket.push(Buffer.of(1));
  socket.destroy();
  vi.advanceTimersByTime(100);
  expect(reads).toEqual([1]);
});
