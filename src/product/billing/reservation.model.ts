import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** Seconds set aside for a video that is being made; gone when it is settled or released. */
export interface ReservationRecord {
  /** The video's id: one reservation a video, whatever its revision. */
  _id: string;
  userId: number;
  seconds: number;
  at: Date;
}

export type ReservationModel = Model<ReservationRecord>;

const schema = new Schema<ReservationRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    seconds: { type: Number, required: true, min: 0 },
    at: { type: Date, required: true },
  },
  { collection: 'reservations', versionKey: false },
);
schema.index({ userId: 1 });

export function createReservationModel(connection: Connection): ReservationModel {
  return modelOn<ReservationRecord>(connection, 'Reservation', schema);
}
