import { useState } from 'react';
import { useLocation } from 'react-router';
import { withCarriedParameters } from '../../../parts/page/carried-parameters.ts';
import { phoneUploadPath } from '../../../paths.ts';
import { usePageSettings } from '../../../state/page-settings.ts';
import { qrPath } from './qr-path.ts';

/** The address that a phone opens, as a QR code and as text. */
export function PhoneCode({ token }: { token: string }) {
  const { brand } = usePageSettings();
  const { search } = useLocation();
  // A brand that shares this host is named in the address.
  const path = withCarriedParameters(phoneUploadPath(token), search, brand.config.productId);
  const address = `${location.origin}${path}`;
  const code = qrPath(address);
  return (
    <div className="phone-code">
      <svg
        className="phone-qr"
        viewBox={`0 0 ${code.side} ${code.side}`}
        role="img"
        aria-label="QR code with the address that is next to it"
      >
        <path className="phone-qr-light" d={`M0 0h${code.side}v${code.side}H0z`} />
        <path className="phone-qr-dark" d={code.path} shapeRendering="crispEdges" />
      </svg>
      <div className="stack gap-3">
        <ol className="list">
          <li>Point your phone’s camera at the code.</li>
          <li>Open the link that appears, and press Start.</li>
          <li>Take the photos. They appear on this page.</li>
        </ol>
        <Address address={address} />
      </div>
    </div>
  );
}

function Address({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <div className="stack gap-2">
      <p className="hint">If you can’t scan it, open this address on your phone. Only you should have it.</p>
      <p className="phone-address">{address}</p>
      <button
        type="button"
        className="button button-plain"
        onClick={() => void copy().catch(() => undefined)}
      >
        {isCopied ? 'Address copied' : 'Copy the address'}
      </button>
    </div>
  );
}
