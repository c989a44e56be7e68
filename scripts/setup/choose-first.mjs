import { SetupError } from './errors.mjs';

/**
 * @template Value
 * @typedef {object} Choice
 * @property {string} tool for the message, e.g. `ffmpeg`
 * @property {{ name: string, find: () => Promise<Value> }[]} sources in their order of preference. `name` completes
 *   «using …», e.g. `the one on the PATH`; `find` throws an error that says why this source cannot provide it
 * @property {string} ifNone the message when no source provides it, e.g. `No suitable ffmpeg`
 * @property {string} help what to do then
 */

/**
 * Takes the first source that provides the tool; later ones are not asked. It prints what is used, and why no better
 * source.
 * @template Value
 * @param {Choice<Value>} choice
 * @param {import('./report.mjs').Report} report
 * @returns {Promise<Value>}
 * @throws {SetupError} when no source provides it
 */
export async function chooseFirst({ tool, sources, ifNone, help }, report) {
  /** @type {string[]} */
  const problems = [];
  for (const { name, find } of sources) {
    try {
      const value = await find();
      const because = problems.length === 0 ? '' : ` (${problems.join('; ')})`;
      report.say(`${tool}: using ${name}${because}`);
      return value;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new SetupError(`${ifNone} (${problems.join('; ')}). ${help}`);
}
