import { useParams } from '@tanstack/react-router';
import { LeaderboardPage } from './LeaderboardPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

export function ProfileRoute() {
  const { name } = useParams({ from: '/players/$name' });
  return <ProfilePage key={name} name={name} />;
}

export const LeaderboardRoute = LeaderboardPage;
