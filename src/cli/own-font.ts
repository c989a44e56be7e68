import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { maxFontBytes, type OwnFont, ruleOfFault } from '../engine/captions/settings/own-font.ts';
import type { Engine } from '../engine/index.ts';
import { ownFontFile, ownFontsDir } from '../engine/layout/fonts/own/own-font-file.ts';
import { invalidFields } from '../infra/validation/violation.ts';

/**
 * Checks a font file as the service does, and lays it where the engine finds it.
 * @throws AppError `invalid_input` on `font`; the system's error
 */
export async function useOwnFont(
  engine: Engine,
  { file, dataDir }: { file: string; dataDir: string },
): Promise<{ font: OwnFont; notices: string[] }> {
  const { size } = await stat(file);
  if (size > maxFontBytes) throw invalidFields([{ field: 'font', rule: 'font' }]);
  const read = await engine.tasks.readOwnFont(await readFile(file), { owner: 'command' });
  if ('fault' in read) throw invalidFields([{ field: 'font', rule: ruleOfFault[read.fault] }]);
  if (!(await engine.tryFont(read))) throw invalidFields([{ field: 'font', rule: 'font_damaged' }]);
  const dir = ownFontsDir(dataDir);
  await mkdir(dir, { recursive: true });
  await writeFile(ownFontFile(dir, read.font), read.file);
  return { font: read.font, notices: read.isRestricted ? [restricted] : [] };
}

const restricted = 'By its licence the font must not be embedded in other works. Ask its maker before you publish.';
