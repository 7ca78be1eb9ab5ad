import { listInWords } from '@fairlead/core/text/list-in-words';
import { CookieBanner } from '@fairlead/ui/cookie-banner/CookieBanner';
import type { Purpose } from '../../state/consent/consent.ts';

/** What each purpose is good for, as the banner says it after "we would also like to". */
const WISHES: Readonly<Record<Purpose, string>> = {
  statistics: 'count visits, to see which pages help',
  recording: 'record how pages are used, without their text',
  chat: 'offer you a chat',
  faults: 'get reports of errors you run into',
};

type ConsentBannerProps = {
  websiteName: string;
  purposes: readonly Purpose[];
  /** The cookies page, as this page links to it. */
  cookiesHref: string;
  /** Where to come back to when the banner is answered without script. */
  returnTo: string;
};

/** Asks once about everything that is not necessary. Answered without script, it comes back to the same page. */
export function ConsentBanner({ websiteName, purposes, cookiesHref, returnTo }: ConsentBannerProps) {
  return (
    <CookieBanner
      title={`Cookies on ${websiteName}`}
      action={cookiesHref}
      hiddenFields={{ return: returnTo }}
      settingsHref={cookiesHref}
    >
      <p>We store a few things in your browser that the site can’t work without.</p>
      <p>If you agree, we’d also like to {listInWords(purposes.map((purpose) => WISHES[purpose]))}.</p>
    </CookieBanner>
  );
}
