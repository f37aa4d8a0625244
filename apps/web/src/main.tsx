import '@fontsource-variable/inter/wght.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import './styles/index.css';
import { createRootRoute, createRoute, createRouter, Link, lazyRouteComponent, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StartPage } from './start/StartPage.tsx';
import { keepPages } from './ui/keep-pages.ts';
import { Page } from './ui/Page.tsx';

const lost =
  (title: string, text: string, again = false) =>
  () => (
    <Page title={title}>
      <main className="message">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="buttons">
          {again && (
            <button type="button" className="main" onClick={() => location.reload()}>
              Open the page again
            </button>
          )}
          <Link to="/" className={again ? 'button' : 'button main'}>
            To the start
          </Link>
        </div>
      </main>
    </Page>
  );

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: lost('There is no such page', 'The address leads nowhere.'),
  errorComponent: lost('Something went wrong', 'Your races are safe: they are stored step by step.', true),
});
const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage });
const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('./race/routes.tsx'), 'SetupRoute'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./race/routes.tsx'), 'TableRoute'),
});

const sharedTables = () => import('./shared/routes.tsx');
const lobby = createRoute({ getParentRoute: () => root, path: '/lobby', component: lazyRouteComponent(sharedTables, 'LobbyRoute') });
const shared = createRoute({ getParentRoute: () => root, path: '/shared/$id', component: lazyRouteComponent(sharedTables, 'SharedRoute') });

const accounts = () => import('./account/routes.tsx');
const account = createRoute({ getParentRoute: () => root, path: '/account', component: lazyRouteComponent(accounts, 'AccountRoute') });
const reset = createRoute({ getParentRoute: () => root, path: '/reset/$token', component: lazyRouteComponent(accounts, 'ResetRoute') });

/** Which page of a tour, and of which of its stages (from 1). */
const atTour = (search: Record<string, unknown>): { view?: string; stage?: number } => ({
  ...(typeof search.view === 'string' && { view: search.view }),
  ...(typeof search.stage === 'number' && { stage: search.stage }),
});
const office = () => import('./tours/routes.tsx');
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
  routeTree: root.addChildren([start, setup, table, lobby, shared, account, reset, tours, teams, newTour, tour, follow, invitation]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

if (import.meta.env.PROD) keepPages();
