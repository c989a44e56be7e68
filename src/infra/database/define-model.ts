import { type Connection, type IndexDefinition, type IndexOptions, type Model, Schema } from 'mongoose';

/** How Mongoose stores a field of a record. `T` is the type of its values. */
class StoredField<T> {
  /** Exists for the type checker only. */
  declare readonly value: T;
  readonly definition: object;

  constructor(definition: object) {
    this.definition = definition;
  }

  /** null by default. */
  nullable(): StoredField<T | null> {
    return new StoredField({ ...this.definition, required: false, default: null });
  }

  default(value: T): StoredField<T> {
    return new StoredField({ ...this.definition, required: false, default: value });
  }

  /** Records of an earlier version lack it. */
  optional(): StoredField<T | undefined> {
    return new StoredField({ ...this.definition, required: false });
  }
}

type StoredFields = Record<string, StoredField<unknown>>;

type OptionalKeys<F extends StoredFields> = {
  [Key in keyof F]: undefined extends F[Key]['value'] ? Key : never;
}[keyof F];

type RecordOfFields<F extends StoredFields> = {
  -readonly [Key in keyof F as Exclude<Key, OptionalKeys<F>>]: F[Key]['value'];
} & { -readonly [Key in keyof F as Key & OptionalKeys<F>]?: F[Key]['value'] };

const required = true;

/** The kinds of fields. A field is required unless it is nullable, optional or has a default. */
export const field = {
  text: <T extends string = string>() => new StoredField<T>({ type: String, required }),
  oneOf: <const T extends string>(words: readonly T[]) => new StoredField<T>({ type: String, enum: words, required }),
  number: (rules: { min?: number; validate?: { validator: (value: number) => boolean; message: string } } = {}) =>
    new StoredField<number>({ type: Number, required, ...rules }),
  boolean: () => new StoredField<boolean>({ type: Boolean, required }),
  date: () => new StoredField<Date>({ type: Date, required }),
  bytes: () => new StoredField<Buffer>({ type: Buffer, required }),
  /** Stored as it is given, without checks. */
  json: <T>() => new StoredField<T>({ type: Schema.Types.Mixed, required }),
  group: <F extends StoredFields>(fields: F) =>
    new StoredField<RecordOfFields<F>>({ type: new Schema(definitionsOf(fields), { _id: false }), required }),
  /** `[]` by default. */
  list: <T>(item: StoredField<T>) =>
    new StoredField<T[]>({ type: [(item.definition as { type: unknown }).type], default: [] }),
};

interface ModelDefinition<F extends StoredFields> {
  name: string;
  collection: string;
  fields: F;
  indexes?: [IndexDefinition, IndexOptions?][];
  /**
   * The `schemaVersion` in which the shape last changed so that older records are migrated. New records have it as `v`;
   * default: the records have none.
   */
  version?: number;
  /** false = empty objects are stored too. */
  minimize?: false;
}

/**
 * Describes the records of a collection once, for Mongoose and for the type checker.
 * @returns what creates the model on a connection; called again, it returns the same model
 */
export function defineModel<F extends StoredFields>(definition: ModelDefinition<F>) {
  const { name, collection, fields, indexes = [], minimize = true, version } = definition;
  const versioned = version === undefined ? {} : { v: { type: Number, default: version } };
  const schema = new Schema({ ...definitionsOf(fields), ...versioned }, { collection, versionKey: false, minimize });
  for (const [keys, options] of indexes) schema.index(keys, options);
  // finds the records of earlier versions; it grows by a number a record
  if (version !== undefined) schema.index({ v: 1 });
  return (connection: Connection) => (connection.models[name] ?? connection.model(name, schema)) as StoredModel<F>;
}

type StoredModel<F extends StoredFields> = Model<RecordOfFields<F>>;

/** The records of a model, from its `create…Model`. */
export type RecordOf<C extends (connection: Connection) => unknown> = ReturnType<C> extends Model<infer R> ? R : never;

function definitionsOf(fields: StoredFields) {
  return Object.fromEntries(Object.entries(fields).map(([name, { definition }]) => [name, definition]));
}
