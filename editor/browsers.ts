/** The oldest browsers that the editor works in. It is compiled for them. */
export const OWNER_BROWSERS = ['chrome111', 'safari16.4', 'firefox115'];
