import { useParams, useSearch } from '@tanstack/react-router';
import { FollowPage } from './following/FollowPage.tsx';
import { TeamsPage } from './office/TeamsPage.tsx';
import { TourPage } from './office/TourPage.tsx';
import { ToursPage } from './office/ToursPage.tsx';
import { StartTourPage } from './planning/StartTourPage.tsx';
import { InvitationPage } from './sharing/InvitationPage.tsx';

export function ToursRoute() {
  const { later } = useSearch({ from: '/tours' });
  return <ToursPage later={later === true} />;
}

export const TeamsRoute = TeamsPage;

export function StartTourRoute() {
  const { draft } = useParams({ from: '/tours/new/$draft' });
  return <StartTourPage key={draft} id={draft} />;
}

export function TourRoute() {
  const { id } = useParams({ from: '/tours/$id' });
  return <TourPage key={id} id={id} at={useSearch({ from: '/tours/$id' })} />;
}

export function FollowRoute() {
  const { token } = useParams({ from: '/follow/$token' });
  return <FollowPage key={token} token={token} at={useSearch({ from: '/follow/$token' })} />;
}

export function InvitationRoute() {
  const { token } = useParams({ from: '/invitation/$token' });
  return <InvitationPage key={token} token={token} />;
}
