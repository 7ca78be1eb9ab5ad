import { STAFF, STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import type { SignedOnProps, StaffPageProps } from './staff-page.ts';
import { StaffDocument } from './StaffDocument.tsx';

type MessageProps = { page: StaffPageProps | SignedOnProps; title: string; message: string };

/** Says in one sentence what did not work, with the way on. */
export function StaffMessagePage({ page, title, message }: MessageProps) {
  return (
    <StaffDocument page={page} title={title}>
      <h1>{title}</h1>
      <p>{message}</p>
      <p>{'session' in page ? <a href={STAFF}>Staff home</a> : <a href={STAFF_SIGN_ON}>Sign in</a>}</p>
    </StaffDocument>
  );
}
