/** What a question is about. The help page has a card for each topic that has questions. */
export type Topic = 'prices' | 'applying' | 'money' | 'repaying' | 'trouble' | 'ending' | 'account' | 'car';

export type Question = {
  /** The last part of the question's address, after `#`. */
  id: string;
  topic: Topic;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
};

/** A short heading with a sentence or two below it. */
export type Point = { title: string; text: string };

export type AboutCopy = {
  lead: string;
  /** Who the brand is for, in paragraphs. */
  story: readonly string[];
  beliefsHeading: string;
  /** How it lends: what can be seen on its own pages. */
  beliefs: readonly Point[];
};

export type Role = { title: string; place: string; about: string };

export type CareersCopy = {
  lead: string;
  waysHeading: string;
  ways: readonly Point[];
  /** What can be applied for today; the page says so when that is nothing. */
  roles: readonly Role[];
  email: string;
};

/** The brand's own words on its pages of information; what is true of the product is written once for all. */
export type BrandContent = {
  about: AboutCopy;
  helpLead: string;
  /** Beside the questions that every brand of the product answers. */
  questions: readonly Question[];
  /** Null where `careersPage` is off. */
  careers: CareersCopy | null;
};
