import type { Brand } from '@fairlead/brands/brand';
import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { contactSettingsOf } from '@fairlead/core/contact/contact-permissions';
import type { ContactPermissionRow } from './contact-permission-store.ts';

type PermissionsView = DataOf<Endpoints['readContactPermission']>;

function presentAnswer(row: ContactPermissionRow): NonNullable<PermissionsView['answers']>[number] {
  return {
    '@type': 'contact-permission-answer',
    id: row.id,
    permission: row.permission,
    allowed: row.allowed,
    wordingVersion: row.wording_version,
    channel: row.channel,
    changedAt: row.changed_at,
  };
}

/** The permissions of the brand's product by their newest rows; what has no row was never allowed. */
export function presentPermissions(
  { config }: Brand,
  subjectId: string,
  rows: readonly ContactPermissionRow[],
  embedded: ReadonlySet<string>,
): PermissionsView {
  const asked = contactSettingsOf(config.productId);
  const isAllowed = (name: string): boolean =>
    rows.some(({ permission, allowed }) => permission === name && allowed);
  const answers = rows.filter(
    ({ permission, channel }) => asked.includes(permission) && channel !== 'default',
  );
  return {
    '@type': 'contact-permission',
    '@link': `/v2/users/${subjectId}/contact-permission`,
    ...Object.fromEntries(asked.map((name) => [name, isAllowed(name)])),
    ...(embedded.has('answers') && { answers: answers.map(presentAnswer) }),
  };
}
