import { rateThatStays, type ProductId } from '@fairlead/core/pricing/product-dates';
import { daysBetween } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import { isToConfirm, unreadBefore } from '@fairlead/core/documents/reading-order';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { FigureRowItem } from '@fairlead/ui/figure/FigureRow';
import type { TaskItem } from '@fairlead/ui/task-list/TaskList';
import { readingPath } from '../../application-paths.ts';
import { percent } from '../../parts/loan/percent.ts';
import type { DocumentSet, ListedDocument } from '../../resources/loan-application.ts';

const ABOUT: Readonly<Record<string, string>> = {
  'adequate-explanations':
    'What to think about before you borrow: what it costs, what can go wrong, your rights',
  secci: 'The figures and terms in the form that every lender uses, so you can compare',
  contract: 'The agreement that you sign',
  'purchase-receipt': 'The car that we buy from you, for how much and when',
  'direct-debit-mandate': 'Your instruction to your bank: what we’ll collect, and when',
};

/** One after another: a document that is confirmed can be opened when those before it were read. */
export function documentTasks(id: string, set: DocumentSet): TaskItem[] {
  return set.documents.map((document) => {
    const { slug, title, readAt } = document;
    const task = { title, hint: `${ABOUT[slug]}. ${readingTime(document)}.` };
    if (!isInTurn(set, document)) return { ...task, status: 'Cannot start yet' };
    const href = readingPath(id, slug);
    if (!isToConfirm(slug)) return { ...task, href, status: 'For your information' };
    return { ...task, href, status: readAt === null ? 'Not yet started' : 'Completed' };
  });
}

/** Whether everything before a document was read. One that is not confirmed can be opened at any time. */
export function isInTurn({ documents }: DocumentSet, { slug }: ListedDocument): boolean {
  if (!isToConfirm(slug)) return true;
  const isRead = (earlier: string): boolean =>
    documents.some((each) => each.slug === earlier && each.readAt !== null);
  return unreadBefore(slug, isRead).length === 0;
}

/** "About 4 minutes to read". */
export function readingTime({ readingMinutes: minutes }: ListedDocument): string {
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}

export function datedLines(set: DocumentSet): FigureRowItem[] {
  return [
    { label: 'Money sent', value: displayDay(set.drawdownOn) },
    { label: 'First payment', value: displayDay(set.firstPaymentOn) },
    { label: 'Amount of last payment', value: formatPounds(set.finalPayment) },
    { label: 'Total payable', value: formatPounds(set.totalAmountPayable) },
    { label: 'APR', value: percent(set.apr) },
    { label: 'Annual interest rate, fixed', value: percent(set.interestRate) },
  ];
}

/** How the real dates moved the payment from the quote's, or null when they did not. */
export function changeInWords(set: DocumentSet, productId: ProductId): string | null {
  const { quotedMonthlyCost: quoted, monthlyCost: dated } = set;
  if (quoted === dated) return null;
  const days = daysBetween(set.drawdownOn, set.firstPaymentOn);
  const [verb, why] =
    dated > quoted
      ? ['rises', 'you have the money for longer before the first payment']
      : ['falls', 'the first payment comes sooner'];
  return `Your payment ${verb} from ${formatWholePounds(quoted)} to ${formatWholePounds(dated)}. Your offer assumed payments exactly a month apart. Your first one is ${days} days after the money is sent, so ${why}. The ${rateThatStays(productId)} stays the same.`;
}
