import { readFile, writeFile } from 'node:fs/promises';

/** Bytes of each token by its id. A character may be split over several tokens. */
export type TokenTable = ReadonlyMap<string, Uint8Array>;

/** Reads the model's tokens.txt: lines of `base64 id`, with `=` for a token without text. */
export async function readTokenTable(file: string): Promise<TokenTable> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => tokenOfLine(line)));
}

/**
 * Writes a token file in which each token's text is its own id. The engine returns tokens as text and loses the bytes of
 * split characters, which are common in Chinese, Korean and Thai. Ids are returned intact, and the table maps them back
 * to bytes.
 */
export async function writeIdTokens(table: TokenTable, file: string): Promise<void> {
  const lines = [...table.keys()].map((id) => `${Buffer.from(id).toString('base64')} ${id}\n`);
  await writeFile(file, lines.join(''));
}

function tokenOfLine(line: string): [string, Uint8Array] {
  const [text = '', id = ''] = line.trim().split(' ');
  return [id, text === '=' ? new Uint8Array() : Buffer.from(text, 'base64')];
}
