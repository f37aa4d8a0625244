import { useParams } from '@tanstack/react-router';
import { AccountPage } from './AccountPage.tsx';
import { ResetPage } from './ResetPage.tsx';

export const AccountRoute = AccountPage;

export function ResetRoute() {
  const { token } = useParams({ from: '/reset/$token' });
  return <ResetPage key={token} token={token} />;
}
