import type { BandTable } from '@fairlead/core/pricing/bands';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { BrandContent } from './content.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Theme } from './theme.ts';

/** The firm that lends under every brand. It is fictional and says so wherever it is named. */
export type LegalEntity = {
  name: string;
  /** Firm reference number as it would stand on the FCA register. */
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
  /** Short sentences that take turns below the hero. Each is true of the product and of this brand. */
  messages: readonly string[];
  stepsHeading: string;
  steps: readonly [LandingStep, LandingStep, LandingStep];
  ratesHeading: string;
  standingHeading: string;
  partnersHeading: string;
  partnersText: string;
  beforeHeading: string;
};

export type BrandDictionary = {
  domain: string;
  websiteName: string;
  brandName: string;
  shortName: string;
  legalEntity: LegalEntity;
  /** What the borrower's bank statement says beside a collection, at most 18 characters. */
  directDebitLabel: string;
  pageTitle: string;
  pageDescription: string;
  foundingYear: number;
  tradingAddress: readonly string[];
  contactEmails: { support: string; complaints: string };
  phone: string;
  openingHours: { email: OpeningHours; phone: OpeningHours };
};

/** Stored content: amounts in pounds, percents to one decimal. A test proves that pricing agrees. */
export type RepresentativeExample = {
  assumedAmount: number;
  assumedDuration: number;
  interestRate: number;
  monthlyCost: number;
  representativeAPR: number;
  totalAmountPayable: number;
  totalFees: number;
};

/** Inclusive. Amounts are whole pounds, terms whole months, APRs percent numbers. */
export type Range = { min: number; max: number };

/** Inline SVG that takes its colours from the page through `currentColor` and the `art-…` classes. */
export type Svg = string;

export type BrandLogos = { wordmark: Svg; mark: Svg };

export type BrandIllustrations = { hero: Svg; price: Svg; apply: Svg; payout: Svg; empty: Svg };

/** A place where a visitor may compare this loan with others. All nine are fictional. */
export type Partner = {
  id: string;
  name: string;
  kind: 'credit-reference-agency' | 'comparison-site';
  /** Shown in a narrow tile: its mark is taller than it is wide. */
  isCompact: boolean;
  mark: Svg;
};

export type BrandConfig = {
  brandId: string;
  productId: ProductId;
  representativeExample: RepresentativeExample;
  /** The pricing input behind the example: an APR where the product is APR-led, else a borrowing rate. */
  representativePercent: number;
  loanAmountRange: Range;
  termOptions: Range;
  defaultAmount: number;
  defaultTerm: number;
  /** As the specification states it. What pages say of a range is worked out from the prices that can be shown. */
  illustrativeAprRange: Range;
  /** Minimum amounts in pence; percents in the product's own basis (APR or borrowing rate). */
  bandTable: BandTable;
  /** Which of the brand's two surfaces the header stands on. */
  navbarColour: 'light' | 'dark';
  logos: BrandLogos;
  experiments: readonly string[];
  partners: readonly Partner[];
  illustrations: BrandIllustrations;
};

export type BrandSwitches = {
  /** The contact page offers a form beside the telephone number and email address. */
  contactUsForm: boolean;
  /** A signed-in borrower sees a list of everything they have; without it they go to the newest. */
  borrowerView: boolean;
  /** The page on recognising fraud exists and is linked. */
  stayFraudAwarePage: boolean;
  /** The careers page exists and is linked. */
  careersPage: boolean;
  /** The page of statutory disclosures exists and is linked. */
  disclosuresPage: boolean;
  /** Visitors may apply here; without it applications start at a comparison partner. */
  directApplications: boolean;
  /** Public pages say how many customers the brand has served. */
  customerCountMessage: boolean;
  /** The landing page starts with its hero, without the header above it. */
  headerHiddenOnLanding: boolean;
  /** Somebody whose loan is no longer active is told why they cannot borrow again yet. */
  notEligibleSheetForInactiveLoan: boolean;
  /** Some sections of the public pages stand on the brand's dark surface. */
  darkSections: boolean;
};

/** Everything that makes a brand, as its folder states it. */
export type BrandRecord = {
  id: string;
  dictionary: BrandDictionary;
  /** What the first page says; no other page carries it. */
  landing: LandingCopy;
  /** What its pages of information say in its own words; no other page carries it. */
  content: BrandContent;
  config: BrandConfig;
  switches: BrandSwitches;
  theme: Theme;
};
