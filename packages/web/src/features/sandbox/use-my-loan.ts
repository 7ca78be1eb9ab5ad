import { skipToken } from '@reduxjs/toolkit/query/react';
import { loanReadingOf, useReadLoanQuery, type Loan } from '../../resources/loan.ts';
import { USER_EMBEDS, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';

/** The newest running loan of whoever is signed in, if anybody is. */
export function useMyLoan(): { loan: Loan | undefined; isSignedIn: boolean } {
  const authObject = useAppSelector(selectAuthObject);
  const userId = authObject?.limitedTo === null ? authObject.userId : null;
  const { data: user } = useReadUserQuery(
    userId === null ? skipToken : { params: { id: userId }, query: { embedded: USER_EMBEDS } },
    { refetchOnMountOrArgChange: true },
  );
  // Ids are made in order of time.
  const newest = (user?.loans ?? [])
    .filter(({ isActive }) => isActive)
    .reduce<string | null>((latest, { id }) => (latest === null || id > latest ? id : latest), null);
  const { currentData } = useReadLoanQuery(newest === null ? skipToken : loanReadingOf(newest), {
    refetchOnMountOrArgChange: true,
  });
  return { loan: currentData, isSignedIn: userId !== null };
}
