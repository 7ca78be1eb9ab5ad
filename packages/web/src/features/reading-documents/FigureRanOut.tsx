import { Button } from '@fairlead/ui/button/Button';
import { settlementFigurePath } from '../../application-paths.ts';
import { Page } from '../../parts/page/Page.tsx';

const TITLE = 'Your settlement figure has expired';

/** The documents would say that the finance company is paid a figure that it no longer accepts. */
export function FigureRanOut({ id }: { id: string }) {
  return (
    <Page title={TITLE} step="figure">
      <h1>{TITLE}</h1>
      <p>
        Your documents show what we’ll pay your finance company, so we need a settlement figure that it
        accepts today. Ask it for a new settlement letter. Your price and your answers stay as they are.
      </p>
      <p>
        <Button href={settlementFigurePath(id)}>Enter the new figure</Button>
      </p>
    </Page>
  );
}
