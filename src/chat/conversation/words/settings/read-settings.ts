import { type Item, isKind } from '../read-items.ts';
import { asksFor } from './asks-for.ts';
import { giveCodeToPart } from './code-of-part.ts';
import { withoutComplaints } from './complaints.ts';
import { dropContradictions, isHeardIn } from './contradictions.ts';
import { findLeftovers, type Span } from './find-leftovers.ts';
import type { Finding } from './group.ts';
import { withoutOpposites, withoutTooFar } from './opposites.ts';
import { quietPlaceOfCovered } from './place-of-covered.ts';
import { type Clause, readClauses, splitIntoClauses } from './read-clauses.ts';
import { isCode, spreadCodes } from './read-codes.ts';
import { removedToo } from './removed-too.ts';
import { colorOfKeyWords, saidTwice, spokenWord, withStyle } from './spoken-word.ts';
import { withoutToldSize } from './told-size.ts';
import { twoColors } from './two-colors.ts';
import { withoutVague } from './vague-requests.ts';

interface SettingsReading {
  /** In the order of the text. */
  findings: Finding[];
  /** Parts of the text that were not understood. */
  leftovers: Span[];
}

/** Reads settings and requests in any mixture and order. */
export function readSettings(items: readonly Item[]): SettingsReading {
  const meant = withoutComplaints(
    withoutOpposites(withoutTooFar(withoutToldSize(withoutVague(quietPlaceOfCovered(items))))),
  );
  const clauses = withoutReasons(splitIntoClauses(meant));
  const { findings: read, unused, denied } = readClauses(clauses);
  const findings = giveCodeToPart(spreadCodes(twoColors(removedToo(read, clauses), clauses)), unused);
  const kept = withoutDeniedPlace(
    withStyle(saidTwice(spokenWord(colorOfKeyWords(withoutColorOfNone(dropDoubtful(clauses, findings))))), clauses),
  );
  const unknown = unknownItems(clauses);
  const lost = new Set([...unknown, ...unused, ...deniedInVain(denied, kept), ...dropped(findings, kept)]);
  for (const { items: used } of kept) for (const item of used) lost.delete(item);
  return { findings: inPlaceOfOther(kept, findings, denied), leftovers: findLeftovers(clauses, lost, kept) };
}

/** "No black outline" asks for no colour of it. */
function withoutColorOfNone(findings: Finding[]): Finding[] {
  const isNone = findings.some(({ wish }) => wish.kind === 'set' && wish.settings.outlineThickness === 0);
  return isNone ? findings.filter(({ subject }) => subject !== 'color of outline') : findings;
}

/** "A bit higher, but not at the very top": the other place is what is wished. */
function withoutDeniedPlace(findings: Finding[]): Finding[] {
  const places = findings.filter(({ subject }) => subject === 'position');
  if (places.length < 2) return findings;
  return findings.filter((one) => !places.includes(one) || !one.items.some((item) => isKind(item, 'no')));
}

/** "Make it wide because the wall is white": a reason behind a wish wishes nothing. */
function withoutReasons(clauses: readonly Clause[]): Clause[] {
  const wished = clauses.findIndex((clause) => readClauses([clause]).findings.length > 0);
  return clauses.filter(({ isReason }, at) => !isReason || wished === -1 || at <= wished);
}

/** "Not yellow, green", "the yellow is too loud, orange": a colour without a part is for the part that has the other colour. */
function inPlaceOfOther(kept: readonly Finding[], all: readonly Finding[], denied: readonly Item[]): Finding[] {
  const isBareColor = ({ isBare, subject }: Finding) => isBare === true && subject === 'color';
  const [meant, ...others] = kept.filter(isBareColor);
  const to = meant && colorIn(meant.items);
  const replaced = [...denied, ...all.filter((one) => isBareColor(one) && one !== meant).flatMap(({ items }) => items)];
  const from = colorIn(replaced);
  if (!to || !from || from === to || others.length > 0) return [...kept];
  return kept.map((finding) => (finding === meant ? { ...finding, wish: { kind: 'recolor', from, to } } : finding));
}

function colorIn(items: readonly Item[]): string | null {
  const colors = items.flatMap((item) => (isKind(item, 'color') ? [item.meaning.hex] : []));
  return colors.length === 1 ? (colors[0] ?? null) : null;
}

/** Everything that the words may ask for, doubtful or not. */
export function readDoubtful(items: readonly Item[]): Finding[] {
  return readClauses(splitIntoClauses(items)).findings;
}

/** "white, not yellow" means "white"; "not yellow" alone is nothing that we could do. */
function deniedInVain(denied: readonly Item[], kept: readonly Finding[]): Item[] {
  const subjects = new Set(kept.map(({ subject }) => subject));
  const hasColor = [...subjects].some((subject) => subject.startsWith('color'));
  return denied.filter((item) => {
    if (isKind(item, 'color')) return !hasColor;
    if (isKind(item, 'tongue')) return !subjects.has('language');
    return !(isKind(item, 'choice') && subjects.has(Object.keys(item.meaning.settings).join()));
  });
}

/** A replaced colour does not count as not understood: "red, no, white". */
function dropped(findings: readonly Finding[], kept: readonly Finding[]): Item[] {
  const keptOnes = new Set(kept);
  const replaced = new Set(kept.filter(({ isBare }) => isBare).map(({ subject }) => subject));
  const lost = findings.filter(
    (finding) => !keptOnes.has(finding) && !(finding.isBare && replaced.has(finding.subject)),
  );
  return lost.flatMap(({ items }) => items.filter((item) => !isQuiet(item)));
}

function unknownItems(clauses: readonly Clause[]): Item[] {
  return clauses.flatMap(({ items }) => items).filter((item) => isKind(item, 'unknown', 'foreign'));
}

/** "ok" among other wishes does not count as not understood. */
function isQuiet(item: Item): boolean {
  return isKind(item, 'request') && item.meaning.alone;
}

/**
 * Drops findings that may be about something else: words that match by chance ("I like the red car"), colours that
 * contradict one another, and everything when most of the message is not for us. Asking again costs a message; a change
 * that nobody wanted costs trust.
 */
function dropDoubtful(clauses: readonly Clause[], findings: readonly Finding[]): Finding[] {
  const clauseAt = new Map(
    clauses.flatMap((clause, index) => {
      const unknown = clause.items.filter(isUnknown);
      // "our orange FF4D00": one of several colours may only say what another is
      const isOne = clause.items.filter((item) => isKind(item, 'color')).length < 2;
      const isTakenUp = takesUp(clauses[index + 1]);
      const isAsked = isTakenUp || (asksFor(clause.items) && isOne);
      let unknownBefore = hasLooseUnknown(clause);
      return clause.groups.flatMap(({ items }) => {
        const hasUnknown = unknownBefore || items.some(isUnknown);
        unknownBefore = hasUnknown;
        const foreign = clause.items.filter((item) => isKind(item, 'foreign'));
        const isSeveral = clause.items.length > maxClause && !items.some((item) => isKind(item, 'foreign'));
        return items.map(
          ({ start }) => [start, { foreign, isSeveral, hasUnknown, isAsked, isTakenUp, unknown }] as const,
        );
      });
    }),
  );
  const inContext = findings.filter((finding) => isClear(finding, clauseAt));
  const agreed = dropContradictions(inContext, clauses);
  const unknown = unknownItems(clauses);
  const spoken = dropAgreement(agreed, unknown.length);
  const heard = clauses.filter((clause) => isHeardIn(clause, spoken));
  // elsewhere somebody may tell a story: "I bought a car today, red"
  const isWish = spoken.some(isSureWish) || heard.some(({ items }) => asksFor(items));
  const beside = isWish ? unknownItems(heard) : unknown;
  const isBearable = beside.length <= bearable(spoken) && unknown.length <= maxUnknown;
  return isBearable && !spoken.every(isBareNumber) ? spoken : [];
}

/** "You've a style like neon? Give me that one" asks for what the clause before names. */
function takesUp(next: Clause | undefined): boolean {
  const isOfItself = ({ meaning }: Item) => !['filler', 'article', 'command', 'unknown', 'yes'].includes(meaning.kind);
  return next !== undefined && asksFor(next.items) && !next.items.some(isOfItself);
}

/** In words. People who speak their messages leave out the signs, and a longer clause is several. */
const maxClause = 12;

/** "Bigger" in a clause of its own can hardly tell of anything else. */
function isSureWish({ isSure, wish }: Finding): boolean {
  return isSure || (wish.kind === 'step' && (wish.setting === 'fontSize' || wish.setting === 'position'));
}

/** In words, of a whole message. A longer one is a story. */
const maxUnknown = 40;

function isUnknown(item: Item): boolean {
  return isKind(item, 'unknown');
}

/** Unknown words after "and" are a wish of their own: "yellow and flibbertigibbet". After other words they belong to what is before. */
function hasLooseUnknown({ groups }: Clause): boolean {
  return groups.some(({ items, joined }, index) => index > 0 && joined !== 'and' && items.some(isUnknown));
}

/** How many unknown words are tolerated for each finding. */
const bearableBesideSure = 8;
const bearableBesideOthers = 2;
const bearableBesideCode = 40;

function bearable(findings: readonly Finding[]): number {
  const sure = new Set(findings.filter(({ isSure }) => isSure).map(({ subject }) => subject));
  const all = new Set(findings.map(({ subject }) => subject));
  const codes = findings.some(({ items }) => items.some(isCode)) ? bearableBesideCode : 0;
  return codes + sure.size * bearableBesideSure + (all.size - sure.size) * bearableBesideOthers;
}

/** "40" and nothing else may mean anything. */
function isBareNumber({ isBare, subject }: Finding): boolean {
  return isBare === true && subject === 'fontSize';
}

function isClear(finding: Finding, clauseAt: ReadonlyMap<number, ClauseWords>): boolean {
  const around = finding.items.flatMap(({ start }) => clauseAt.get(start) ?? []);
  const end = Math.max(...finding.items.map((item) => item.end));
  // "the words up top where my hands aren't": behind what is sure it asks nothing
  const isTold = finding.items.some((item) => isKind(item, 'painted')) || finding.subject === 'position';
  const isApart = (isSeveral: boolean) => isSeveral && finding.isSure;
  if (
    around.some(({ foreign, isSeveral }) => !isApart(isSeveral) && foreign.some(({ start }) => !isTold || start < end))
  )
    return false;
  return (
    finding.isSure ||
    !around.some(
      ({ hasUnknown, isAsked, isTakenUp, unknown }) =>
        hasUnknown && !isTakenUp && !(isAsked && isPlain(finding, unknown)),
    )
  );
}

/** Settings whose names have many other senses: "classic", "in English". */
const oftenMeant = new Set(['style', 'fontFamily', 'language']);

/** "My little niece" is no smaller size. */
function isPlain({ wish, subject, items }: Finding, beside: readonly Item[]): boolean {
  const touches = ({ start, end }: Item) => beside.some((other) => other.start - end === 1 || start - other.end === 1);
  if (wish.kind === 'step') return !items.some(touches);
  return wish.kind === 'set' && !oftenMeant.has(subject);
}

/** Judged once a group, since it may have many findings. */
interface ClauseWords {
  foreign: readonly Item[];
  /** It is long, and the foreign words stand beside another "and". */
  isSeveral: boolean;
  hasUnknown: boolean;
  isAsked: boolean;
  /** The next clause asks for it. */
  isTakenUp: boolean;
  unknown: readonly Item[];
}

/** "ok" and "help" count only as the whole message. */
function dropAgreement(findings: Finding[], unknownCount: number): Finding[] {
  const isAgreement = ({ items }: Finding) => items.some((item) => isKind(item, 'request') && item.meaning.alone);
  const others = findings.filter((finding) => !isAgreement(finding));
  return others.length > 0 || unknownCount > 0 ? others : findings.slice(0, 1);
}
