import { Readable } from 'node:stream';
import type { Clock } from '../../infra/clock.ts';
import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import { findUser } from '../accounts/find-user.ts';
import type { UserModel } from '../accounts/user.model.ts';
import { toSnakeCase } from './to-snake-case.ts';

export interface ExportDeps {
  users: UserModel;
  parts: readonly PersonalDataPart[];
  clock: Clock;
}

const about =
  'Everything this service holds on you, but for secrets (tokens, the callback secret). Times are UTC; captions are in seconds. Finished videos are at the addresses in outputs.';

/**
 * One JSON document with a field for each part, read and written piece by piece.
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
