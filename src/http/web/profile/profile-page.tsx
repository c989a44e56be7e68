import type { ChatOfUser } from '../../../chat/chats/linking/manage-links.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import type { Profile } from '../../../product/accounts/get-profile.ts';
import type { TokenView } from '../../../product/accounts/tokens.ts';
import type { Balance } from '../../../product/billing/get-balance.ts';
import type { LedgerEntryView } from '../../../product/billing/ledger.ts';
import type { OwnFontView } from '../../../product/fonts/own-font-view.ts';
import type { PaymentOfUser } from '../../../product/payments/list-payments-of-user.ts';
import type { PresetView } from '../../../product/presets/manage-presets.ts';
import type { Contact } from '../../../product/subscribers/link-subscriber.ts';
import { fill } from '../../../texts/fill.ts';
import { Filled } from '../components/filled.tsx';
import { Moment } from '../components/format.tsx';
import { usePage } from '../components/page-context.ts';
import { PresetsCard } from '../presets/presets-card.tsx';
import { CallbackCard, DataCard, SessionsCard } from './cards/account-cards.tsx';
import { BalanceCard } from './cards/balance-card.tsx';
import { DictionaryCard } from './cards/dictionary-card.tsx';
import { MessengersCard } from './cards/messengers-card.tsx';
import { PaymentsCard } from './cards/payments-card.tsx';
import { StyleCard } from './cards/style-card.tsx';
import { TokensCard } from './cards/tokens-card.tsx';
import { UsageCard } from './cards/usage-card.tsx';
import type { UsageMonth } from './cards/usage-month.ts';

export interface ProfilePageProps {
  profile: Profile;
  /** On chatbot platforms. */
  contacts: Contact[];
  tokens: TokenView[];
  usage: UsageMonth;
  balance: Balance | null;
  ledger: LedgerEntryView[];
  payments: PaymentOfUser[];
  callbackSecret: string;
  defaults: CaptionSettings;
  presets: PresetView[];
  fonts: OwnFontView[];
  dictionary: DictionaryEntry[];
  /** A dictionary that was not accepted. */
  newDictionary?: { entries: DictionaryEntry[]; error: string };
  chats: ChatOfUser[];
  /** A code from a chat that was not accepted. */
  chatCode?: { code: string; error: string };
  /** The name of a new token that was not accepted. */
  newToken?: { name: string; error: string };
}

/** The whole account on one page; the cards that are used most come first. */
export function ProfilePage({ profile, tokens, usage, balance, ledger, ...rest }: ProfilePageProps) {
  const {
    contacts,
    callbackSecret,
    newToken,
    defaults,
    presets,
    fonts,
    dictionary,
    newDictionary,
    chats,
    chatCode,
    payments,
  } = rest;
  const t = usePage().texts.profile;
  const who = profile.email ?? fill(t.userNumber, { id: profile.userId });
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  return (
    <>
      <div class="page-head">
        <h1>{name || t.title}</h1>
        <p class="breakable">
          <Filled text={t.hereSince} with={{ who, day: <Moment at={profile.createdAt} dayOnly /> }} />
        </p>
      </div>
      <div class="stack">
        <BalanceCard balance={balance} ledger={ledger} />
        {(balance || payments.length > 0) && <PaymentsCard payments={payments} />}
        <StyleCard defaults={defaults} />
        <PresetsCard presets={presets} fonts={fonts} />
        <DictionaryCard entries={newDictionary?.entries ?? dictionary} error={newDictionary?.error} />
        <TokensCard tokens={tokens} newToken={newToken} />
        <UsageCard month={usage} />
        <CallbackCard callbackSecret={callbackSecret} />
        <MessengersCard contacts={contacts} telegram={profile.telegram} chats={chats} chatCode={chatCode} />
        <SessionsCard />
        <DataCard />
      </div>
    </>
  );
}
