import type { ShapeTokens } from '@fairlead/brands/theme';
import { variableOf } from './guide.ts';

/** Corners, widths of edges and shadows, each on a box of its own. */
export function Shapes({ shape }: { shape: ShapeTokens }) {
  return (
    <ul className="guide-shapes">
      {Object.entries(shape).map(([token, value]) => (
        <li className="guide-shape" key={token}>
          <span className="guide-shape-box" data-shape={variableOf(token).slice(2)} />
          <span className="guide-token">
            {variableOf(token)}
            {!token.startsWith('shadow') && <span className="muted">{value}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
