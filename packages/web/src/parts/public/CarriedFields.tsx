import { carriedParameters, type PublicPageProps } from './public-page.ts';

/** A form sent by GET drops the query of its address, so hidden fields hold the carried parameters. */
export function CarriedFields({ page }: { page: PublicPageProps }) {
  return [...carriedParameters(page)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
