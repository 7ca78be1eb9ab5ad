import { useSearchParams } from 'react-router';

/** Whether the borrower came from the check page to change one answer. */
export function useIsChange(): boolean {
  const [parameters] = useSearchParams();
  return parameters.get('from') === 'check';
}
