import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { Person as NamedPerson, OperatorRequest, RequestModel } from './requests/request.model.ts';

/** Recent requests of operators about the account. Other people that a request names are left out of the export. */
export function operatorRequestsPart({ requests }: { requests: RequestModel }): PersonalDataPart {
  return {
    name: 'operator_requests',
    async *read(person) {
      const found = requests.find(requestsAbout(person)).sort({ createdAt: 1 }).lean().cursor();
      for await (const { request, state, createdAt, expiresAt } of found) {
        yield { ...exported(request, person), state, createdAt, expiresAt };
      }
    },
    async erase(person) {
      await requests.deleteMany(requestsAbout(person));
    },
  };
}

/** Reads all requests through the index of their times: those of one day are few. */
function requestsAbout({ userId, formerIds, email }: Person) {
  const createdAt = { $gte: new Date(0) };
  const ids = { $in: [userId, ...formerIds] };
  const byId = ['who', 'from', 'to'].map((role) => ({ [`request.${role}.userId`]: ids }));
  if (email === null) return { createdAt, $or: byId };
  return { createdAt, $or: [...byId, ...['who', 'from', 'to'].map((role) => ({ [`request.${role}.email`]: email }))] };
}

function exported(request: OperatorRequest, person: Person) {
  if (request.kind === 'credit') {
    const { kind, who, seconds, reason } = request;
    return { kind, who, seconds, reason };
  }
  const { kind, contact, from } = request;
  const to = request.kind === 'move' ? request.to : null;
  return { kind, contact, from: ifSamePerson(from, person), to: ifSamePerson(to, person) };
}

function ifSamePerson(named: NamedPerson | null, { userId, formerIds, email }: Person): NamedPerson | null {
  if (named === null) return null;
  const isSame = [userId, ...formerIds].includes(named.userId) || (email !== null && named.email === email);
  return isSame ? named : null;
}
