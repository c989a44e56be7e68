/**
 * @template Value
 * @typedef {object} Source
 * @property {string} name completes «using …», e.g. `the one on the PATH`
 * @property {() => Promise<{ value: Value } | { not: string }>} find `not`: why this source has it not, in words
 */

/**
 * Asks the sources in their order of preference and takes the first that has it; later ones are not asked.
 * @template Value
 * @param {Source<Value>[]} sources
 * @returns {Promise<{ value: Value | null, source: string | null, passedOver: string[] }>} `passedOver`: the reasons,
 * in order
 */
export async function chooseFirst(sources) {
  /** @type {string[]} */
  const passedOver = [];
  for (const { name, find } of sources) {
    const found = await find();
    if ('value' in found) return { value: found.value, source: name, passedOver };
    passedOver.push(found.not);
  }
  return { value: null, source: null, passedOver };
}

/**
 * One line on a choice: what is used and why nothing better.
 * @param {string} tool
 * @param {{ source: string | null, passedOver: string[] }} choice
 */
export function explainChoice(tool, { source, passedOver }) {
  const because = passedOver.length === 0 ? '' : ` (${passedOver.join('; ')})`;
  return `${tool}: using ${source}${because}`;
}
