import { useParams } from '@tanstack/react-router';
import { LobbyPage } from './LobbyPage.tsx';
import { SharedTablePage } from './SharedTablePage.tsx';

export const LobbyRoute = LobbyPage;

export function SharedRoute() {
  const { id } = useParams({ from: '/shared/$id' });
  return <SharedTablePage key={id} id={id} />;
}
