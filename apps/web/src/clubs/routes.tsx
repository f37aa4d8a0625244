import { useParams } from '@tanstack/react-router';
import { ClubPage } from './ClubPage.tsx';
import { ClubsPage } from './ClubsPage.tsx';
import { JoinPage } from './JoinPage.tsx';

export const ClubsRoute = ClubsPage;

export function ClubRoute() {
  const { id } = useParams({ from: '/clubs/$id' });
  return <ClubPage key={id} id={id} />;
}

export function JoinRoute() {
  const { token } = useParams({ from: '/join/$token' });
  return <JoinPage key={token} token={token} />;
}
