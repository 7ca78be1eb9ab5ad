import type { Head } from '../../parts/page/PageHead.tsx';

export const HAND_BACK_HEAD: Head = {
  title: 'Hand your car back',
  lead: 'You can end your agreement and hand the car back at any time before your last payment is due. It is your right under sections 99 and 100 of the Consumer Credit Act 1974.',
};
