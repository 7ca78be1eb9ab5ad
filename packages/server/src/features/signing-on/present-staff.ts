import type { Staff } from '../../context.ts';

export function presentStaff({ subject, name, roles, expiresAt }: Staff) {
  return { '@type': 'staff-session' as const, subject, name, roles: [...roles], expiresAt };
}
