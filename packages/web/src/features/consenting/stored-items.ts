import { comparesByBrowser } from '@fairlead/core/experiment/compares-by-browser';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import type { Purpose } from '../../state/consent/consent.ts';
import { OWN_COUNTS, THIRD_PARTIES, type Configured } from '../../state/consent/third-parties.ts';
import type { PageSettings } from '../../state/page-settings.ts';

/** An item that the site stores in the browser, as the cookies page lists it. */
type StoredItem = { name: string; purpose: string; life: string };

const NECESSARY: readonly StoredItem[] = [
  {
    name: 'auth (cookie)',
    purpose: 'Keeps you signed in.',
    life: 'Until your session ends, 12 hours at most, or you sign out',
  },
  {
    name: 'lbal (cookie)',
    purpose:
      'Holds the link that signs you in until it has been used, so that you don’t lose it if the page reloads.',
    life: 'Until it has been used, or you close the browser',
  },
  {
    name: 'known-browser (cookie)',
    purpose:
      'Security: a random number that lets us recognise this browser when you sign in with it again, so that we can email you when someone signs in with a different one.',
    life: `${keptForWords(RETENTION_PERIODS.knownBrowsers)} after you last signed in`,
  },
  {
    name: 'staff-session, staff-sign-on (cookies)',
    purpose: 'Keep the lender’s own staff signed on. Borrowers never have them.',
    life: '8 hours at most; 10 minutes',
  },
  {
    name: 'PHPSESSID (cookie)',
    purpose: 'An earlier version of the site may have left it. We never set it, and we delete it.',
    life: 'Until you sign out',
  },
  {
    name: 'consent (cookie)',
    purpose: 'Remembers what you chose on this page, so that we don’t ask again.',
    life: '1 year',
  },
  {
    name: 'experiments (cookie)',
    purpose: 'Remembers that you chose not to see the versions of pages that we’re comparing.',
    life: '1 year, or until you choose to see them again',
  },
  {
    name: 'application-draft (session storage)',
    purpose:
      'What you have typed into an application that is not sent yet, and the key under which our server saves it. It has no bank details.',
    life: '24 hours, or until you close the tab or sign out',
  },
  {
    name: 'typed (session storage)',
    purpose:
      'What you have typed into a form of your account and not sent, so that it is still there after you have had to sign in again. It has no bank details.',
    life: 'Until you send the form, sign out or close the tab',
  },
  {
    name: 'intents (session storage)',
    purpose: 'Makes sure that pressing a button twice, or trying again, never does the same thing twice.',
    life: 'Until the action is done, or you close the tab',
  },
  {
    name: 'session-id (session storage)',
    purpose: 'Identifies one visit when a page calls our servers.',
    life: 'Until you close the tab',
  },
  {
    name: 'device-recorded (session storage)',
    purpose: `Security: remembers that we noted the device of this visit after you signed in, so that we do so only once. To prevent fraud, our servers note the size of its screen, its language, time zone and browser, and a scrambled form of your network address. They keep this for ${keptForWords(RETENTION_PERIODS.devices)}, and never together with counts of pages.`,
    life: 'Until you close the tab',
  },
  {
    name: 'review-stats-… (local storage)',
    purpose:
      'Stores what customers say about the brand, so that your account pages only ask our servers for it once a day. It has nothing about you.',
    life: 'Replaced after 24 hours, or until you clear it in your browser',
  },
  {
    name: 'react-router-scroll-positions (session storage)',
    purpose: 'Brings you back to the same place in a page when you go back.',
    life: 'Until you close the tab',
  },
];

/** Set on the sandbox page, so never in production. */
const FEATURES: StoredItem = {
  name: 'features (local storage)',
  purpose: 'Remembers unfinished features that were switched on in this browser for testing.',
  life: 'Until you clear it in your browser',
};

const lifetimeId = (isCompared: boolean): StoredItem => ({
  name: 'lifetime-id (local storage)',
  purpose: `Security: a random number that identifies this browser. Your account pages send it to our servers so that we can detect misuse of an account. ${
    isCompared
      ? 'We also use it to choose which version of a page you see before you’re signed in, unless you choose the usual version on this page. We use it for nothing else.'
      : 'We use it for nothing else.'
  }`,
  life: 'Until you clear it in your browser',
});

/** What the site needs to work safely, in an environment and under a brand. */
export function necessaryIn({ env, brand }: Pick<PageSettings, 'env' | 'brand'>): readonly StoredItem[] {
  const items = [...NECESSARY, lifetimeId(comparesByBrowser(brand.config.experiments))];
  return env === 'production' ? items : [...items, FEATURES];
}

const OPEN_ENDED = /[-_]$/;

/** A sentence about the cookies that the service of a purpose stores; null where it stores none. */
export function presentStored(purpose: Purpose, configured: Configured): string | null {
  const { stores } = THIRD_PARTIES[purpose];
  if (stores.length === 0 || configured[purpose] === OWN_COUNTS) return null;
  const named = stores.map(({ name, life }) => `${name}${OPEN_ENDED.test(name) ? '…' : ''} (${life})`);
  return `Cookies: ${named.join(', ')}.`;
}
