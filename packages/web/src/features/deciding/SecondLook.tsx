import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { secondLookPath } from '../../application-paths.ts';
import type { Application } from '../../resources/loan-application.ts';

const dayOf = (instant: string): string => longDay(londonDay(Date.parse(instant)));

/** How to ask a person to look at the decision again, and what they answered. */
export function SecondLook({
  application: { id, canAskSecondLook, secondLook },
}: {
  application: Application;
}) {
  if (!canAskSecondLook && secondLook === null) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{secondLook?.answeredAt ? 'We’ve looked again' : 'A second look at the decision'}</h2>
      {secondLook === null ? (
        <>
          <p>If you think we’ve missed something, someone on our team can look at the decision again.</p>
          <p>
            <Button variant="secondary" href={secondLookPath(id)}>
              Ask us to look again
            </Button>
          </p>
        </>
      ) : (
        <Asked {...secondLook} />
      )}
    </Stack>
  );
}

function Asked({ askedAt, answeredAt }: NonNullable<Application['secondLook']>) {
  if (answeredAt === null)
    return (
      <p>You asked us on {dayOf(askedAt)}. We’ll email you our answer, usually within 2 working days.</p>
    );
  return (
    <p>
      On {dayOf(answeredAt)} someone on our team looked at your application and what you wrote. Our decision
      hasn’t changed. If you disagree, you can <Link href="/complaints">make a complaint</Link>.
    </p>
  );
}
