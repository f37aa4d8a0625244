import { useParams } from '@tanstack/react-router';
import { AccountPage } from './AccountPage.tsx';
import { ApiPage } from './ApiPage.tsx';
import { OwnerPage } from './OwnerPage.tsx';
import { ResetPage } from './ResetPage.tsx';

export const AccountRoute = AccountPage;
export const ApiRoute = ApiPage;
export const OwnerRoute = OwnerPage;

export function ResetRoute() {
  const { token } = useParams({ from: '/reset/$token' });
  return <ResetPage key={token} token={token} />;
}
