import type { Head } from '../../parts/page/PageHead.tsx';

export const PLAN_HEAD: Head = {
  title: 'Set up a payment plan',
  lead: 'Tell us what you can afford. It takes about 10 minutes and you can stop at any time: what you’ve entered is saved.',
};
