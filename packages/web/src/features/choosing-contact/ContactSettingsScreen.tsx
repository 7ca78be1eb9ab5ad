import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { permissionReading, useReadContactPermissionQuery } from '../../resources/contact-permission.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { ContactSettings, SETTINGS_HEAD } from './ContactSettings.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = <Opening head={SETTINGS_HEAD} label="Opening your contact settings" />;

export default function ContactSettingsScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Settings userId={authObject.userId} /> : OPENING;
}

function Settings({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadContactPermissionQuery(permissionReading(userId), {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <ContactSettings userId={userId} permissions={data} reload={refetch} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return OPENING;
}
