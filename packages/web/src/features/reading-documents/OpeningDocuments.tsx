import { BackLink } from '@fairlead/ui/back-link/BackLink';
import type { ReactNode } from 'react';
import { Opening } from '../../parts/page/Opening.tsx';
import { continuePath } from '../../paths.ts';
import { LIST_HEAD } from './DocumentList.tsx';

type OpeningDocumentsProps = { id: string; label: string; children?: ReactNode };

/** The list of documents, while they are read or made. */
export function OpeningDocuments({ id, label, children }: OpeningDocumentsProps) {
  return (
    <Opening head={LIST_HEAD} width="wide" before={<BackLink href={continuePath(id)} />} label={label}>
      {children}
    </Opening>
  );
}
