import { allAttacks } from '../../attacks/all-attacks.ts';
import type { HostileAttack } from '../hostile-target.ts';
import { accountAttacks } from './account-attacks.ts';
import { callbackAttacks } from './callback-attacks.ts';
import { connectionAttacks } from './connection-attacks.ts';
import { mediaAttacks } from './media-attacks.ts';
import { paymentAttacks } from './payment-attacks.ts';
import { requestAttacks } from './request-attacks.ts';
import { sourceAttacks } from './source-attacks.ts';
import { uploadAttacks } from './upload-attacks.ts';

/** Every attack, from what costs the service most to what should cost it nothing. */
export const hostileAttacks: readonly HostileAttack[] = [
  ...allAttacks,
  ...mediaAttacks,
  ...sourceAttacks,
  ...callbackAttacks,
  ...paymentAttacks,
  ...accountAttacks,
  ...uploadAttacks,
  ...connectionAttacks,
  ...requestAttacks,
];
