import { Card } from '@fairlead/ui/card/Card';

/** What stops somebody who tries many applications, and how to have it out of the way. */
export function Limits() {
  return (
    <Card as="section" aria-labelledby="limits-heading">
      <h2 id="limits-heading">Many applications</h2>
      <p>
        From one network address 5 applications an hour are taken, and 3 a day for one email address. To try
        more, start with <code>RATE_LIMIT_MULTIPLIER=100</code>: it multiplies every limit.
      </p>
    </Card>
  );
}
