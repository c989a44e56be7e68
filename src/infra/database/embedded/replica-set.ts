import { setTimeout as delay } from 'node:timers/promises';
import { type Document, MongoClient } from 'mongodb';

export const replicaSetName = 'captioneer';

const pollMs = 20;
/** An election with one member is quick. If another program answers at the configured port, mongod waits 30 s first. */
const primaryTimeoutMs = 60_000;

/** Codes of https://github.com/mongodb/mongo/blob/v6.0/src/mongo/base/error_codes.yml */
const notYetInitialized = 94;
const alreadyInitialized = 23;

/** Runs the work with a direct connection to the server at this port, whatever its state. */
export async function withServer<T>(port: number, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/`, {
    directConnection: true,
    serverSelectionTimeoutMS: 2_000,
    connectTimeoutMS: 2_000,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Whether a mongod with this dbPath answers at this port. */
export async function servesDbPath(port: number, dbPath: string): Promise<boolean> {
  try {
    const options = await withServer(port, (client) => client.db('admin').command({ getCmdLineOpts: 1 }));
    return options.parsed?.storage?.dbPath === dbPath;
  } catch {
    return false;
  }
}

/**
 * Makes the mongod at this port the primary of a replica set with one member, whose configuration has this port.
 * @param isNew whether it may have no configuration yet; otherwise waits until mongod has read it
 */
export async function ensurePrimary(port: number, { isNew }: { isNew: boolean }): Promise<void> {
  const deadline = Date.now() + primaryTimeoutMs;
  while (!(await tryToLead(port, isNew))) {
    if (Date.now() > deadline) throw new Error('The embedded database did not become the primary of its replica set.');
    await delay(pollMs);
  }
}

/** For a mongod started without its replica set: writes the new port into the replica set's configuration. */
export async function rewriteConfiguredPort(port: number): Promise<void> {
  await withServer(port, async (client) => {
    const configs = client.db('local').collection('system.replset');
    await configs.updateOne(
      {},
      { $set: { 'members.0.host': hostOf(port) } },
      { writeConcern: { w: 1, journal: true } },
    );
  });
}

type Run = (command: Document) => Promise<Document>;

async function tryToLead(port: number, isNew: boolean): Promise<boolean> {
  return withServer(port, async (client) => {
    const run: Run = (command) => client.db('admin').command(command);
    const config = await readConfig(run);
    if (config === null && isNew) await initiate(run, port);
    if (config !== null && config.members[0].host !== hostOf(port)) await moveTo(run, config, port);
    return waitForPrimary(run);
  }).catch((error) => {
    // a member that changes its state closes its connections
    if (error instanceof Error && error.name === 'MongoNetworkError') return false;
    throw error;
  });
}

function hostOf(port: number): string {
  return `127.0.0.1:${port}`;
}

async function readConfig(run: Run): Promise<Document | null> {
  try {
    return (await run({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if ((error as { code?: number }).code === notYetInitialized) return null;
    throw error;
  }
}

async function initiate(run: Run, port: number): Promise<void> {
  try {
    await run({ replSetInitiate: { _id: replicaSetName, members: [{ _id: 0, host: hostOf(port) }] } });
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyInitialized) throw error;
  }
}

/** Forced, since a member that is not in its own configuration cannot be primary. */
async function moveTo(run: Run, config: Document, port: number): Promise<void> {
  const member = { ...config.members[0], host: hostOf(port) };
  const moved = { ...config, version: config.version + 1, members: [member] };
  await run({ replSetReconfig: moved, force: true });
}

/** Polls for a second; after that the configuration is read again. */
async function waitForPrimary(run: Run): Promise<boolean> {
  for (let poll = 0; poll < 1_000 / pollMs; poll++) {
    if ((await run({ hello: 1 })).isWritablePrimary) return true;
    await delay(pollMs);
  }
  return false;
}
