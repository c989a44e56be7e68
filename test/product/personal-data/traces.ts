import type { Model, Schema, SchemaType } from 'mongoose';
import { formerIdOf, type PersonWithEverything } from './person-with-everything.ts';

type Models = Map<string, Model<unknown>>;

/** Numbers identify a person only in these fields; the name is searched in every text. */
const numberFields = /(^|\.)(userId|ownerId|ownUserId|usedBy|saleUserId|formerIds)$/;
const numberedByPerson = ['users._id', 'account_balances._id'];
const personalFields =
  /(^|\.)(\w*[uU]serId|ownerId|usedBy|formerIds|\w*[eE]mail|\w*[eE]mails|firstName|lastName|username|chatKey|chatId|messengerId)$/;

/** `collection.path` of everything about the person, at any depth, with its count. */
export async function tracesOf(models: Models, person: PersonWithEverything): Promise<Map<string, number>> {
  const traces = new Map<string, number>();
  const name = person.email.slice(0, person.email.indexOf('@'));
  const text = new RegExp(`(?<![a-z0-9])${name}(?![a-z0-9])`, 'i');
  const numbers = [person.userId, formerIdOf(person.userId)];
  const isTheirs = (path: string, value: unknown) => {
    if (typeof value === 'string') return text.test(value);
    const isNamed = numberFields.test(path) || numberedByPerson.includes(path);
    return isNamed && numbers.includes(Number(value));
  };
  for (const [collection, model] of models) {
    for (const document of await model.collection.find().toArray()) {
      for (const [path, value] of leaves(document, collection)) {
        if (isTheirs(path, value)) traces.set(path, (traces.get(path) ?? 0) + 1);
      }
    }
  }
  return traces;
}

/** `collection.path` of each field that has a personal name, or can hold anything. */
export function placesOfPersons(models: Models): string[] {
  return [...models].flatMap(([collection, model]) => placesIn(model.schema, `${collection}.`)).sort();
}

export function isSeenIn(traces: Map<string, number>, place: string): boolean {
  return [...traces.keys()].some((path) => path === place || path.startsWith(`${place}.`));
}

function placesIn(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.paths).flatMap(([path, type]) => {
    const inner = (type as { schema?: Schema }).schema;
    if (inner) return placesIn(inner, `${prefix}${path}.`);
    return holdsAnything(type) || personalFields.test(path) ? [prefix + path] : [];
  });
}

function holdsAnything(type: SchemaType): boolean {
  const ofEach = (type as { embeddedSchemaType?: SchemaType }).embeddedSchemaType;
  return type.instance === 'Mixed' || ofEach?.instance === 'Mixed';
}

function* leaves(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* leaves(item, path);
  } else if (isBytes(value)) {
    yield [path, Buffer.from(value.buffer).toString()];
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${name}`);
  } else {
    yield [path, value];
  }
}

function isBytes(value: unknown): value is { buffer: Uint8Array } {
  return typeof value === 'object' && value !== null && 'buffer' in value && value.buffer instanceof Uint8Array;
}
