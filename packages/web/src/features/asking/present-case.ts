import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanCase } from '../../resources/repaying/cases.ts';

const ANSWERS: Readonly<Record<NonNullable<LoanCase['answer']>['outcome'], string>> = {
  credited: 'We found it',
  'not-received': 'It hasn’t reached us',
  explained: 'Answered',
  begun: 'It has started',
  'not-registered': 'It hasn’t started',
};

/** A case as its borrower reads it: what it is about, where it is, and by when there is an answer. */
export function presentCase({ payment, breathingSpace, openedOn, answerBy, answer, reference }: LoanCase) {
  return {
    title: payment
      ? `${formatPounds(payment.amount)} paid on ${longDay(payment.paidOn)}`
      : `Breathing space applied for with ${breathingSpace?.adviser ?? 'a debt adviser'}`,
    status: answer
      ? ANSWERS[answer.outcome]
      : payment
        ? 'We’re looking for it'
        : 'We’re waiting for the register',
    isOpen: answer === null,
    text: answer
      ? answer.words
      : payment
        ? `You’ll have an answer by ${longDay(answerBy)}. Until then we won’t remind you of payments. Don’t pay it again.`
        : `We don’t remind you of payments until ${longDay(addDays(openedOn, LONGEST_PAUSE_DAYS))}. Interest is added and payments are collected as usual until it starts. You’ll hear from us by ${longDay(answerBy)} either way.`,
    days: answer
      ? `Asked on ${longDay(openedOn)}, answered on ${longDay(answer.answeredOn)}. Reference ${reference}.`
      : `Asked on ${longDay(openedOn)}. Reference ${reference}.`,
  };
}
