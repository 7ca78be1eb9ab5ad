import { useLocation } from 'react-router';
import { withCarriedParameters } from '../../../parts/page/carried-parameters.ts';
import { QrCode } from '../../../parts/qr/QrCode.tsx';
import { phoneUploadPath } from '../../../paths.ts';
import { usePageSettings } from '../../../state/page-settings.ts';

/** The address that a phone opens to send photos. */
export function PhoneCode({ token }: { token: string }) {
  const { brand } = usePageSettings();
  const { search } = useLocation();
  // A brand that shares this host is named in the address.
  const path = withCarriedParameters(phoneUploadPath(token), search, brand.config.productId);
  return (
    <QrCode address={`${location.origin}${path}`}>
      <ol className="list">
        <li>Point your phone’s camera at the code.</li>
        <li>Open the link that appears, and press Start.</li>
        <li>Take the photos. They appear on this page.</li>
      </ol>
    </QrCode>
  );
}
