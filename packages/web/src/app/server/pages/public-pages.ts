import type { ReactElement } from 'react';
import { LandingPage } from '../../../features/browsing/LandingPage.tsx';
import { answerCookies } from '../../../features/consenting/server/answer-cookies.ts';
import { CookiesPage } from '../../../features/consenting/CookiesPage.tsx';
import { askedStatus, asksForPrice } from '../../../features/browsing/asked-price.ts';
import { ContactPage } from '../../../features/contacting/ContactPage.tsx';
import { saysSent } from '../../../features/contacting/sent-reference.ts';
import { answerMessage } from '../../../features/contacting/server/answer-message.tsx';
import { AboutPage } from '../../../features/informing/AboutPage.tsx';
import { CareersPage } from '../../../features/informing/CareersPage.tsx';
import { ComplaintsPage } from '../../../features/informing/ComplaintsPage.tsx';
import { DisclosuresPage } from '../../../features/informing/DisclosuresPage.tsx';
import { FrequentlyAskedQuestionsPage } from '../../../features/informing/FrequentlyAskedQuestionsPage.tsx';
import { asksForHelp, HelpPage } from '../../../features/informing/HelpPage.tsx';
import { ModernSlaveryPage } from '../../../features/informing/ModernSlaveryPage.tsx';
import { PrivacyPage } from '../../../features/informing/PrivacyPage.tsx';
import { StayFraudAwarePage } from '../../../features/informing/StayFraudAwarePage.tsx';
import { TermsPage } from '../../../features/informing/TermsPage.tsx';
import { openingWordsChangeAt } from '../../../parts/lender/present-opening-state.ts';
import type { PublicPath } from '../../../paths.ts';
import type { FormAnswer, PublicPageProps, SentForm } from '../../../parts/public/public-page.ts';
import { styleguideOf } from './styleguide-of.ts';
import type { WebContext } from '../answering/web-context.ts';
import type { PublicSheet } from '../assets/public-assets.ts';
import { InternalErrorPage, NotAuthorizedPage, NotFoundPage } from './FallbackPages.tsx';

/** What the configuration says of pages that it can switch off. */
export type ConfiguredPages = Pick<WebContext, 'isStyleguideShown'>;

export type PublicPage = {
  render: (page: PublicPageProps) => ReactElement;
  /** False where the configuration has the page switched off. */
  isOn?: (context: ConfiguredPages) => boolean;
  /** 200 unless said otherwise. */
  status?: number | ((page: PublicPageProps) => number);
  /** The style sheet of the information pages unless said otherwise. */
  sheet?: PublicSheet;
  /** True when the address has a query of its own, so that the page is rendered for this request. */
  isAsked?: (url: URL) => boolean;
  /** The first instant, in milliseconds, at which the page would read otherwise. Without it, never. */
  staleAt?: (page: PublicPageProps) => number;
  /** Takes a form that is sent to the page. Without it, a form is refused. */
  post?: (sent: SentForm) => Promise<FormAnswer>;
};

/**
 * Every page that the server renders and no script of React's touches. A page of information is also a row of
 * `parts/public/site-pages.ts`, which has its name in the footer and the switch it hangs on.
 */
export const PUBLIC_PAGES: Readonly<Record<PublicPath, PublicPage>> = {
  '/': { render: LandingPage, sheet: 'landing', isAsked: asksForPrice, status: askedStatus },
  '/contact': {
    render: ContactPage,
    isAsked: saysSent,
    staleAt: openingWordsStaleAt,
    post: answerMessage,
  },
  '/help-and-support': { render: HelpPage, isAsked: asksForHelp },
  '/frequently-asked-questions': { render: FrequentlyAskedQuestionsPage },
  '/complaints': { render: ComplaintsPage },
  '/stay-fraud-aware': { render: StayFraudAwarePage },
  '/about': { render: AboutPage },
  '/careers': { render: CareersPage },
  '/modern-slavery-act': { render: ModernSlaveryPage },
  '/terms': { render: TermsPage },
  '/privacy': { render: PrivacyPage },
  '/cookies': { render: CookiesPage, isAsked: () => true, post: answerCookies },
  '/disclosures': { render: DisclosuresPage },
  '/styleguide': { render: styleguideOf, isOn: ({ isStyleguideShown }) => isStyleguideShown },
  '/not-found': { status: 404, render: NotFoundPage },
  '/not-authorized': { status: 403, render: NotAuthorizedPage },
  '/internal-error': { status: 500, render: InternalErrorPage },
};

function openingWordsStaleAt({ brand, madeAt }: PublicPageProps): number {
  return openingWordsChangeAt(Object.values(brand.dictionary.openingHours), madeAt.getTime());
}

/** Pages are read; only those that have a form take one. */
export function methodsOf(path: string): readonly string[] {
  const takesForm = isPublicPath(path) && PUBLIC_PAGES[path].post !== undefined;
  return ['GET', 'HEAD', ...(takesForm ? ['POST'] : [])];
}

export function isPublicPath(path: string): path is PublicPath {
  return Object.hasOwn(PUBLIC_PAGES, path);
}
