const PATHS = {
  /** For links within the site. */
  onward: 'M2 12h17M12 4.5 20 12l-8 7.5',
  /** For links to other sites. */
  outward: 'M5 19 19 5M8 4.5h11.5V16',
  up: 'M12 22V5M4.5 12 12 4l7.5 8',
  back: 'M22 12H5M12 4.5 4 12l8 7.5',
  close: 'M4 4l16 16M20 4 4 20',
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="3.2" />
    </svg>
  );
}
