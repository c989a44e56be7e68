import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { ClaimLinkModel } from '../../subscribers/claim-link.model.ts';

/** Links by which somebody has claimed a contact. They are the platform's and stay until they expire, as nobody's. */
export function claimLinksPart({ claimLinks }: { claimLinks: ClaimLinkModel }): PersonalDataPart {
  return {
    name: 'claim_links',
    async *read({ userId }) {
      const used = claimLinks.find({ usedBy: userId }).sort({ usedAt: 1 }).lean().cursor();
      for await (const { chatbotId, messengerId, usedAt, expiresAt } of used) {
        yield { chatbotId, messengerId, usedAt, expiresAt };
      }
    },
    async erase({ userId }) {
      await claimLinks.updateMany({ usedBy: userId }, { $set: { usedBy: null } });
    },
  };
}
