import { beforeAll, describe, expect, it } from 'vitest';
import { type PageVisitor, signedIn } from '../../../support/page-visitor.ts';
import { startWebUnderTest } from '../../../support/web-under-test.ts';

const path = '/app/admin/queue';
const web = await startWebUnderTest({ withQueue: true });
let operator: PageVisitor;
let user: PageVisitor;

beforeAll(async () => {
  operator = await signedIn(web, 'ops@example.com');
  user = await signedIn(web, 'ada@example.com');
  await web.services.accounts.makeAdmin({ email: 'ops@example.com' });
});

const jobs = async () => {
  const { html } = await operator.get(`${path}/api?limit=50`);
  return (JSON.parse(html) as { jobs: { job: { _id: string; name: string } }[] }).jobs.map(({ job }) => job);
};

/** A request as the dashboard's script sends it, with other headers if given. */
const send = (who: PageVisitor, action: string, body: unknown, headers: Record<string, string> = {}) =>
  who.ask(`${path}/api/jobs/${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: new URL(web.url).origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
  });

describe('the queue’s dashboard', () => {
  it('is shown to operators, with a strict content security policy', async () => {
    expect((await operator.get(path)).location).toBe(`${path}/`);
    const seen = await operator.get(`${path}/`);
    expect(seen.status).toBe(200);
    const policy = seen.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    for (const file of seen.html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) {
      expect((await operator.get(`${path}/${file[1]}`)).status).toBe(200);
    }
  });

  it('does not exist for others, nor do its files', async () => {
    const script = /assets\/[^"]+\.js/.exec((await operator.get(`${path}/`)).html)?.[0];
    for (const one of ['/', '/api', `/${script}`, '/api/stats']) expect((await user.get(path + one)).status).toBe(404);
    expect((await send(user, 'create', { jobName: 'sweep' })).status).toBe(404);
  });

  it('shows the jobs, which an operator can delete', async () => {
    await web.agenda?.schedule(new Date(Date.now() + 3_600_000), 'sweep');
    const [job] = await jobs();
    expect(job?.name).toBe('sweep');
    expect((await send(operator, 'delete', { jobIds: [job?._id] })).status).toBe(200);
    expect(await jobs()).toEqual([]);
  });

  it.each([
    ['another site’s page', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another site, by an old browser', { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 415],
  ])('changes nothing for %s', async (_, headers, status) => {
    expect((await send(operator, 'create', { jobName: 'sweep' }, headers)).status).toBe(status);
    expect(await jobs()).toEqual([]);
  });

  it('has no event stream, which would delay a stop', async () => {
    expect((await operator.get(`${path}/api/events`)).status).toBe(501);
  });

  it('answers 400 to a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await operator.ask(`${path}/api/jobs/create`, { method: 'POST', body: '{', headers });
    expect(reply.status).toBe(400);
  });
});

describe('a service without a queue', () => {
  it('has no dashboard', async () => {
    const other = await startWebUnderTest();
    const visitor = await signedIn(other, 'ops@example.com');
    await other.services.accounts.makeAdmin({ email: 'ops@example.com' });
    expect((await visitor.get(`${path}/`)).status).toBe(404);
  });
});
