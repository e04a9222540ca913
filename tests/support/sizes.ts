/** The screens on which the tab has to name the section under the bar, by width and height. */
export const SIZES = [
  [390, 844],
  [440, 956],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1440, 1200],
  [1920, 1200],
  [2560, 1440],
  [3840, 2160],
] as const;
