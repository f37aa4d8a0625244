import '@fontsource-variable/inter/wght.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import './styles/index.css';
import { isGameId } from '@gruppetto/catalogue';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openGame } from './race/rooms.ts';
import { StartPage } from './start/StartPage.tsx';
import { keepPages } from './ui/keep-pages.ts';
import { Lost } from './ui/Lost.tsx';
import { spokenHere, startLanguage } from './ui/language.ts';

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <Lost kind="not-found" />,
  errorComponent: () => <Lost kind="broken" />,
});
const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage });
const racing = spokenHere(() => import('./local/routes.tsx'));
const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  loader: ({ params }) => (isGameId(params.game) ? openGame(params.game) : undefined),
  component: lazyRouteComponent(racing, 'SetupRoute'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(racing, 'TableRoute'),
});

const learning = spokenHere(() => import('./learn/routes.tsx'));
const learn = createRoute({ getParentRoute: () => root, path: '/learn', component: lazyRouteComponent(learning, 'MapRoute') });
const course = createRoute({ getParentRoute: () => root, path: '/learn/$game', component: lazyRouteComponent(learning, 'CourseRoute') });
const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game/$lesson',
  component: lazyRouteComponent(learning, 'LessonRoute'),
});

const sharedTables = spokenHere(() => import('./shared/routes.tsx'));
const lobby = createRoute({ getParentRoute: () => root, path: '/lobby', component: lazyRouteComponent(sharedTables, 'LobbyRoute') });
const shared = createRoute({ getParentRoute: () => root, path: '/shared/$id', component: lazyRouteComponent(sharedTables, 'SharedRoute') });

const people = spokenHere(() => import('./people/routes.tsx'));
const profile = createRoute({ getParentRoute: () => root, path: '/players/$name', component: lazyRouteComponent(people, 'ProfileRoute') });
const ratings = createRoute({ getParentRoute: () => root, path: '/ratings', component: lazyRouteComponent(people, 'LeaderboardRoute') });
const clubPages = spokenHere(() => import('./clubs/routes.tsx'));
const clubs = createRoute({ getParentRoute: () => root, path: '/clubs', component: lazyRouteComponent(clubPages, 'ClubsRoute') });
const club = createRoute({ getParentRoute: () => root, path: '/clubs/$id', component: lazyRouteComponent(clubPages, 'ClubRoute') });
const joinClub = createRoute({ getParentRoute: () => root, path: '/join/$token', component: lazyRouteComponent(clubPages, 'JoinRoute') });

const accounts = spokenHere(() => import('./account/routes.tsx'));
const account = createRoute({ getParentRoute: () => root, path: '/account', component: lazyRouteComponent(accounts, 'AccountRoute') });
const api = createRoute({ getParentRoute: () => root, path: '/api', component: lazyRouteComponent(accounts, 'ApiRoute') });
const owner = createRoute({ getParentRoute: () => root, path: '/owner', component: lazyRouteComponent(accounts, 'OwnerRoute') });
const reset = createRoute({ getParentRoute: () => root, path: '/reset/$token', component: lazyRouteComponent(accounts, 'ResetRoute') });

/** Which page of a tour, and of which of its stages (from 1). */
const atTour = (search: Record<string, unknown>): { view?: string; stage?: number } => ({
  ...(typeof search.view === 'string' && { view: search.view }),
  ...(typeof search.stage === 'number' && { stage: search.stage }),
});
const office = spokenHere(() => import('./tours/routes.tsx'));
const tours = createRoute({
  getParentRoute: () => root,
  path: '/tours',
  validateSearch: (search: Record<string, unknown>): { later?: boolean } => (search.later === true ? { later: true } : {}),
  component: lazyRouteComponent(office, 'ToursRoute'),
});
const teams = createRoute({ getParentRoute: () => root, path: '/teams', component: lazyRouteComponent(office, 'TeamsRoute') });
const newTour = createRoute({
  getParentRoute: () => root,
  path: '/tours/new/$draft',
  component: lazyRouteComponent(office, 'StartTourRoute'),
});
const tour = createRoute({
  getParentRoute: () => root,
  path: '/tours/$id',
  validateSearch: atTour,
  component: lazyRouteComponent(office, 'TourRoute'),
});
const follow = createRoute({
  getParentRoute: () => root,
  path: '/follow/$token',
  validateSearch: atTour,
  component: lazyRouteComponent(office, 'FollowRoute'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: lazyRouteComponent(office, 'InvitationRoute'),
});

const router = createRouter({
  routeTree: root.addChildren([
    start,
    setup,
    table,

    learn,
    course,
    lesson,
    lobby,
    shared,
    account,
    api,
    owner,
    reset,
    profile,
    ratings,
    clubs,
    club,
    joinClub,
    tours,
    teams,
    newTour,
    tour,
    follow,
    invitation,
  ]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

await startLanguage();
const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

if (import.meta.env.PROD) keepPages();
