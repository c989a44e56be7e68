import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';

/** Seconds reserved for a video in progress; deleted when the video is charged or its reservation released. */
export const createReservationModel = defineModel({
  name: 'Reservation',
  collection: 'reservations',
  fields: {
    /** The video's id: one reservation for all its revisions. */
    _id: field.text(),
    userId: field.number(),
    seconds: field.number({ min: 0 }),
    at: field.date(),
  },
  indexes: [[{ userId: 1 }]],
});

export type ReservationModel = ReturnType<typeof createReservationModel>;
export type ReservationRecord = RecordOf<typeof createReservationModel>;
