import { newConsolidator, type Application } from '../people.ts';
import { applied, followUp, listCards } from './applying.ts';
import { stepUp, type Api } from './sign-in.ts';

/** A borrower who is asked about the cards that their credit file shows, with a strong session. */
export async function askedAboutCards(api: Api, application: Application = newConsolidator()) {
  const borrower = await stepUp(api, await applied(api, application));
  return { ...borrower, ...(await followUp(api, borrower)) };
}

export type AskedAboutCards = Awaited<ReturnType<typeof askedAboutCards>>;

/** The same after opting in, with the cards of the credit file. */
export async function withListedCards(api: Api, application?: Application) {
  const borrower = await askedAboutCards(api, application);
  return { borrower, cards: await listCards(api, borrower, borrower.debtConsolidation) };
}

export const toCards = ({
  token,
  debtConsolidation,
}: Pick<AskedAboutCards, 'token' | 'debtConsolidation'>) => ({
  token,
  params: { id: debtConsolidation },
});

export const toCard = ({ token }: { readonly token: string }, id = '') => ({ token, params: { id } });

/** The application with what it says of cards. */
export async function readCards(
  api: Api,
  { token, applicationId }: { readonly token: string; readonly applicationId: string },
) {
  const { requirements = [], ...application } = await api.get('readApplication', {
    token,
    params: { id: applicationId },
    query: { embedded: 'requirements,requirements.creditCards' },
  });
  const type = 'debt-consolidation-upsell-application-requirement';
  const found = requirements.find((each) => each['@type'] === type);
  return { ...application, found, cards: found?.creditCards ?? [] };
}
