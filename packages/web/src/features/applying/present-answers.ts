import { longDay } from '@fairlead/core/calendar/display';
import { parsePostcode } from '@fairlead/core/person/postcode';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { addressLines } from '../../resources/address.ts';
import { needsPreviousAddress, STAYS } from './address-rules.ts';
import { monthlyIncome, typedPounds } from './application-body.ts';
import { birthDay } from './birth-date.ts';
import { hasDependants, hasOccupation, paysForHome } from './check-draft.ts';
import type { ConsentAnswers, Draft, DraftAddress } from './draft.ts';
import { DEPENDANTS, FREQUENCIES, HOUSING, labelOf, MARITAL, REASONS, termLabel } from './labels.ts';
import { stepHref } from './step-href.ts';
import type { StepId } from './steps.ts';

type Row = { key: string; value: string; step: StepId; hidden: string };

export type AnswerGroup = { heading: string; rows: SummaryRow[] };

const pounds = (typed: string): string => {
  const amount = typedPounds(typed);
  return amount === null ? '-' : formatPounds(amount);
};

function oneLine(address: DraftAddress): string {
  const parsed = parsePostcode(address.postCode);
  const postCode = parsed.ok ? parsed.value : address.postCode;
  return addressLines({ ...address, postCode }).join(', ');
}

function loanRows({ amount, term, reason }: Draft): Row[] {
  return [
    { key: 'Amount', value: pounds(amount), step: 'loan', hidden: 'the amount' },
    { key: 'Paid back over', value: termLabel(Number(term)), step: 'loan', hidden: 'how long you pay' },
    { key: 'Purpose', value: labelOf(REASONS, reason), step: 'loan', hidden: 'what the loan is for' },
  ];
}

function personRows({ firstName, lastName, dateOfBirth, email, mobileNumber }: Draft): Row[] {
  const born = birthDay(dateOfBirth);
  return [
    { key: 'Name', value: `${firstName} ${lastName}`, step: 'you', hidden: 'your name' },
    { key: 'Date of birth', value: born ? longDay(born) : '', step: 'you', hidden: 'your date of birth' },
    { key: 'Email', value: email, step: 'contact', hidden: 'your email address' },
    { key: 'Mobile', value: mobileNumber, step: 'contact', hidden: 'your mobile number' },
  ];
}

function addressRows({ addresses: [present, previous] }: Draft): Row[] {
  const stay = STAYS.find(({ value }) => value === present.period)?.label ?? '';
  const before: Row = {
    key: 'Previous address',
    value: oneLine(previous),
    step: 'previous-address',
    hidden: 'your previous address',
  };
  return [
    { key: 'Address', value: oneLine(present), step: 'address', hidden: 'your address' },
    { key: 'Time there', value: stay, step: 'address-stay', hidden: 'how long you have lived there' },
    ...(needsPreviousAddress(present) ? [before] : []),
  ];
}

function workRows(draft: Draft): Row[] {
  const { employmentStatus, occupation, income, incomeFrequency } = draft;
  const monthly = monthlyIncome(income, incomeFrequency);
  const frequency = labelOf(FREQUENCIES, incomeFrequency).toLowerCase();
  const asMonthly =
    incomeFrequency === 'monthly' || monthly === null ? '' : `, about ${formatPounds(monthly)} a month`;
  return [
    {
      key: 'Employment',
      value: employmentStatus?.name ?? '',
      step: 'work',
      hidden: 'your employment status',
    },
    ...(hasOccupation(draft)
      ? [{ key: 'Occupation', value: occupation, step: 'work', hidden: 'your occupation' } as const]
      : []),
    {
      key: 'Income after tax',
      value: `${pounds(income)} ${frequency}${asMonthly}`,
      step: 'work',
      hidden: 'your income',
    },
  ];
}

function homeRows(draft: Draft): Row[] {
  const { residentialStatus, rentOrMortgageMonthlyPayment: rent, numberOfDependants, maritalStatus } = draft;
  const home: Row = {
    key: 'Rent or mortgage',
    value: `${pounds(rent)} a month`,
    step: 'home',
    hidden: 'your rent or mortgage',
  };
  const cost: Row = {
    key: 'Spent on them',
    value: `${pounds(draft.monthlyDependantsCost)} a month`,
    step: 'home',
    hidden: 'what you spend on dependants',
  };
  return [
    {
      key: 'Housing',
      value: labelOf(HOUSING, residentialStatus),
      step: 'home',
      hidden: 'your housing situation',
    },
    ...(paysForHome(draft) ? [home] : []),
    {
      key: 'Marital status',
      value: labelOf(MARITAL, maritalStatus),
      step: 'home',
      hidden: 'your marital status',
    },
    {
      key: 'Dependants',
      value: labelOf(DEPENDANTS, numberOfDependants),
      step: 'home',
      hidden: 'how many people depend on you',
    },
    ...(hasDependants(draft) ? [cost] : []),
  ];
}

const yesOrNo = (isYes: boolean): string => (isYes ? 'Yes' : 'No');

function consentRows({ noReminders, noOffers, groupCrossSell }: ConsentAnswers): Row[] {
  return [
    { key: 'Reminders', value: yesOrNo(!noReminders), step: 'preferences', hidden: 'reminders' },
    { key: 'Offers of our loans', value: yesOrNo(!noOffers), step: 'preferences', hidden: 'offers' },
    {
      key: 'Group companies may write',
      value: yesOrNo(groupCrossSell),
      step: 'preferences',
      hidden: 'what group companies may send',
    },
  ];
}

/** Every answer, as it will be sent, each with a way to change it. */
export function presentAnswers(draft: Draft): AnswerGroup[] {
  const groups: [string, Row[]][] = [
    ['Your loan', loanRows(draft)],
    ['About you', personRows(draft)],
    ['Where you live', addressRows(draft)],
    ['Work and income', workRows(draft)],
    ['Home and household', homeRows(draft)],
    ['Contact preferences', consentRows(draft.consent)],
  ];
  return groups.map(([heading, rows]) => ({ heading, rows: rows.map(presentRow) }));
}

function presentRow({ key, value, step, hidden }: Row): SummaryRow {
  return { key, value, change: { href: stepHref(step, true), hiddenText: hidden } };
}
