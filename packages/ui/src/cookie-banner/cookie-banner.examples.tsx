import type { Example } from '../examples/example.tsx';
import { CookieBanner } from './CookieBanner.tsx';

export const cookieBannerExamples: readonly Example[] = [
  {
    name: 'Before a choice',
    element: ({ title }) => (
      <CookieBanner title={title('Cookies on this website')} action="/cookies" settingsHref="#cookie-banner">
        <p>We use some essential cookies to make this website work.</p>
        <p>With your agreement, we’d also like to count visits so that we can improve the website.</p>
      </CookieBanner>
    ),
  },
];
