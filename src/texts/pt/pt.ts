import type { Texts } from '../texts.ts';
import { botProfile } from './bot-profile.ts';
import { causes } from './causes.ts';
import { account } from './chat/account.ts';
import { additions } from './chat/additions.ts';
import { buttons } from './chat/buttons.ts';
import { captions } from './chat/captions.ts';
import { dialogue } from './chat/dialogue.ts';
import { looks } from './chat/looks.ts';
import { topics } from './chat/topics.ts';
import { failures } from './failures.ts';
import { mails } from './mails.ts';
import { notices } from './notices.ts';
import { operators } from './operators.ts';
import { choices } from './pages/choices.ts';
import { claim } from './pages/claim.ts';
import { editor } from './pages/editor.ts';
import { fonts } from './pages/fonts.ts';
import { guide } from './pages/guide.ts';
import { landing } from './pages/landing.ts';
import { newVideo } from './pages/new-video.ts';
import { presets } from './pages/presets.ts';
import { profile } from './pages/profile.ts';
import { refusals } from './pages/refusals.ts';
import { shell } from './pages/shell.ts';
import { signIn } from './pages/sign-in.ts';
import { videos } from './pages/videos.ts';
import { videoStates } from './video-states.ts';

/** Says *você* to people, on every surface; the Portuguese of Brazil. */
export const pt: Texts = {
  /** The language's own name. */
  name: 'Português',
  format: {
    locale: 'pt',
    units: { day: 'd', hour: 'h', minute: 'min', second: 's' },
  },
  chat: { ...dialogue, ...captions, ...additions, ...account, buttons, looks, topics },
  botProfile,
  causes,
  failures,
  mails,
  notices,
  operators,
  videoStates,
  pages: { choices, claim, editor, fonts, guide, landing, newVideo, presets, profile, refusals, shell, signIn, videos },
};
