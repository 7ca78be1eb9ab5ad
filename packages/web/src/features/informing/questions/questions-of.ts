import { keysOf } from '@fairlead/core/records';
import type { BrandConfig } from '@fairlead/brands/brand';
import type { Question, Topic } from '@fairlead/brands/content';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import type { PublicPageProps } from '../../../parts/public/public-page.ts';
import { factsOf, type Facts } from '../facts.ts';
import { everyProduct } from './every-product.ts';
import { hirePurchase } from './hire-purchase.ts';
import { personalLoan } from './personal-loan.ts';

/** In the order in which a reader meets them. */
export const TOPICS = {
  prices: { title: 'Prices and fees', about: 'What borrowing costs, and what the APR tells you' },
  applying: { title: 'Applying', about: 'Who can borrow, how we decide, and your credit score' },
  money: { title: 'Signing and getting the money', about: 'Your documents, your signature, your bank' },
  car: {
    title: 'You and your car',
    about: 'Who owns it, returning it early, and when we could repossess it',
  },
  repaying: { title: 'Making payments', about: 'Direct Debits, payment days and paying extra' },
  trouble: { title: 'If paying is difficult', about: 'What we can do, free advice, and support needs' },
  ending: {
    title: 'Changing your mind, paying off early',
    about: 'Your right to withdraw, and what it costs',
  },
  account: { title: 'Your account and details', about: 'Signing in, your agreement, changed details' },
} as const satisfies Record<Topic, { title: string; about: string }>;

const BY_PRODUCT = {
  'unsecured-2026-1': personalLoan,
  'hire-purchase-2026-1': hirePurchase,
} as const satisfies Record<BrandConfig['productId'], (facts: Facts, isOpen: boolean) => readonly Question[]>;

type Asked = Pick<PublicPageProps, 'brand' | 'settings'>;

/** Every question that a brand answers: its product's, every product's, its own. */
export function questionsOf({ brand, settings }: Asked): readonly Question[] {
  const { productId } = brand.config;
  const facts = factsOf(brand);
  const isOpen = isOpenToApplications(productId, settings.clientConfig);
  return [...BY_PRODUCT[productId](facts, isOpen), ...everyProduct(facts), ...brand.content.questions];
}

export type TopicOfQuestions = {
  topic: Topic;
  title: string;
  about: string;
  questions: readonly Question[];
};

/** A brand's questions by topic, without topics that have none. */
export function topicsOf(page: Asked): readonly TopicOfQuestions[] {
  const questions = questionsOf(page);
  return keysOf(TOPICS)
    .map((topic) => ({
      topic,
      ...TOPICS[topic],
      questions: questions.filter((each) => each.topic === topic),
    }))
    .filter((each) => each.questions.length > 0);
}
