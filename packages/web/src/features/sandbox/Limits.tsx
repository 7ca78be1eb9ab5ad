import { Card } from '@fairlead/ui/card/Card';

/** The rate limits that stop a tester with many applications, and how to raise them. */
export function Limits() {
  return (
    <Card as="section" aria-labelledby="limits-heading">
      <h2 id="limits-heading">Many applications</h2>
      <p>
        The limit is 5 applications an hour from one network address, and 3 a day for one email address. To
        try more, start with <code>RATE_LIMIT_MULTIPLIER=100</code>: it multiplies every limit.
      </p>
    </Card>
  );
}
