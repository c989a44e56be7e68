import { captionStyleNames } from '../../../engine/captions/settings/style-names.ts';
import { TextField } from '../components/fields.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { Loop } from './loop.tsx';
import { waysIn } from './ways-in.ts';

interface LandingPageProps {
  /** Address of the video. */
  loop: string;
  /** Whether the guide has a page of this name. */
  hasPage(name: string): boolean;
}

/** What comes out, in one screen, with the field that signs in; how it works is below. */
export function LandingPage({ loop, hasPage }: LandingPageProps) {
  return (
    <div class="landing">
      <Hero loop={loop} />
      <Steps />
      <Styles />
      <WaysIn hasPage={hasPage} />
      <Open />
    </div>
  );
}

/** The parts stand in the order of a phone's screen, so a page that arrives slowly only grows downwards. */
function Hero({ loop }: Pick<LandingPageProps, 'loop'>) {
  const { landing: t, signIn } = usePage().texts;
  return (
    <div class="hero">
      <h1 class="slogan">
        {signIn.slogan}
        <br />
        <span class="slogan-pill">{signIn.sloganPill}</span>
      </h1>
      <Loop src={loop} />
      <div class="hero-text">
        <p class="slogan-text">{t.lead}</p>
        <PostForm action="/sign-in" class="hero-form">
          <input type="hidden" name="to" value="/app/new" />
          <TextField
            name="email"
            label={signIn.email}
            hint={signIn.intro}
            input={{ type: 'email', autoComplete: 'email', inputMode: 'email', spellcheck: false }}
          />
          <button type="submit" class="button">
            {signIn.send}
          </button>
        </PostForm>
      </div>
    </div>
  );
}

const steps = ['send', 'captions', 'correct'] as const;

function Steps() {
  const t = usePage().texts.landing;
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t.how}</h2>
      <ol class="tiles steps">
        {steps.map((step) => (
          <li key={step} class="tile">
            <h3>{t.steps[step].title}</h3>
            <p>{t.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Styles() {
  const { assets, texts } = usePage();
  const t = texts.landing;
  return (
    <section aria-labelledby="styles">
      <h2 id="styles">{t.styles}</h2>
      <p class="intro">
        {t.stylesText} <a href="/docs/styles">{t.allStyles}</a>
      </p>
      <ul class="stills">
        {captionStyleNames.map((name) => (
          <li key={name}>
            <img src={assets.path(`style-${name}.webp`)} width="224" height="140" alt="" loading="lazy" />
            {texts.newVideo.styles[name]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysIn({ hasPage }: Pick<LandingPageProps, 'hasPage'>) {
  const t = usePage().texts.landing;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{t.ways}</h2>
      <ul class="tiles">
        {waysIn
          .filter(({ page }) => page === undefined || hasPage(page))
          .map(({ name, page }) => (
            <li key={name} class="tile">
              <h3>
                <a href={page === undefined ? '/sign-in?to=%2Fapp%2Fnew' : `/docs/${page}`}>{t.wayIn[name].title}</a>
              </h3>
              <p>{t.wayIn[name].text}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Open() {
  const t = usePage().texts.landing;
  return (
    <section class="card" aria-labelledby="open">
      <h2 id="open">{t.open}</h2>
      <p>{t.openText}</p>
      <p class="buttons">
        <a class="button" href="/docs/guide/run-it">
          {t.runIt}
        </a>
        <a class="button button-quiet" href="/docs">
          {t.guide}
        </a>
      </p>
    </section>
  );
}
