import type { Head } from '../../parts/page/PageHead.tsx';

export const BUDGET_HEAD: Head = {
  title: 'Your budget',
  lead: 'See what comes in, what goes out and what is left. It takes about 10 minutes. You can stop at any time: what you’ve entered is saved.',
  isQuiet: true,
};

export const SUMMARY_HEAD: Head = {
  title: 'Your budget',
  lead: 'What comes in each month, what goes out and what is left. You can print it, or show it to an adviser.',
  isQuiet: true,
};
