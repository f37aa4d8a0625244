import { Icon, JerseyPatterns, jerseys, LeaderPatterns, Textures, useShell } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useState } from 'react';
import { LanguageChoice } from './LanguageChoice.tsx';
import { setTheme, themes, useTheme } from './theme.ts';
import { useTitle } from './use-title.ts';
import './page.css';

interface PageProps {
  /** For the tab of the browser. */
  readonly title?: string | undefined;
  readonly middle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: the name, the ways to everywhere, what the page puts beside them, light and dark. */
export function Page({ title, middle, actions, children }: PageProps) {
  useTitle(title);
  const words = useShell();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length];
  const [open, setOpen] = useState(false);
  return (
    <>
      <JerseyPatterns worn={jerseys} />
      <LeaderPatterns />
      <Textures />
      <header className={middle ? 'page-header with-middle' : 'page-header'}>
        <Brand />
        <div className="middle">{middle}</div>
        <button
          type="button"
          className="quiet icon menu-button"
          aria-label={words.menu}
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <div className={open ? 'menu open' : 'menu'} id="main-menu">
          <Ways />
          <div className="actions">
            {actions}
            <LanguageChoice />
            <button
              type="button"
              className="quiet icon"
              aria-label={words.theme(theme)}
              title={words.theme(theme)}
              onClick={() => setTheme(next)}
            >
              <Icon name={theme} />
            </button>
          </div>
        </div>
      </header>
      {children}
    </>
  );
}

/** Apart, because a race draws the frame at every beat, and a link is dear. */
const Brand = memo(function Brand() {
  const words = useShell();
  return (
    <Link to="/" className="brand" aria-label={`${words.name}, ${words.home}`}>
      <Wheel />
      <span>{words.name}</span>
    </Link>
  );
});

const Ways = memo(function Ways() {
  const words = useShell();
  return (
    <nav aria-label={words.navigation}>
      <Link to="/" activeOptions={{ exact: true }}>
        {words.play}
      </Link>
      <Link to="/lobby">{words.tables}</Link>
      <Link to="/tours">{words.tours}</Link>
      <Link to="/learn">{words.learn}</Link>
      <Link to="/account">{words.account}</Link>
    </nav>
  );
});

const Wheel = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false" className="mark">
    <rect width="26" height="26" rx="7" />
    <circle cx="8" cy="16.5" r="4.4" />
    <circle cx="18.4" cy="16.5" r="4.4" />
    <path d="M8 16.5 11.5 10.5H16.5L18.4 16.5M11.5 10.5 13.2 16.5 16.5 10.5M15.5 8H18" />
  </svg>
);
