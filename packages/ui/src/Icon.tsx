const shapes = {
  start: 'M5 5h2.4v14H5zM19 5v14L8.6 12z',
  back: 'M17 5v14L7 12z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  on: 'M6 5v14l9-7zM16.6 5H19v14h-2.4z',
  end: 'M4 5v14l7-7zM11.5 5v14l7-7zM18 5h2.2v14H18z',
  menu: 'M4 6h16v2.4H4zM4 10.8h16v2.4H4zM4 15.6h16V18H4z',
  close: 'M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12 19 17.6 17.6 19 12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z',
  map: 'M3 5.5l6-2.5 6 2.5 6-2.5v15.5l-6 2.5-6-2.5-6 2.5zM9.9 5.3v11.6l4.2 1.8V7.1z',
  undo: 'M9.5 4L4 9.5 9.5 15v-4H14a3.5 3.5 0 0 1 0 7H8v2.4h6a5.9 5.9 0 0 0 0-11.8H9.5z',
  incident: 'M13 2L5 13.5h5L9 22l9-12.5h-5.5z',
  auto: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.2v13.6a6.8 6.8 0 0 1 0-13.6z',
  light:
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11 2h2v3.4h-2zM11 18.6h2V22h-2zM2 11h3.4v2H2zM18.6 11H22v2h-3.4zM4.2 5.6l1.4-1.4L8 6.6 6.6 8zM16 17.4l1.4-1.4 2.4 2.4-1.4 1.4zM5.6 19.8l-1.4-1.4L6.6 16 8 17.4zM17.4 8L16 6.6l2.4-2.4 1.4 1.4z',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
} as const;

export type IconName = keyof typeof shapes;

/** A small sign on a button; the button itself says in words what it does. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
);
