import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** What the pages of one area need, and no page of another. */
const AREAS = {
  // Of the form, of signing in, and of every other page with a field.
  fields: /ui\/src\/text-field|core\/src\/person\/email/,
  form: /web\/src\/(?:resources\/draft(?!\/saved)|features\/applying(?!\/saving\/(?!SavedStepPage))|parts\/application\/(?:check-|use-(?!application|seeds)))|core\/src\/(?:person|income(?!\/(?:monthly-figure|bank-))|affordability)\/|ui\/src\/(?:(?!checkbox|date)\w+-field|radio-group)\//,
  // Of a later page of the form, and of pages that correct what was given in it.
  details: /web\/src\/parts\/application\/(?:Address|PersonFields)|ui\/src\/date-field\//,
  application:
    /web\/src\/(?:application-paths|parts\/application\/(?!application-status|check-|use-(?!application)|Address|PersonFields)|parts\/form\/use-focus-after|resources\/loan-application)|client-endpoints\/(?:applications|documents)/,
  // Of the tasks of an application, which the offer does not show yet. After the application, whose reading it would take with it.
  tasks:
    /web\/src\/resources\/(?:requirement|proof)|client-endpoints\/(?:requirements|proofs|open-banking)|core\/src\/requirement\/|ui\/src\/task-list\//,
  // Of pages with two versions. After the application, whose calls it would take with it.
  versions: /web\/src\/(?:parts\/experiment|resources\/experiment)/,
  // Of an application and of a loan, which needs nothing else of the application.
  figures: /ui\/src\/(?:(?:summary-list|figure|card|columns)\/|section\/Steps)/,
  requoting: /web\/src\/resources\/requoting|client-endpoints\/other-amounts/,
  cards:
    /web\/src\/resources\/(?:credit-card|payoff)|client-endpoints\/debt-consolidation|core\/src\/credit-card\//,
  // Of a computer that hands a proof to a phone, and of that phone.
  phone: /web\/src\/(?:resources\/phone-link|parts\/qr\/)|client-endpoints\/phone-links/,
  // Of pages on which a file is chosen and sent.
  files: /web\/src\/parts\/files\//,
  // Of pages on the way to a borrower's bank and back.
  bank: /web\/src\/parts\/page\/JourneyPage/,
  // Of pages that show a time of day.
  times: /core\/src\/calendar\/(?:london|usual-bank-holidays)/,
  sandbox: /web\/src\/resources\/sandbox|client-endpoints\/sandbox/,
  rates: /core\/src\/rates\/periodic/,
  // Of pages about a car.
  car: /web\/src\/parts\/car\/|client-endpoints\/vehicles|core\/src\/vehicle\//,
  // Of pages that work out prices.
  products: /core\/src\/pricing\/products/,
  advice: /web\/src\/parts\/lender\/(?:DebtAdvice|debt-services|TalkToUs)/,
  // Where a postcode has no address, which is after the first load.
  postcodes: /web\/src\/parts\/address\/NothingFound/,
  // Of forms outside of the application, whose answers survive the end of a session.
  typed:
    /web\/src\/(?:parts\/form\/(?:use-typed|use-report|read-day|LoanForm)|state\/typed-storage)|ui\/src\/(?:text-area|checkbox-group)\//,
  contact: /web\/src\/parts\/contact\/questions/,
  // Of pages on which a day of payment is chosen.
  days: /core\/src\/(?:schedule\/|calendar\/(?:working-days|bank-holidays|bacs))/,
  // Of pages on which a borrower asks for help or reads their plan.
  asking:
    /web\/src\/(?:features\/asking|parts\/cases)|client-endpoints\/help-with-payments|core\/src\/(?:loan-case\/|contact\/contact-rules|missing-payment\/|breathing-space\/)/,
  // Of a loan that ended early, which its page loads later.
  ending: /web\/src\/parts\/ending/,
  // Before what acts on a loan, which would take the reading of the loan with it.
  loan: /web\/src\/(?:loan-paths|parts\/loan|resources\/loan\.ts)|client-endpoints\/loans|core\/src\/loan\/|ui\/src\/table\//,
  // Of pages on which a borrower acts on a loan; the loan's own page loads it later.
  repayment:
    /web\/src\/(?:parts\/(?:days|repayment|bank-account|bank-payment)|resources\/repaying)|client-endpoints\/(?:repayments|early-settlement|direct-debit|bank-payments|card-payments)|core\/src\/settlement/,

  // What saves the form, once one of its later pages is there. Last, so that what the first page needs is in `form`.
  saving:
    /web\/src\/(?:resources\/(?:draft\/saved-draft|new-key)|features\/applying\/saving\/(?!SavedStepPage))|client-endpoints\/drafts|core\/src\/(?:application\/unfinished-form|retention\/)/,
} as const;

const SHARED = /node_modules|packages\/(?:ui|core|contract)\/|web\/src\/(?:parts|state|resources)\//;

const isShared = (id: string): boolean =>
  SHARED.test(id) && !Object.values(AREAS).some((area) => area.test(id));

/** The files of the frame that every account page has. */
const FRAME = /web\/src\/(?:app\/AccountLayout|root|entry\.client)\.tsx/;

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Whether the frame imports a module, itself or through others. */
function isOfFrame(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FRAME.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isOfFrame(importer, modules, seen));
}

/** Few files: what several screens need compresses better together than in thirty pieces. */
const CLIENT_FILES = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'react',
        // With what imports later: every page has it, and none should load another area for it.
        test: /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run|cookie-es)\/|^\0vite\/preload-helper/,
      },
      {
        // All that the frame needs, in one file: in pieces it was half a kilobyte more.
        name: (id: string, modules: Modules) => (isOfFrame(id, modules) ? 'account' : null),
        debugName: 'account',
        test: (id: string) => !FRAME.test(id),
      },
      { name: 'shared', test: isShared, minShareCount: 3 },
      ...Object.entries(AREAS).map(([name, test]) => ({ name, test, minShareCount: 2 })),
    ],
  },
};

/**
 * What is loaded later has no style sheet of its own and is not waited for, so it is imported unchanged: without
 * Vite's helper, which would preload both, every account page is 0.8 KiB lighter. A style sheet there would never be
 * loaded, so it stops the build.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isDynamicEntry || file.isEntry) continue;
      const [sheet] = file.viteMetadata?.importedCss ?? [];
      if (sheet !== undefined)
        this.error(`${file.name} is loaded later, so its style sheet is not loaded: import it in the screen`);
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [plainDynamicImports, reactRouter()],
  // Nothing is inlined as data: the content security policy names no such source for scripts and styles.
  // Nor is what a later file imports listed to be preloaded: no one would read the list.
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: CLIENT_FILES } } },
    ssr: {
      build: { rolldownOptions: { input: './src/app/server/answering/handle-web.ts' } },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The server runs the bundle as it is: the packages of this repository are TypeScript sources.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@fairlead\//] },
}));
