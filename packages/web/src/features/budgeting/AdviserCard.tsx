import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { DEBT_SERVICES } from '../../parts/lender/debt-services.ts';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';

/** Where the budget is of use: free debt advice, which asks for these figures first. */
export function AdviserCard() {
  return (
    <Card as="section" aria-labelledby="adviser">
      <h2 id="adviser">Show this to a debt adviser</h2>
      <p>
        It has the groups of the Standard Financial Statement, which debt advisers and lenders use. With it,
        you don’t have to go through everything again. Advice from these services is free and confidential,
        and using it doesn’t affect your credit file.
      </p>
      <ul className="list">
        {DEBT_SERVICES.map(({ name, href, phone, about }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
            , <PhoneLink phone={phone} />, {about}.
          </li>
        ))}
      </ul>
      <div className="screen-only">
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </Card>
  );
}
