import { createProgress } from './progress.mjs';

/**
 * @typedef {object} Report
 * @property {(line: string) => void} say
 * @property {(label: string, totalBytes?: number) => import('./progress.mjs').Progress} progress
 * @property {boolean} isTerminal
 */

/**
 * Where setup says what it does and why.
 * @param {{ stream: { write(text: string): unknown, isTTY?: boolean }, now?: () => number }} input
 * @returns {Report}
 */
export function createReport({ stream, now = Date.now }) {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    say: (line) => stream.write(`${line}\n`),
    progress: (label, totalBytes = 0) =>
      createProgress({ label, totalBytes, isTerminal, now, write: (text) => stream.write(text) }),
  };
}
