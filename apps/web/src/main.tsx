import '@fontsource-variable/inter/wght.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import './styles/index.css';
import { createRootRoute, createRoute, createRouter, Link, lazyRouteComponent, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StartPage } from './pages/StartPage.tsx';
import { Page } from './ui/Page.tsx';

const lost = (title: string, text: string) => () => (
  <Page>
    <main className="message">
      <h1>{title}</h1>
      <p>{text}</p>
      <Link to="/" className="button main">
        To the start
      </Link>
    </main>
  </Page>
);

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: lost('There is no such page', 'The address leads nowhere.'),
  errorComponent: lost('Something went wrong', 'Your races are safe: they are stored step by step. Open the page again.'),
});
const start = createRoute({ getParentRoute: () => root, path: '/', component: StartPage });
const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('./pages/routes.tsx'), 'SetupRoute'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/routes.tsx'), 'TableRoute'),
});

const router = createRouter({ routeTree: root.addChildren([start, setup, table]), defaultPreload: 'intent' });

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
