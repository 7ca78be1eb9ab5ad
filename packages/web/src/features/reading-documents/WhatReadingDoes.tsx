import { isToConfirm } from '@fairlead/core/documents/reading-order';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import { isSlug } from '../../resources/document/document-url.ts';

/** What it means to read a document, and whom to ask. It is the same before and after, so the page is served with it. */
export function WhatReadingDoes({ slug }: { slug: string }) {
  const { phone } = usePageSettings().brand.dictionary;
  return (
    <>
      {isSlug(slug) && isToConfirm(slug)
        ? 'Take your time. Confirming at the end that you’ve read it doesn’t mean you’ve signed it.'
        : 'This is for your information, so you don’t need to confirm it. You can download it to keep a copy.'}{' '}
      If something isn’t clear, call <PhoneLink phone={phone} /> before you continue.
    </>
  );
}
