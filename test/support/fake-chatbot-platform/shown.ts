/** A message as a contact sees it, the same for both platforms. */
export interface Shown {
  kind: 'text' | 'picture' | 'video' | 'file' | 'card';
  /** The text, a card's title, or the URL of what was fetched. */
  content: string;
  buttons: ShownButton[];
}

export interface ShownButton {
  label: string;
  /** A link that opens in a browser. */
  link: string | null;
  /** A URL that the platform calls, to show the answer. */
  callback: { url: string; method: 'GET' | 'POST' } | null;
}

/** What a platform shows for an answer or a push. */
export interface Screen {
  shown: Shown[];
  quickReplies: ShownButton[];
  fields: Record<string, string>;
}

export interface FakeContact {
  id: string;
  /** Whether they have written within 24 hours. */
  isWindowOpen: boolean;
  hasBlocked: boolean;
  tags: Set<string>;
  fields: Record<string, string>;
  shown: Shown[];
  quickReplies: ShownButton[];
}

/** A refusal of the platform. */
export class Refused extends Error {
  readonly code: number | null;

  constructor(message: string, code: number | null = null) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

const maxMediaBytes = 25 * 1024 * 1024;
const typeOf = { picture: /^image\/(jpeg|png|gif)/, video: /^video\/mp4/, file: /./ };

/** Fetches media like the platforms do. @throws Refused */
export async function fetchMedia(shown: readonly Shown[]): Promise<void> {
  for (const { kind, content } of shown) {
    if (kind === 'text' || kind === 'card') continue;
    const answer = await fetch(content);
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok || bytes === 0) throw new Refused(`The ${kind} cannot be fetched.`);
    if (bytes > maxMediaBytes) throw new Refused(`The ${kind} is larger than 25 MB.`);
    if (!typeOf[kind].test(answer.headers.get('content-type') ?? '')) throw new Refused(`This is no ${kind}.`);
  }
}

export function show(contact: FakeContact, { shown, quickReplies, fields }: Screen): void {
  contact.shown.push(...shown);
  contact.quickReplies = quickReplies;
  Object.assign(contact.fields, fields);
}
