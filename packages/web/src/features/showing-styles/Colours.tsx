import type { SurfaceTokens } from '@fairlead/brands/theme';
import { Details } from '@fairlead/ui/details/Details';
import { Table } from '@fairlead/ui/table/Table';
import { variableOf, type MeasuredPair } from './guide.ts';

type ColoursProps = { tokens: SurfaceTokens; measured: readonly MeasuredPair[] };

/** Every colour of a surface, and the contrast of those that are used together. */
export function Colours({ tokens, measured }: ColoursProps) {
  return (
    <>
      <ul className="guide-colours">
        {Object.entries(tokens).map(([token, colour]) => (
          <li className="guide-colour" key={token}>
            <Swatch token={token} />
            <span className="guide-token">
              {variableOf(token)}
              <span className="muted">{colour}</span>
            </span>
          </li>
        ))}
      </ul>
      <Contrast measured={measured} />
    </>
  );
}

/** A fill that is an attribute of a drawing may be a variable, where a style attribute may not be at all. */
function Swatch({ token }: { token: string }) {
  return (
    <svg className="guide-swatch" aria-hidden="true">
      <rect width="100%" height="100%" fill={`var(${variableOf(token)})`} />
    </svg>
  );
}

function Contrast({ measured }: { measured: readonly MeasuredPair[] }) {
  return (
    <Details summary={`Contrast of ${measured.length} pairs`}>
      <Table
        caption="Colours that are seen together"
        captionHidden
        columns={[
          { key: 'pair', heading: 'Pair', rowHeading: true },
          { key: 'ratio', heading: 'Ratio', numeric: true },
          { key: 'least', heading: 'At least', numeric: true },
        ]}
        rows={measured.map(({ token, ground, ratio, least }) => ({
          id: `${token} ${ground}`,
          pair: `${variableOf(token)} on ${variableOf(ground)}`,
          ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
          least,
        }))}
      />
    </Details>
  );
}
