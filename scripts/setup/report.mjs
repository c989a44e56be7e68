/**
 * @typedef {object} Report
 * @property {(line: string) => void} say
 * @property {(label: string, totalBytes?: number) => Progress} progress
 * @property {boolean} isTerminal
 */

/**
 * Prints what setup does and why.
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

const barWidth = 28;
const redrawMs = 100;
const lineEveryMs = 10_000;

/**
 * @typedef {object} Progress
 * @property {(bytes: number) => void} advance
 * @property {() => void} done
 */

/**
 * Shows the progress of a download: a bar on a terminal, else a line every ten seconds, so that a log stays readable.
 * @param {{ label: string, totalBytes: number, isTerminal: boolean, now: () => number, write: (text: string) => unknown
 * }} input
 *   `totalBytes` 0 = unknown
 * @returns {Progress}
 */
function createProgress({ label, totalBytes, isTerminal, now, write }) {
  let doneBytes = 0;
  let shownAt = now();
  const show = () => {
    shownAt = now();
    write(
      isTerminal ? `\r\x1b[K${label} ${bar(doneBytes, totalBytes)}` : `${label} ${amount(doneBytes, totalBytes)}\n`,
    );
  };
  return {
    advance(bytes) {
      doneBytes += bytes;
      if (now() - shownAt >= (isTerminal ? redrawMs : lineEveryMs)) show();
    },
    done() {
      if (isTerminal) write('\r\x1b[K');
    },
  };
}

/** @param {number} doneBytes @param {number} totalBytes */
function bar(doneBytes, totalBytes) {
  if (totalBytes === 0) return amount(doneBytes, totalBytes);
  const filled = Math.round(barWidth * Math.min(1, doneBytes / totalBytes));
  return `[${'='.repeat(filled)}${' '.repeat(barWidth - filled)}] ${amount(doneBytes, totalBytes)}`;
}

/** @param {number} doneBytes @param {number} totalBytes */
function amount(doneBytes, totalBytes) {
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  return totalBytes === 0 ? `${megabytes(doneBytes)} MB` : `${megabytes(doneBytes)} of ${megabytes(totalBytes)} MB`;
}
