import { Artwork } from '../artwork/Artwork.tsx';
import type { Example } from '../examples/example.tsx';
import { Steps } from './Steps.tsx';

const TICK = [
  '<svg viewBox="0 0 64 64" width="64" height="64">',
  '<circle class="art-soft" cx="32" cy="32" r="28"/>',
  '<path class="art-line" stroke-width="4" d="M20 33l9 9 16-20"/>',
  '</svg>',
].join('');

const art = <Artwork svg={TICK} />;

export const sectionExamples: readonly Example[] = [
  {
    name: 'Steps with drawings',
    element: (
      <Steps
        steps={[
          { title: 'See what it costs', text: 'Choose an amount and a term.', art },
          { title: 'Tell us about yourself', text: 'It takes about three minutes.', art },
          { title: 'Sign and get the money', text: 'Once you’ve read your agreement.', art },
        ]}
      />
    ),
  },
];
