import { memo } from 'react';

/** Terrain by texture as well as by colour. Stands once on the page. */
export const Textures = memo(function Textures() {
  return (
    <svg width="0" height="0" className="offstage" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="terrain-climb" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M2 9L8 3L14 9" fill="none" stroke="rgba(255,255,255,.28)" strokeWidth="1.6" />
        </pattern>
        <pattern id="terrain-descent" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M2 3L8 9L14 3" fill="none" stroke="rgba(255,255,255,.28)" strokeWidth="1.6" />
        </pattern>
        <pattern id="terrain-cobbles" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 .5h14M0 5.5h14M3.5 .5v5M10.5 .5v5M7 5.5v5M0 5.5v5" stroke="rgba(255,255,255,.25)" />
        </pattern>
        <linearGradient id="sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset=".55" stopColor="var(--sky-low)" />
        </linearGradient>
        <pattern id="chequers" width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill="#fff" />
          <path d="M0 0h5v5h-5zM5 5h5v5h-5z" fill="#15181d" />
        </pattern>
      </defs>
    </svg>
  );
});
