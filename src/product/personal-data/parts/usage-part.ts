import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { UsageEventModel } from '../../billing/usage-event.model.ts';

export function usagePart({ usageEvents }: { usageEvents: UsageEventModel }): PersonalDataPart {
  return {
    name: 'usage',
    async *read({ userId }) {
      const events = usageEvents.find({ userId }).sort({ at: 1 }).lean().cursor();
      for await (const { kind, videoId, seconds, at } of events) yield { at, kind, videoId, seconds };
    },
    async erase({ userId }) {
      await usageEvents.deleteMany({ userId });
    },
  };
}
