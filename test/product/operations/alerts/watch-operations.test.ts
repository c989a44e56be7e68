import { beforeEach, describe, expect, it } from 'vitest';
import { NoticeError, type OperatorMessenger } from '../../../../src/product/operations/alerts/send-notices.ts';
import { operationsUnderTest } from '../../../support/operations-under-test.ts';
import { scan } from '../../../support/scan.ts';

const under = await operationsUnderTest();
const minuteMs = 60_000;

let said: { place: string; text: string }[] = [];
let failWith: ((place: string) => NoticeError | null) | null = null;
const messenger: OperatorMessenger = {
  async send(message) {
    const failure = failWith?.(message.place);
    if (failure) throw failure;
    said.push(message);
  },
};
const heard = (place: string) => said.filter((one) => one.place === place).map(({ text }) => text.split('\n')[0]);

/** After each of these waits another process evaluates the rules, as after a restart. */
let processes = 0;
async function lookAfter(...minutes: number[]): Promise<void> {
  for (const wait of minutes) {
    under.pass(wait * minuteMs);
    await under.beats({ freeGiB: free });
    processes += 1;
    await under.open(`p${processes}`, messenger).watch();
  }
}
let free = 100;

beforeEach(async () => {
  await under.clear();
  said = [];
  failWith = null;
  free = 100;
});

const full = '⚠️ The disk of here is nearly full.';
const resolved = '✅ Resolved after 10 min: The disk of here is nearly full.';

describe('operators', () => {
  it('are notified once of each alert in each chat, and once of its end, whichever process evaluates the rules', async () => {
    await lookAfter(1, 1);
    expect(said).toEqual([]);
    free = 1;
    await lookAfter(1, 1, 4, 4);
    expect(heard('77')).toEqual([full]);
    free = 100;
    await lookAfter(2, 5, 1, 60);
    expect(heard('77')).toEqual([full, resolved]);
    expect(heard('-100')).toEqual([full, resolved]);
  });

  it('are notified once when several processes evaluate the rules at the same moment', async () => {
    free = 1;
    await lookAfter(1);
    under.pass(minuteMs);
    await under.beats({ freeGiB: 1 });
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => under.open(name, messenger).watch()));
    expect(heard('77')).toEqual([full]);
    expect(heard('-100')).toEqual([full]);
  });

  it('are notified in order as soon as Telegram can be reached again', async () => {
    failWith = () => new NoticeError('no route', { isTemporary: true });
    free = 1;
    await lookAfter(1, 1, 8);
    free = 100;
    await lookAfter(2, 5);
    expect(said).toEqual([]);
    failWith = null;
    await lookAfter(1);
    expect(heard('77')).toEqual([full, resolved]);
  });

  it('are notified in their other chats when one refuses, which is not tried again', async () => {
    let asked = 0;
    failWith = (place) => {
      if (place === '77') return null;
      asked += 1;
      return new NoticeError('bot was kicked', { isTemporary: false });
    };
    free = 1;
    await lookAfter(1, 1, 1, 1);
    expect(heard('77')).toEqual([full]);
    expect(asked).toBe(1);
    expect((await under.notices.findOne(scan({ place: '-100' })).lean())?.problem).toBe('bot was kicked');
  });

  it('are notified at most twice when the process dies between sending and storing it', async () => {
    free = 1;
    const dying: OperatorMessenger = {
      async send(message) {
        said.push(message);
        throw new Error('killed');
      },
    };
    await lookAfter(1);
    under.pass(minuteMs);
    await under.beats({ freeGiB: 1 });
    await expect(under.open('dying', dying).watch()).rejects.toThrow('killed');
    await lookAfter(1, 1, 1);
    expect(heard('-100')).toEqual([full, full]);
    expect(heard('77')).toEqual([full]);
  });

  it('are notified in the language of their chat at that moment, and of what version 1.0 has stored as it is', async () => {
    failWith = () => new NoticeError('no route', { isTemporary: true });
    free = 1;
    await lookAfter(1, 1);
    const old = { _id: 'queue#7#77', place: '77', text: 'The queue is long.', sentAt: null, lease: null };
    await under.notices.collection.insertOne({ ...old, createdAt: new Date(0) } as never);
    await under.open('bot').rememberLanguage({ place: '77', language: 'de' });
    failWith = null;
    await lookAfter(1);
    expect(heard('77')).toEqual(['The queue is long.', '⚠️ Die Platte von here ist fast voll.']);
    expect(heard('-100')).toEqual([full]);
  });

  it('without a bot find alerts in the log, and are not notified of them later', async () => {
    free = 1;
    await lookAfter(1);
    under.pass(minuteMs);
    await under.beats({ freeGiB: 1 });
    await under.open('none', null, { places: [] }).watch();
    expect(await under.alerts.findById('disk:here').lean()).toMatchObject({ raisedAt: new Date(under.clock()) });
    await lookAfter(1, 1);
    expect(said).toEqual([]);
  });
});
