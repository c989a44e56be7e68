import type { Connection, Model, Schema } from 'mongoose';

/** Returns the connection's model of that name, and creates it on first use: several parts may need the same one. */
export function modelOn<T>(connection: Connection, name: string, schema: Schema<T>): Model<T> {
  return (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema);
}
