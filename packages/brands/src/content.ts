/** The topic of a help question. The help page shows a card for each topic that has questions. */
export type Topic = 'prices' | 'applying' | 'money' | 'repaying' | 'trouble' | 'ending' | 'account' | 'car';

export type Question = {
  /** The fragment of the question's URL, after `#`. */
  id: string;
  topic: Topic;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
};

/** A short heading with one or two sentences below it. */
export type Point = { title: string; text: string };

export type AboutCopy = {
  lead: string;
  /** Who the brand is for. One string per paragraph. */
  introduction: readonly string[];
  beliefsHeading: string;
  /** How the brand lends. A reader can check each point on the brand's own pages. */
  beliefs: readonly Point[];
};

export type Role = { title: string; place: string; about: string };

export type CareersCopy = {
  lead: string;
  waysHeading: string;
  ways: readonly Point[];
  /** Open vacancies. The page says so when there are none. */
  roles: readonly Role[];
  email: string;
};

/** The brand's own copy on the information pages. Facts about the product are in web's `features/informing`. */
export type BrandContent = {
  about: AboutCopy;
  helpLead: string;
  /** Shown with the questions that all brands of the product share. */
  questions: readonly Question[];
  /** Null if `careersPage` is off. */
  careers: CareersCopy | null;
};
