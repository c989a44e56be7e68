import { readFile, writeFile } from 'node:fs/promises';

/**
 * Removes packages from the source maps, three quarters of them: parsing those took a third of the time of a start. A stack
 * shows the place of a package in the bundle.
 * @param {string[]} outputs files of a build; those that end with .js.map are changed
 */
export async function dropMapsOfPackages(outputs) {
  // not at the top of this file: npm packages may have been installed after it was loaded
  const { decode, encode } = await import('@jridgewell/sourcemap-codec');
  for (const file of outputs.filter((name) => name.endsWith('.js.map'))) {
    const map = JSON.parse(await readFile(file, 'utf8'));
    const kept = /** @type {string[]} */ (map.sources).map((source) => !source.includes('/node_modules/'));
    const indices = kept.map((isKept, index) => (isKept ? kept.slice(0, index).filter(Boolean).length : -1));
    const onlyKept = (/** @type {string[]} */ list) => list.filter((_, index) => kept[index]);
    map.sources = onlyKept(map.sources);
    map.sourcesContent = onlyKept(map.sourcesContent);
    map.mappings = encode(withoutSources(decode(map.mappings), indices));
    await writeFile(file, JSON.stringify(map));
  }
}

/**
 * The mappings with other numbers of sources. Where one is -1, a segment without a source stands for all that follow of such.
 * @param {import('@jridgewell/sourcemap-codec').SourceMapMappings} mappings @param {number[]} indices
 */
function withoutSources(mappings, indices) {
  let isDropped = false;
  return mappings.map((line) => {
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} */
    const segments = [];
    for (const segment of line) {
      const index = segment.length === 1 ? -1 : (indices[segment[1]] ?? -1);
      if (index === -1 || segment.length === 1) {
        if (!isDropped) segments.push([segment[0]]);
      } else segments.push([segment[0], index, segment[2], segment[3]]);
      isDropped = index === -1;
    }
    return segments;
  });
}
