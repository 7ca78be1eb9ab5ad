import type { Head } from '../../parts/page/PageHead.tsx';

export const CHANGE_HEAD: Head = {
  title: 'Change your loan',
  lead: 'You can borrow a different amount, or take more or less time to pay it back. We won’t search your credit file again.',
  isQuiet: true,
};
