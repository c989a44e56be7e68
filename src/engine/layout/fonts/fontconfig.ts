/**
 * A fontconfig file with only our font folders, so that the same text gets the same glyphs on every machine (a static
 * ffmpeg has no such file). Set FONTCONFIG_FILE to its path. `dir` holds fontconfig's cache.
 */
export function writeFontconfig({ dir, fontDirs }: { dir: string; fontDirs: string[] }): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontDirs.map((fontDir) => `  <dir>${escapeXml(fontDir)}</dir>\n`).join('')}  <cachedir>${escapeXml(dir)}</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
