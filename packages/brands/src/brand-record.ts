import type { BandTable } from '@fairlead/core/pricing/bands';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { BrandContent } from './content.ts';
import type { Experiment } from './experiments.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { SceneName } from './scene-names.ts';
import type { Theme } from './theme.ts';

/** The lender behind every brand. It is fictional, and every page that names it says so. */
export type LegalEntity = {
  name: string;
  /** Firm reference number, as on the FCA register. */
  frn: string;
  companyNumber: string;
  isDemonstration: boolean;
  address: readonly string[];
};

export type LandingStep = { title: string; text: string };

export type LandingCopy = {
  heroHeading: string;
  heroText: string;
  reassurances: readonly string[];
  /** Short messages that rotate below the hero. Each must be true of the product and of this brand. */
  messages: readonly string[];
  stepsHeading: string;
  steps: readonly [LandingStep, LandingStep, LandingStep];
  ratesHeading: string;
  reviewsHeading: string;
  partnersHeading: string;
  partnersText: string;
  beforeHeading: string;
  /** What is shown instead while applications for the product are not open. */
  whileClosed?: { lastStep: LandingStep; partnersText: string };
};

export type BrandDictionary = {
  domain: string;
  websiteName: string;
  brandName: string;
  shortName: string;
  legalEntity: LegalEntity;
  /** The description of a collection on the borrower's bank statement. At most 18 characters. */
  directDebitLabel: string;
  pageTitle: string;
  pageDescription: string;
  foundingYear: number;
  tradingAddress: readonly string[];
  contactEmails: { support: string; complaints: string };
  phone: string;
  openingHours: { email: OpeningHours; phone: OpeningHours };
};

/** Stored content: amounts in pounds, percentages to one decimal place. A test checks it against pricing. */
export type RepresentativeExample = {
  assumedAmount: number;
  assumedDuration: number;
  interestRate: number;
  monthlyCost: number;
  representativeAPR: number;
  totalAmountPayable: number;
  totalFees: number;
};

/** Inclusive. Amounts in whole pounds, terms in whole months, APRs in percent. */
export type Range = { min: number; max: number };

/** Inline SVG. It takes its colours from the page through `currentColor` and the `art-…` classes. */
export type Svg = string;

export type BrandLogos = { wordmark: Svg; mark: Svg };

/** The drawings of the landing page. */
export type BrandIllustrations = { hero: Svg; price: Svg; apply: Svg; payout: Svg };

/** The drawings of the journey. `scene-names.ts` says where each is shown. */
export type BrandScenes = Record<SceneName, Svg>;

/** A comparison site or credit reference agency that lists this loan. All nine companies are fictional. */
export type Partner = {
  id: string;
  name: string;
  kind: 'credit-reference-agency' | 'comparison-site';
  /** Shown in a narrow tile because its mark is taller than it is wide. */
  isCompact: boolean;
  mark: Svg;
};

export type BrandConfig = {
  brandId: string;
  productId: ProductId;
  representativeExample: RepresentativeExample;
  /** The pricing input for the example: an APR for APR-led products, otherwise a borrowing rate. */
  representativePercent: number;
  loanAmountRange: Range;
  termOptions: Range;
  defaultAmount: number;
  defaultTerm: number;
  /** From the specification. Pages show a range calculated from the prices that the quote tool can show. */
  illustrativeAprRange: Range;
  /** Minimum amounts in pence; percentages in the product's pricing basis (APR or borrowing rate). */
  bandTable: BandTable;
  /** Which of the brand's two surfaces the header uses. */
  navbarColour: 'light' | 'dark';
  logos: BrandLogos;
  /** The comparisons of pages that run under this brand. */
  experiments: readonly Experiment[];
  partners: readonly Partner[];
  illustrations: BrandIllustrations;
  scenes: BrandScenes;
};

export type BrandSwitches = {
  /** The contact page has a form as well as the phone number and email address. */
  contactUsForm: boolean;
  /** A signed-in borrower sees a list of their loans and applications. Off: they go to the newest. */
  borrowerView: boolean;
  /** The fraud awareness page exists and is linked. */
  stayFraudAwarePage: boolean;
  /** The careers page exists and is linked. */
  careersPage: boolean;
  /** The statutory disclosures page exists and is linked. */
  disclosuresPage: boolean;
  /** Visitors can apply on this site. Off: applications start at a comparison partner. */
  directApplications: boolean;
  /** Public pages say how many customers the brand has served. */
  customerCountMessage: boolean;
  /** The landing page starts with its hero and has no header above it. */
  headerHiddenOnLanding: boolean;
  /** A borrower whose loan is no longer active sees why they cannot borrow again yet. */
  notEligibleSheetForInactiveLoan: boolean;
  /** Some sections of the public pages use the brand's dark surface. */
  darkSections: boolean;
};

/** A complete brand, as defined in its folder. */
export type BrandRecord = {
  id: string;
  dictionary: BrandDictionary;
  /** The landing page's copy. Not sent to any other page. */
  landing: LandingCopy;
  /** The brand's own copy on the information pages. Not sent to any other page. */
  content: BrandContent;
  config: BrandConfig;
  switches: BrandSwitches;
  theme: Theme;
};
