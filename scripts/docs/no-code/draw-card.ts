import type { Card } from './no-code-cards.ts';

const width = 720;
const margin = 24;
const titleHeight = 56;
const lineHeight = 22;
const rowPadding = 10;
const labelWidth = 190;

/** The card as an SVG: its own drawing, so that it looks the same in every reader, light or dark. */
export function drawCard({ title, fields }: Card): string {
  let top = titleHeight + margin / 2;
  const rows = fields.map(([name, ...lines]) => {
    const height = lines.length * lineHeight + 2 * rowPadding;
    const row = drawRow({ name, lines, top, height });
    top += height + 8;
    return row;
  });
  const height = top + margin / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Helvetica, Arial, sans-serif">`,
    `  <title>${escapeXml(`${title}: ${fields.map(([name, ...lines]) => `${name} = ${lines.join(' ')}`).join('; ')}`)}</title>`,
    `  <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="12" fill="#ffffff" stroke="#c9cede" stroke-width="2"/>`,
    `  <path d="M2 ${titleHeight}V14a12 12 0 0 1 12-12h${width - 28}a12 12 0 0 1 12 12v${titleHeight - 14}z" fill="#101838"/>`,
    `  <text x="${margin}" y="36" font-size="19" font-weight="bold" fill="#ffffff">${escapeXml(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function drawRow({ name, lines, top, height }: { name: string; lines: string[]; top: number; height: number }): string {
  const x = margin + labelWidth;
  const baseline = (index: number) => top + rowPadding + 16 + index * lineHeight;
  const value = lines.map(
    (line, index) =>
      `  <text x="${x + 12}" y="${baseline(index)}" font-size="15" font-family="Menlo, Consolas, monospace" fill="#101838" xml:space="preserve">${escapeXml(line)}</text>`,
  );
  return [
    `  <text x="${margin}" y="${baseline(0)}" font-size="15" fill="#4a5270">${escapeXml(name)}</text>`,
    `  <rect x="${x}" y="${top}" width="${width - x - margin}" height="${height}" rx="6" fill="#f3f5fb" stroke="#dfe3ef"/>`,
    ...value,
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
