import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import type { ComponentProps } from 'react';
import { Opening } from '../page/Opening.tsx';

type OpeningOfLoanProps = Omit<ComponentProps<typeof Opening>, 'before'> & { loanId: string };

/** The page of something about one loan, while what it shows is on its way. */
export function OpeningOfLoan({ loanId, ...props }: OpeningOfLoanProps) {
  return <Opening {...props} before={<BackLink href={loanPath(loanId)}>Your loan</BackLink>} />;
}
