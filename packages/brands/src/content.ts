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

/** The brand's own words on its pages of information; what is true of the product is written once for all. */
export type BrandContent = {
  helpLead: string;
  /** Beside the questions that every brand of the product answers. */
  questions: readonly Question[];
};
