import { carriedParameters, type PublicPageProps } from './public-page.ts';

/** A form that is sent by GET loses the query of its address: these send along what is kept of it. */
export function CarriedFields({ page }: { page: PublicPageProps }) {
  return [...carriedParameters(page)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
