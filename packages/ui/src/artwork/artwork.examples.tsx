import type { Example } from '../examples/example.tsx';
import { Artwork } from './Artwork.tsx';

const SHAPES = [
  '<svg viewBox="0 0 240 64" width="240" height="64">',
  '<rect class="art-tint" width="64" height="64" rx="12"/>',
  '<circle class="art-fill" cx="120" cy="32" r="30"/>',
  '<circle class="art-soft" cx="140" cy="32" r="18"/>',
  '<path class="art-line" stroke-width="4" d="M178 56 206 10l28 46Z"/>',
  '<path class="art-line-action" stroke-width="4" d="M16 34l11 11 22-26"/>',
  '</svg>',
].join('');

export const artworkExamples: readonly Example[] = [
  {
    name: 'In the colours of the surface',
    element: <Artwork svg={SHAPES} label="A tick and two shapes" />,
  },
];
