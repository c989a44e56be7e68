import type { Connection } from 'mongoose';
import { dropIndexes } from '../../infra/database/migrations/drop-indexes.ts';
import type { Migration } from '../../infra/database/migrations/migration.ts';
import { upgradeRecords } from '../../infra/database/migrations/upgrade-records.ts';
import { createDeliveryModel } from '../delivery/delivery.model.ts';
import { receiverOf } from '../delivery/receiver.ts';
import { createTranscriptModel } from '../videos/captions/transcript.model.ts';
import { wordsKeyOf } from '../videos/captions/transcript-store.ts';
import { formerIndexes } from './former-indexes.ts';

/** Every migration, in the order in which they run. One is removed when no supported version writes what it changes. */
export function allMigrations(connection: Connection): Migration[] {
  return [
    upgradeRecords({
      // version 1.0.0 counted callbacks by host name, and had no queues
      name: '0001-queues-of-deliveries',
      model: createDeliveryModel(connection),
      to: 2,
      reads: ['ownerId', 'kind', 'destination', 'receiver'],
      upgrade: receiverOf,
    }),
    upgradeRecords({
      // version 1.0.0 stored words under the key of the transcript
      name: '0002-words-of-transcripts',
      model: createTranscriptModel(connection),
      to: 2,
      reads: ['_id', 'wordsKey'],
      upgrade: (record) => ({ wordsKey: wordsKeyOf(record) }),
    }),
    dropIndexes({ name: '0003-indexes-of-version-1', connection, indexes: formerIndexes }),
  ];
}
