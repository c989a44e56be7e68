/**
 * @typedef {object} TestCount
 * @property {number} passed
 * @property {number} failed a file that could not be loaded counts as one
 * @property {number} skipped
 *
 * @typedef {object} VitestReport what vitest's JSON reporter writes
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/** @param {VitestReport | null} report null = vitest wrote none @returns {TestCount} */
export function countTests(report) {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (/** @type {string} */ wanted) => statuses.filter((status) => status === wanted).length;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = count('passed');
  const failed = count('failed');
  return { passed, failed: failed + brokenFiles.length, skipped: statuses.length - passed - failed };
}

/** @param {TestCount} count */
export function summaryLine({ passed, failed, skipped }) {
  const ending = skipped === 0 ? '' : `, ${skipped} skipped`;
  return `${passed} passed, ${failed} failed${ending}`;
}
