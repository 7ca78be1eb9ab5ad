import type { Head } from '../../../parts/page/PageHead.tsx';

export const ADD_CARD_HEAD: Head = {
  title: 'Add a credit card',
  lead: 'For a card that isn’t in your list. Have its latest statement ready.',
  isQuiet: true,
};
