import { useState } from 'react';

/** Copies an address, and says so. */
export function CopyAddress({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <button type="button" className="button button-plain" onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? 'Link copied' : 'Copy the link'}
    </button>
  );
}
