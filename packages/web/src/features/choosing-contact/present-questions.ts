import {
  CONTACT_QUESTIONS,
  type ContactPermission,
  type ContactQuestions,
} from '@fairlead/core/contact/contact-permissions';
import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { BodyOf } from '@fairlead/contract/wire/client';
import type { ContactPermissions } from '../../resources/contact-permission.ts';
import { only, type Problems } from '../../resources/problems.ts';

/** Each question with yes, no or nothing yet. */
export type ContactAnswers = { reminders: string; offers: string; group: string };

export type Question = {
  name: keyof ContactAnswers;
  legend: string;
  hint: string;
};

/** The server stores the answers under the id of this text (`SETTINGS_WORDING`): raise it with a change of meaning. */
export function presentQuestions(websiteName: string): readonly Question[] {
  return [
    {
      name: 'reminders',
      legend: 'Would you like reminders from us?',
      hint: 'For example, a few days before a price expires.',
    },
    {
      name: 'offers',
      legend: `Would you like offers of loans from ${websiteName}?`,
      hint: 'About what you could borrow next, and what it would cost.',
    },
    {
      name: 'group',
      legend: 'Would you like offers from other companies in our group?',
      hint: 'They contact you about their own products only if you say yes.',
    },
  ];
}

const EMPTY_ANSWERS = {
  reminders: 'Select yes if you would like reminders',
  offers: 'Select yes if you would like offers of our loans',
  group: 'Select yes if you would like offers from other companies in our group',
} as const;

const entriesOf = (product: ProductId) =>
  // Its keys are those of the questions, by its type.
  Object.entries(CONTACT_QUESTIONS[product]) as [keyof ContactQuestions, ContactPermission][];

/** What the borrower said last; empty where they never did, because a default is no answer. */
export function givenAnswers({ answers = [] }: ContactPermissions, product: ProductId): ContactAnswers {
  const given = entriesOf(product).map(([question, name]) => {
    const answer = answers.find(({ permission }) => permission === name);
    return [question, answer ? (answer.allowed ? 'yes' : 'no') : ''] as const;
  });
  // One entry for each question.
  return Object.fromEntries(given) as ContactAnswers;
}

export function checkAnswers(answers: ContactAnswers): Problems<keyof ContactAnswers> {
  const missing = (name: keyof ContactAnswers) => (answers[name] === '' ? EMPTY_ANSWERS[name] : undefined);
  return only({ reminders: missing('reminders'), offers: missing('offers'), group: missing('group') });
}

/** The body under the names of the brand's product. */
export function permissionsBody(
  answers: ContactAnswers,
  product: ProductId,
): BodyOf<'changeContactPermission'> {
  return Object.fromEntries(
    entriesOf(product).map(([question, name]) => [name, answers[question] === 'yes']),
  );
}

/** When the borrower last answered; null when they never did. */
export function answeredOn({ answers = [] }: ContactPermissions): string | null {
  const newest = answers
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  return newest === undefined ? null : `You last changed this on ${longDay(londonDay(Date.parse(newest)))}.`;
}
