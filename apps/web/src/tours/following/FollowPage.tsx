import { useNavigate } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { useTour } from '../client/use-tour.ts';
import { type AtTour, TourFrame } from '../office/TourPage.tsx';
import '../../account/account.css';

/** Where a follow link leads: the same pages, to look at, without an account. */
export function FollowPage({ token, at }: { token: string; at: AtTour }) {
  const navigate = useNavigate();
  const tools = useTour({ follow: token });
  return (
    <Page>
      <TourFrame
        tools={tools}
        at={at}
        go={(view, stage) =>
          void navigate({ to: '/follow/$token', params: { token }, search: { view, ...(stage !== undefined && { stage: stage + 1 }) } })
        }
      />
    </Page>
  );
}
