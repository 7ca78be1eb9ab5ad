import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { LOSS_CAUSES } from '@fairlead/core/loan-case/car-cases';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { shownMark } from '../car/car-fields.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';

type Outcome = NonNullable<LoanCase['answer']>['outcome'];

const ANSWERS: Readonly<Record<Outcome, string>> = {
  credited: 'We found it',
  'not-received': 'It hasn’t reached us',
  explained: 'Answered',
  begun: 'It has started',
  'not-registered': 'It hasn’t started',
  returned: 'We have the car',
  'mark-changed': 'Your loan has it',
};

const answerInWords = (kind: LoanCase['kind'], outcome: Outcome): string =>
  kind === 'car-loss' && outcome === 'credited' ? 'Your insurer has paid us' : ANSWERS[outcome];

type Waiting = { title: string; status: string; text: string };

/** What each kind is about, and what happens until it is answered. */
const WAITING: Readonly<Record<LoanCase['kind'], (shown: LoanCase, by: string) => Waiting>> = {
  'missing-payment': ({ payment }, by) => ({
    title: payment ? `${formatWholePounds(payment.amount)} paid on ${longDay(payment.paidOn)}` : 'A payment',
    status: 'We’re looking for it',
    text: `You’ll have an answer by ${by}. Until then we won’t remind you of payments. Don’t pay it again.`,
  }),
  'breathing-space': ({ breathingSpace, openedOn }, by) => ({
    title: `Breathing space applied for with ${breathingSpace?.adviser ?? 'a debt adviser'}`,
    status: 'We’re waiting for the register',
    text: `We don’t remind you of payments until ${longDay(addDays(openedOn, LONGEST_PAUSE_DAYS))}. Interest is added and payments are collected as usual until it starts. You’ll hear from us by ${by} either way.`,
  }),
  'car-return': ({ carReturn }, by) => ({
    title: 'The return of your car',
    status: 'We’ll collect it',
    text: `We’ll contact you by ${by} to agree when we’ll collect it${carReturn ? ` from ${carReturn.where}` : ''}. Until then keep it taxed and insured. Have both keys, the V5C and the service book ready.`,
  }),
  'car-loss': ({ carLoss }, by) => ({
    title: carLoss
      ? `${LOSS_CAUSES[carLoss.cause]}, on ${longDay(carLoss.happenedOn)}`
      : 'The loss of your car',
    status: 'We’re talking to your insurer',
    text: `We’ll email you by ${by}. Your agreement continues until the insurer has paid us.`,
  }),
  'plate-change': ({ plateChange }, by) => ({
    title: plateChange
      ? `New registration number ${shownMark(plateChange.registrationNumber)}`
      : 'A new registration number',
    status: 'We’re checking it with DVLA',
    text: `We’ll email you by ${by}.`,
  }),
};

/** A case as its borrower reads it: what it is about, where it is, and by when there is an answer. */
export function presentCase(shown: LoanCase) {
  const { kind, openedOn, answerBy, answer, reference } = shown;
  const { title, status, text } = WAITING[kind](shown, longDay(answerBy));
  return {
    title,
    status: answer ? answerInWords(kind, answer.outcome) : status,
    isOpen: answer === null,
    text: answer ? answer.words : text,
    days: answer
      ? `Sent on ${longDay(openedOn)}, answered on ${longDay(answer.answeredOn)}. Reference ${reference}.`
      : `Sent on ${longDay(openedOn)}. Reference ${reference}.`,
  };
}
