import type { ReactNode } from 'react';
import { SURFACES, type Surface } from './guide.ts';

/** The same thing on both surfaces: side by side where there is room, else one after the other. */
export function OnSurfaces({ show }: { show: (surface: Surface) => ReactNode }) {
  return (
    <div className="guide-surfaces">
      {SURFACES.map((surface) => (
        <div className="guide-surface" data-surface={surface} key={surface}>
          {show(surface)}
        </div>
      ))}
    </div>
  );
}
