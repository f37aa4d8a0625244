import { useWords } from '@gruppetto/ui';
import type { ReactNode } from 'react';
import './coach.css';

/** The coach and what they say; a screen reader hears it as it changes. */
export function Coach({ children }: { readonly children: ReactNode }) {
  const { learn } = useWords();
  return (
    <div className="coach">
      <CoachFace />
      <div className="coach-says" aria-live="polite">
        <span className="offstage">{learn.coachSays} </span>
        {children}
      </div>
    </div>
  );
}

/** A face under a cap, with the headset of a team car. */
export const CoachFace = () => (
  <svg className="coach-face" viewBox="0 0 76 76" aria-hidden="true" focusable="false">
    <circle cx="38" cy="38" r="36" className="coach-back" />
    <path d="M12 74c2-14 13-20 26-20s24 6 26 20z" className="coach-shirt" />
    <path d="M31 50h14v9a7 7 0 0 1-14 0z" className="coach-skin" />
    <ellipse cx="38" cy="38" rx="16" ry="18" className="coach-skin" />
    <path d="M20 32c0-13 8-20 18-20s18 7 18 20c-11-4-25-4-36 0z" className="coach-cap" />
    <path d="M20 31c12-5 24-5 36 0l8 4c-13-3-39-3-52 0z" className="coach-brim" />
    <path d="M31 40.500h.1M45 40.500h.1" className="coach-eyes" />
    <path d="M31 47c4 4 10 4 14 0" className="coach-mouth" />
    <path d="M20 34v9a4 4 0 0 0 4 4M24 47c2 5 5 6 9 6" className="coach-headset" />
  </svg>
);
