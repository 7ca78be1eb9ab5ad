import type { ReactNode } from 'react';
import { SURFACES, type Surface } from './guide.ts';

type OnSurfacesProps = {
  show: (surface: Surface) => ReactNode;
  /** It needs the width of a page, so the surfaces are never side by side. */
  isWide?: boolean;
};

/** The same thing on both surfaces: side by side where there is room, else one after the other. */
export function OnSurfaces({ show, isWide = false }: OnSurfacesProps) {
  return (
    <div className={isWide ? 'guide-surfaces' : 'guide-surfaces guide-surfaces-row'}>
      {SURFACES.map((surface) => (
        <div className="guide-surface" data-surface={surface} key={surface}>
          {show(surface)}
        </div>
      ))}
    </div>
  );
}
