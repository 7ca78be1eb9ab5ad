import { addDays, daysBetween, type Day } from '@fairlead/core/calendar/day';
import { displayDay, fullDay, longDay } from '@fairlead/core/calendar/display';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { settlementExpiry } from '@fairlead/core/settlement/settlement-date';
import type { ChangePreview, RepaymentOptions } from '../../../resources/repaying/repayment.ts';
import { counted } from '../words.ts';
import type { ChangeKind } from './changes.ts';

/** The days on which the loan can be paid off: today, and those on which a Direct Debit can be collected. */
export function daysToSettle(today: Day, directDebit: RepaymentOptions['directDebit']): readonly Day[] {
  const days = [today];
  if (directDebit === null) return days;
  for (let on = directDebit.collectOn; on <= settlementExpiry(today); on = addDays(on, 1)) {
    if (isWorkingDay(on)) days.push(on);
  }
  return days;
}

type Slider = { readonly min: number; readonly max: number; readonly step: number };

const MOST_EACH_MONTH = 500;

/** The slider of an amount, in whole pounds: up to what pays off the loan, each month up to £500 of it. */
export function sliderOf(
  kind: 'pay-once' | 'pay-monthly',
  { most }: { readonly least: Pence; readonly most: Pence },
): Slider | null {
  const pounds = Math.floor(most / 100);
  const max = kind === 'pay-monthly' ? Math.min(MOST_EACH_MONTH, pounds) : pounds;
  const step = max > 1000 ? 50 : max > 100 ? 10 : 1;
  return max > step ? { min: step, max: max - (max % step), step } : null;
}

/** What the amount starts with. */
export function firstAmount(kind: 'pay-once' | 'pay-monthly', most: Pence): string {
  const usual = kind === 'pay-monthly' ? 50_00 : 500_00;
  return most > usual ? String(usual / 100) : formatPounds(most).replace(/[£,]/g, '');
}

/** What the change leads to, in one sentence: the end first, then the money. */
export function outcomeInWords(preview: ChangePreview): string {
  const { now, after, saved } = preview;
  const months = Math.round(daysBetween(after.endsOn, now.endsOn) / DAYS_OF_MONTH);
  const end = months > 0 ? `You’d finish ${counted(months, 'month')} sooner` : '';
  const money = moneyInWords(saved);
  if (end !== '') return `${end} and ${money}.`;
  const lower = lowerInWords(preview);
  if (lower !== '') return `${lower} and ${money}.`;
  const moved = after.endsOn === now.endsOn ? '' : ` Your last payment would be on ${longDay(after.endsOn)}.`;
  return `You’d ${money}.${moved}`;
}

/** The same end with lower payments. */
function lowerInWords({ now, after }: ChangePreview): string {
  const [before, next] = [now.nextPayment?.amount ?? 0, after.nextPayment?.amount ?? 0];
  return next > 0 && next < before && after.endsOn === now.endsOn
    ? `You’d pay ${formatWholePounds(pence(before - next))} less each month`
    : '';
}

const DAYS_OF_MONTH = 365.25 / 12;

function moneyInWords(saved: Pence): string {
  if (saved === 0) return 'pay the same in total';
  return saved > 0
    ? `save ${formatWholePounds(saved)}`
    : `pay ${formatWholePounds(pence(-saved))} more in interest`;
}

const payment = (next: ChangePreview['now']['nextPayment']): string =>
  next === null ? 'None' : `${formatPounds(next.amount)} on ${displayDay(next.collectOn)}`;

/** The figures before and after, as rows of a table. */
export function comparisonRows({ now, after }: ChangePreview) {
  const row = (id: string, what: string, of: (course: typeof now) => string) => ({
    id,
    what,
    now: of(now),
    after: of(after),
  });
  return [
    row('next', 'Next payment', ({ nextPayment }) => payment(nextPayment)),
    row('end', 'Last payment', ({ endsOn }) => displayDay(endsOn)),
    row('interest', 'Interest still to pay', ({ interest }) => formatPounds(interest)),
    row('total', 'Total still to pay', ({ toPay }) => formatPounds(toPay)),
  ];
}

/** What is counted, and what it rests on. */
const BASIS: Readonly<Record<ChangeKind, (preview: ChangePreview) => string>> = {
  'pay-once': ({ amount, on }) =>
    `With ${formatWholePounds(amount)} extra on ${longDay(on)}. The total includes it.`,
  'pay-monthly': ({ amount, on }) =>
    `With ${formatWholePounds(amount)} extra on ${longDay(on)} and in each month after it. The total includes these payments. You make each one yourself, and you can stop at any time.`,
  settle: ({ amount, on }) =>
    `You’d pay ${formatWholePounds(amount)} on ${longDay(on)}, and nothing after it.`,
  'move-payment-date': () => 'Later payments follow on the same day of each month.',
};

export function basisInWords(kind: ChangeKind, preview: ChangePreview): string {
  return kind === 'settle' || (kind === 'pay-once' && preview.settles)
    ? BASIS.settle(preview)
    : `${BASIS[kind](preview)} This assumes that every other payment is made on time.`;
}

/** The button that continues with it. */
const NEXT: Readonly<Record<ChangeKind, (preview: ChangePreview) => string>> = {
  'pay-once': ({ amount }) => `Pay ${formatWholePounds(amount)} extra`,
  'pay-monthly': ({ amount }) => `Make the first payment of ${formatWholePounds(amount)}`,
  settle: ({ on }) => `Pay off your loan on ${longDay(on)}`,
  'move-payment-date': ({ after }) =>
    after.nextPayment
      ? `Move your payments to ${longDay(after.nextPayment.dueOn)}`
      : 'Change your payment day',
};

export function nextInWords(kind: ChangeKind, preview: ChangePreview): string {
  return NEXT[kind](preview);
}

export const dayOptions = (days: readonly Day[]) => days.map((value) => ({ value, label: fullDay(value) }));
