/**
 * @typedef {object} Tensor
 * @property {number[]} shape
 * @property {Buffer} data little-endian, the last dimension first
 * @property {string} type such as `f4`, `u1`, `i1`, `f8`
 */

const magic = Buffer.from('\x93NUMPY', 'latin1');

/**
 * Reads a file of NumPy's format 1.0: magic, version, the header's length and a header such as
 * `{'descr': '<f4', 'fortran_order': False, 'shape': (512, 256), }`.
 * @param {Buffer} file @param {string} name for messages
 * @returns {Tensor}
 * @throws {Error} when it is of another format
 */
export function readNpy(file, name) {
  if (!file.subarray(0, magic.length).equals(magic) || file[6] !== 1) throw new Error(`${name} is no NumPy file`);
  const start = 10 + file.readUInt16LE(8);
  const header = file.toString('latin1', 10, start);
  const match = /'descr': '[<|](\w\d)', 'fortran_order': False, 'shape': \(([\d, ]*)\)/.exec(header);
  if (!match) throw new Error(`${name} has a header of another kind: ${header.trim()}`);
  const [, type = '', sizes = ''] = match;
  const shape = sizes
    .split(',')
    .filter((size) => size.trim())
    .map(Number);
  const bytes = shape.reduce((product, size) => product * size, Number(type.slice(1)));
  if (file.length - start !== bytes) throw new Error(`${name} has ${file.length - start} bytes, not ${bytes}`);
  return { shape, type, data: file.subarray(start) };
}
