import { useSearchParams } from 'react-router';

/** The application that the page's address names. Without one the server finds none. */
export function useApplicationId(): string {
  const [parameters] = useSearchParams();
  return parameters.get('id') ?? 'none';
}
