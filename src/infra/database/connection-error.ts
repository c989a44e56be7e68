import type { Connection } from 'mongoose';
import { AppError } from '../errors/app-error.ts';

/** Explains why a connection failed. The message never contains the URI, which may have a password. */
export function connectionError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('configuration', { message: reason(error), cause: error });
}

/**
 * Transactions and change streams need a replica set.
 * @throws AppError `configuration` if it is not one; the connection is then closed
 */
export async function requireReplicaSet(connection: Connection): Promise<Connection> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return connection;
  await connection.close();
  throw new AppError('configuration', { message: notReplicaSet });
}

const notReplicaSet =
  'This MongoDB is not a replica set, which transactions need. Start mongod with --replSet and run rs.initiate() once (one member is enough).';

/**
 * Codes of a refused user or password (AuthenticationFailed and Unauthorized):
 * https://www.mongodb.com/docs/manual/reference/error-codes/
 */
const refusalCodes = [13, 18, 8000];

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'MongoDB could not be reached.';
  const { code } = error as { code?: unknown };
  if (typeof code === 'number' && refusalCodes.includes(code))
    return 'MongoDB refuses the user or password of MONGODB_URI.';
  if (error.name === 'MongoParseError') return 'MONGODB_URI is not a valid MongoDB connection string.';
  if (hasGhosts(error)) return notReplicaSet;
  return 'MongoDB does not answer. Check that it is running and that MONGODB_URI, if set, is right.';
}

/** A member of a replica set that was never initiated answers, but cannot be selected as a server. */
function hasGhosts(error: Error): boolean {
  const servers = (error as { reason?: { servers?: unknown } }).reason?.servers;
  if (!(servers instanceof Map)) return false;
  return [...servers.values()].some((server) => (server as { type?: unknown }).type === 'RSGhost');
}
