import type { Theme } from '@fairlead/brands/theme';
import { anchorOf, type Guide } from './guide.ts';
import { Colours } from './Colours.tsx';
import { OnSurfaces } from './OnSurfaces.tsx';
import { Shapes } from './Shapes.tsx';
import { Spaces, Typefaces, TypeScale } from './Measures.tsx';

const TITLES = {
  type: 'Type',
  colours: 'Colours',
  space: 'Space',
  shapes: 'Corners, edges and shadows',
} as const;

/** The sections of the chapter, in order. */
export const FOUNDATIONS: readonly string[] = Object.values(TITLES);

/** What every component is made of: the tokens of the brand, each shown by itself. */
export function Foundations({ theme, guide }: { theme: Theme; guide: Guide }) {
  return (
    <section className="guide-chapter" id={anchorOf('Foundations')}>
      <h2>Foundations</h2>
      <section className="guide-group" id={anchorOf(TITLES.type)}>
        <h3>{TITLES.type}</h3>
        <Typefaces type={theme.type} />
        <TypeScale />
      </section>
      <section className="guide-group" id={anchorOf(TITLES.colours)}>
        <h3>{TITLES.colours}</h3>
        <OnSurfaces
          show={(surface) => <Colours tokens={theme[surface]} measured={guide.contrast[surface]} />}
        />
      </section>
      <section className="guide-group" id={anchorOf(TITLES.space)}>
        <h3>{TITLES.space}</h3>
        <Spaces />
      </section>
      <section className="guide-group" id={anchorOf(TITLES.shapes)}>
        <h3>{TITLES.shapes}</h3>
        <OnSurfaces show={() => <Shapes shape={theme.shape} />} />
      </section>
    </section>
  );
}
