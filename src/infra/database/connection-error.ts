import type { Connection } from 'mongoose';
import { AppError } from '../errors/app-error.ts';

/** Says in words why a connection could not be had; the address, which may hold a password, is never named. */
export function connectionError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('configuration', { message: reason(error), cause: error });
}

/**
 * Transactions and change streams need one.
 * @throws AppError `configuration`, the connection closed
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
 * Of a refused user or password: AuthenticationFailed and Unauthorized,
 * https://www.mongodb.com/docs/manual/reference/error-codes/
 */
const refusalCodes = [13, 18, 8000];

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'MongoDB could not be reached.';
  const { code } = error as { code?: unknown };
  if (typeof code === 'number' && refusalCodes.includes(code))
    return 'MongoDB refuses the user or password it was given.';
  if (error.name === 'MongoParseError') return 'The address of MongoDB is not a MongoDB connection string.';
  if (hasGhosts(error)) return notReplicaSet;
  return 'MongoDB does not answer. Check that it runs and that MONGODB_URI, where it is set, names it.';
}

/** A member of a replica set that was never initiated answers, but as nothing that could be chosen. */
function hasGhosts(error: Error): boolean {
  const servers = (error as { reason?: { servers?: unknown } }).reason?.servers;
  if (!(servers instanceof Map)) return false;
  return [...servers.values()].some((server) => (server as { type?: unknown }).type === 'RSGhost');
}
