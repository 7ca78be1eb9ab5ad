import type { ReactNode } from 'react';
import { CopyAddress } from './CopyAddress.tsx';
import { qrPath } from './qr-path.ts';
import './qr.css';

type QrCodeProps = {
  /** What a phone opens. */
  address: string;
  /** What to do with it. */
  children: ReactNode;
};

/** An address as a QR code and as text. */
export function QrCode({ address, children }: QrCodeProps) {
  const code = qrPath(address);
  return (
    <div className="qr-block">
      <svg
        className="qr-code"
        viewBox={`0 0 ${code.side} ${code.side}`}
        role="img"
        aria-label="QR code with the link that is next to it"
      >
        <path className="qr-light" d={`M0 0h${code.side}v${code.side}H0z`} />
        <path className="qr-dark" d={code.path} shapeRendering="crispEdges" />
      </svg>
      <div className="stack gap-3">
        {children}
        <Address address={address} />
      </div>
    </div>
  );
}

function Address({ address }: { address: string }) {
  return (
    <div className="stack gap-2">
      <p className="hint">If you can’t scan it, open this link on your phone. Don’t share it with anyone.</p>
      <p className="long-address">{address}</p>
      <CopyAddress address={address} />
    </div>
  );
}
