import {
  CONTACT_QUESTIONS,
  type ContactPermission,
  type ContactQuestions,
} from '@fairlead/core/contact/contact-permissions';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { BodyOf } from '@fairlead/contract/wire/client';
import { only, type Problems } from '../../resources/problems.ts';

/** Yes, no or nothing yet. */
export type ContactAnswer = '' | 'yes' | 'no';

export type ContactAnswers = Record<keyof ContactQuestions, ContactAnswer>;

/** Nothing is answered beforehand: a default is no answer. */
export const NO_ANSWERS: ContactAnswers = { reminders: '', offers: '', group: '' };

const EMPTY_ANSWERS = {
  reminders: 'Select yes if you would like reminders',
  offers: 'Select yes if you would like offers of our loans',
  group: 'Select yes if you would like offers from other companies in our group',
} as const;

/** Each question of a product with the permission that it is about. */
export const questionsOf = (product: ProductId) =>
  // Its keys are those of the questions, by its type.
  Object.entries(CONTACT_QUESTIONS[product]) as [keyof ContactQuestions, ContactPermission][];

/** Every question needs an answer. */
export function checkAnswers(answers: ContactAnswers): Problems<keyof ContactQuestions> {
  const missing = (name: keyof ContactQuestions) => (answers[name] === '' ? EMPTY_ANSWERS[name] : undefined);
  return only({ reminders: missing('reminders'), offers: missing('offers'), group: missing('group') });
}

/** The body under the names of the brand's product. */
export function permissionsBody(
  answers: ContactAnswers,
  product: ProductId,
): BodyOf<'changeContactPermission'> {
  return Object.fromEntries(
    questionsOf(product).map(([question, name]) => [name, answers[question] === 'yes']),
  );
}
