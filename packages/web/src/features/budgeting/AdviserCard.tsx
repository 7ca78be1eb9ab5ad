import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { FreeAdvice } from '../../parts/lender/FreeAdvice.tsx';

/** Free debt advice, which asks for the figures of the budget first. */
export function AdviserCard() {
  return (
    <Card as="section" aria-labelledby="adviser">
      <h2 id="adviser">Show this to a debt adviser</h2>
      <p>
        It uses the Standard Financial Statement categories that debt advisers and lenders use, so you don’t
        have to enter everything again.
      </p>
      <FreeAdvice />
      <div className="screen-only">
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </Card>
  );
}
