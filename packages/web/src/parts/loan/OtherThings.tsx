import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from '@fairlead/ui/link/Link';
import { userReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { presentOtherThings } from './present-other-things.ts';

/** The way from one thing of a borrower's to the others. */
export function OtherThings({ here }: { here: string }) {
  const authObject = useAppSelector(selectAuthObject);
  const { data } = useReadUserQuery(authObject ? userReading(authObject.userId) : skipToken);
  const { today } = usePageSettings();
  const others = data ? presentOtherThings(data, here, today) : [];
  if (others.length === 0) return null;
  return (
    <nav className="others stack gap-3" aria-labelledby="others-heading">
      <h2 id="others-heading">Your other loans and applications</h2>
      <ul className="list">
        {others.map(({ id, label, status, href }) => (
          <li key={id}>
            <Link href={href} aria-describedby={status === null ? undefined : `other-${id}`}>
              {label}
            </Link>
            {status !== null && (
              <p className="small muted" id={`other-${id}`}>
                {status}
              </p>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
