import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { ReservationModel } from '../../billing/reservation.model.ts';

/** Seconds set aside for videos that are being made. */
export function reservationsPart({ reservations }: { reservations: ReservationModel }): PersonalDataPart {
  return {
    name: 'reservations',
    async *read({ userId }) {
      const reserved = reservations.find({ userId }).sort({ at: 1 }).lean().cursor();
      for await (const { _id: videoId, seconds, at } of reserved) yield { videoId, seconds, at };
    },
    async erase({ userId }) {
      await reservations.deleteMany({ userId });
    },
  };
}
