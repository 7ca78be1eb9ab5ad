import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Suspense } from 'react';
import type { Loan } from '../../resources/loan.ts';
import { laterPart } from '../page/later-part.tsx';
import './loan-documents.css';

const LoanDocuments = laterPart(
  'your documents',
  async () => (await import('./LoanDocuments.tsx')).LoanDocuments,
);

/** The signed documents of a loan once it is read, and room for them until then. */
export function SignedDocuments({
  loan,
}: {
  loan: Pick<Loan, 'id' | 'documents' | 'loanApplication'> | undefined;
}) {
  const waiting = <Skeleton label="Loading your documents" lines={6} />;
  return <Suspense fallback={waiting}>{loan ? <LoanDocuments loan={loan} /> : waiting}</Suspense>;
}
