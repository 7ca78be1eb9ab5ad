import type { Example } from '../examples/example.tsx';
import { CookieBanner } from './CookieBanner.tsx';

export const cookieBannerExamples: readonly Example[] = [
  {
    name: 'Before any choice',
    element: ({ title }) => (
      <CookieBanner title={title('Cookies on this website')} action="/cookies" settingsHref="#cookie-banner">
        <p>We use some cookies that the website cannot work without.</p>
        <p>With your agreement, we would also like to count visits, so that we can improve its pages.</p>
      </CookieBanner>
    ),
  },
];
