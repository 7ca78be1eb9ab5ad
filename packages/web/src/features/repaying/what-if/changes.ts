/** What a borrower can look at in the picture of their loan. */
export const CHANGES = ['pay-monthly', 'pay-once', 'settle', 'move-payment-date'] as const;

export type ChangeKind = (typeof CHANGES)[number];

/** The loan unchanged. */
export const UNCHANGED = 'as-it-is';

const LABELS: Readonly<Record<ChangeKind, string>> = {
  'pay-monthly': 'Paying extra every month',
  'pay-once': 'Paying extra once',
  settle: 'Paying off your loan early',
  'move-payment-date': 'Changing your payment day',
};

/** The choice above the chart. */
export const CHOICES = [
  { value: UNCHANGED, label: 'Your loan as it is' },
  ...CHANGES.map((value) => ({ value, label: LABELS[value] })),
];

export function changeNamed(value: string): ChangeKind | null {
  return CHANGES.find((kind) => kind === value) ?? null;
}
