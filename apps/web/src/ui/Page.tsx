import { Icon, JerseyPatterns, jerseys, LeaderPatterns, Textures } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setTheme, themes, useTheme } from './theme.ts';
import { useTitle } from './use-title.ts';

interface PageProps {
  /** For the tab of the browser. */
  readonly title?: string | undefined;
  readonly middle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: the name, what the page puts beside it, light and dark. */
export function Page({ title, middle, actions, children }: PageProps) {
  useTitle(title);
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length];
  return (
    <>
      <JerseyPatterns worn={jerseys} />
      <LeaderPatterns />
      <Textures />
      <header className="page-header">
        <Link to="/" className="brand">
          Gruppetto
        </Link>
        <div className="middle">{middle}</div>
        <div className="actions">
          {actions}
          <button
            type="button"
            className="quiet icon"
            aria-label={`Light and dark: ${theme}`}
            title={`Light and dark: ${theme}`}
            onClick={() => setTheme(next)}
          >
            <Icon name={theme} />
          </button>
        </div>
      </header>
      {children}
    </>
  );
}
