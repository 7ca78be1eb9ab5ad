import { useReadCrossSellOfferQuery } from '../../resources/cross-sell.ts';

/** A small note of another product, for a borrower who agreed to hear about it; nothing for anyone else. */
export function CardOffer() {
  const { data } = useReadCrossSellOfferQuery({ params: { offer: 'credit-card' } });
  const offer = data?.offer;
  if (!offer) return null;
  return (
    <aside aria-labelledby="card-offer" className="stack gap-1 measure">
      <h2 id="card-offer" className="small">
        From our group
      </h2>
      <p className="small muted">
        You agreed to hear about other products of our group.{' '}
        <a href={offer.url} rel="noreferrer">
          See the credit card
        </a>
        .
      </p>
    </aside>
  );
}
