import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { FreeAdvice } from '../../parts/lender/FreeAdvice.tsx';

/** Where the budget is of use: free debt advice, which asks for these figures first. */
export function AdviserCard() {
  return (
    <Card as="section" aria-labelledby="adviser">
      <h2 id="adviser">Show this to a debt adviser</h2>
      <p>
        It has the groups of the Standard Financial Statement, which debt advisers and lenders use. With it,
        you don’t have to go through everything again.
      </p>
      <FreeAdvice />
      <div className="screen-only">
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </Card>
  );
}
