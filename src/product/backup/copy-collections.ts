import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connection } from 'mongoose';
import { mongo } from 'mongoose';
import { AppError } from '../../infra/errors/app-error.ts';
import { collectionFile, type Manifest } from './manifest.ts';

/**
 * Collections that say what processes of this moment do. A restored service has others: it starts anew with them. The queue’s
 * documents (`agendaJobs`) are only wakes, and its schedule is made at the start.
 */
const momentary = new Set(['workers', 'heartbeats', 'rate_counts', 'agendaJobs']);

type Collection = Manifest['collections'][number];

/**
 * Writes each collection to a file of BSON documents, one after the other, as `mongodump` does. All are read as they were at one
 * moment, whatever is written meanwhile. Memory does not grow with the number of documents.
 * @throws AppError `conflict` when reading takes longer than the database keeps its past (5 minutes unless set otherwise)
 */
export async function dumpCollections({ db, client }: DatabaseParts, dir: string): Promise<Collection[]> {
  const names = await collectionNames(db);
  const session = client.startSession({ snapshot: true });
  try {
    const dumped: Collection[] = [];
    for (const name of names) dumped.push(await dumpOne({ db, session }, { dir, name }));
    return dumped;
  } catch (cause) {
    if (!(cause instanceof mongo.MongoServerError && cause.codeName === 'SnapshotTooOld')) throw cause;
    const message =
      'The database is too large to be read at one moment: it keeps its past for 5 minutes only. Raise ' +
      'minSnapshotHistoryWindowInSeconds of MongoDB, or back the database up with mongodump --oplog instead.';
    throw new AppError('conflict', { message, cause });
  } finally {
    await session.endSession();
  }
}

interface DatabaseParts {
  db: mongo.Db;
  client: mongo.MongoClient;
}

export function partsOf(connection: Connection): DatabaseParts {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected.');
  return { db, client: connection.getClient() };
}

async function collectionNames(db: mongo.Db): Promise<string[]> {
  const listed = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return listed
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !momentary.has(name))
    .sort();
}

async function dumpOne(
  { db, session }: { db: mongo.Db; session: mongo.ClientSession },
  { dir, name }: { dir: string; name: string },
): Promise<Collection> {
  const hash = createHash('sha256');
  let documents = 0;
  // `raw`: the very bytes that the server has sent
  const cursor = db.collection(name).find({}, { session, raw: true });
  const counting = new Transform({
    writableObjectMode: true,
    transform(document: Buffer, _encoding, done) {
      documents += 1;
      hash.update(document);
      done(null, document);
    },
  });
  await pipeline(cursor.stream(), counting, createWriteStream(collectionFile(dir, name)));
  return { name, documents, sha256: hash.digest('hex') };
}

/** @throws AppError `invalid_input` when a file is missing or its bytes have changed */
export async function checkCollections(dir: string, collections: readonly Collection[]): Promise<void> {
  for (const { name, sha256 } of collections) {
    const hash = createHash('sha256');
    const file = collectionFile(dir, name);
    await pipeline(createReadStream(file), hash).catch((cause) => {
      throw new AppError('invalid_input', { message: `${file} cannot be read.`, cause });
    });
    if (hash.digest('hex') !== sha256) {
      throw new AppError('invalid_input', { message: `${file} is damaged: its bytes have changed.` });
    }
  }
}

const batchSize = 500;
const batchBytes = 8 * 1024 * 1024;

/** Writes the documents of one file into its collection, as they were. */
export async function restoreCollection({ db }: Pick<DatabaseParts, 'db'>, dir: string, { name }: Collection) {
  let batch: mongo.BSON.Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await db.collection(name).insertMany(batch, { ordered: false });
    [batch, bytes] = [[], 0];
  };
  for await (const document of readDocuments(collectionFile(dir, name))) {
    batch.push(mongo.BSON.deserialize(document, { promoteValues: false, promoteLongs: false, bsonRegExp: true }));
    bytes += document.length;
    if (batch.length >= batchSize || bytes >= batchBytes) await flush();
  }
  await flush();
}

/** The length, and the sign of the end. */
const minDocumentBytes = 5;

/** Each begins with its length in four bytes. @throws AppError `invalid_input` */
async function* readDocuments(file: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    while (rest.length - at >= 4) {
      const length = rest.readInt32LE(at);
      if (length < minDocumentBytes)
        throw new AppError('invalid_input', { message: `${file} holds no BSON documents.` });
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
}
