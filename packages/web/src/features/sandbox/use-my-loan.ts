import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLoan, type Loan } from '../../resources/loan.ts';
import { userReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';

/** The newest loan of the signed-in borrower, if there is one. */
export function useMyLoan(): Loan | undefined {
  const authObject = useAppSelector(selectAuthObject);
  const { data: user } = useReadUserQuery(authObject ? userReading(authObject.userId) : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  // Ids are made in order of time.
  const newest = user?.loans
    ?.map(({ id }) => id)
    .toSorted()
    .at(-1);
  const { data } = useLoan(newest, {
    refetchOnMountOrArgChange: true,
  });
  return data;
}
