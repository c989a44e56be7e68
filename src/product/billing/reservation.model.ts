import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** Seconds reserved for a video in progress; deleted when the video is charged or its reservation released. */
export interface ReservationRecord {
  /** The video's id: one reservation for all its revisions. */
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
