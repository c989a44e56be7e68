import type { ContactServices } from '../src/chat/chatbot-platform/create-contact-services.ts';
import type { Job } from './job.ts';

export interface SettleContactsDeps {
  contacts: Pick<ContactServices, 'settleNextContact'>;
}

/** Tells contacts that they have been linked, and adds the tags that wait for them. */
export function settleContactsJob({ contacts }: SettleContactsDeps): Job {
  return {
    name: 'settle-contacts',
    concurrency: 1,
    every: '1 minute',
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await contacts.settleNextContact(stopping))) worked = true;
      return worked ? 'done' : 'skipped';
    },
  };
}
