import { Readable } from 'node:stream';
import type { Clock } from '../../infra/clock.ts';
import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import { findUser, type UserModel } from '../accounts/user.model.ts';

interface ExportDeps {
  users: UserModel;
  parts: readonly PersonalDataPart[];
  clock: Clock;
}

const about =
  'Everything this service stores about you, except secrets (tokens, the callback secret). Times are in UTC, times of captions in seconds. Download finished videos at the URLs in outputs.';

/**
 * Everything stored about a person, without secrets: one JSON document with a field for each part, streamed.
 * @throws AppError `not_found`, before anything is written
 */
export async function exportAccount(deps: ExportDeps, userId: number): Promise<Readable> {
  const { _id, email, formerIds = [] } = await findUser(deps.users, userId);
  return Readable.from(write(deps, { userId: _id, formerIds, email }));
}

async function* write({ parts, clock }: ExportDeps, person: Person): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(clock()))},\n"about": ${JSON.stringify(about)}`;
  for (const part of parts) {
    yield `,\n${JSON.stringify(part.name)}: `;
    yield* part.isSingle ? writeOne(part, person) : writeList(part, person);
  }
  yield '\n}\n';
}

async function* writeOne(part: PersonalDataPart, person: Person): AsyncGenerator<string> {
  for await (const item of part.read(person)) return yield jsonOf(item);
  yield 'null';
}

async function* writeList(part: PersonalDataPart, person: Person): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of part.read(person)) {
    yield before + jsonOf(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

function jsonOf(item: object): string {
  return JSON.stringify(toSnakeCase(item));
}

/** Field names as in the API, at every depth; dates stay as they are. */
function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), toSnakeCase(inner)]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
