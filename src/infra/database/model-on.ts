import type { Connection, Model, Schema } from 'mongoose';

/** The model on this connection, made the first time it is asked for: several parts may need the same one. */
export function modelOn<T>(connection: Connection, name: string, schema: Schema<T>): Model<T> {
  return (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema);
}
