/** Validates a token's format, without a request to GitHub. */
export function tokenError(token: string): string | undefined {
  if (token === '') return 'Paste your token first.';
  if (/^gh[a-z]_/.test(token)) {
    return 'This token gives access to more than this site, which isn’t safe on a phone. Tap “How do I get a token?” below and make a new one there. It starts with github_pat_.';
  }
  if (!/^github_pat_\w+$/.test(token)) {
    return 'This token is incomplete. A complete one starts with github_pat_ and has no spaces in it. Copy it again, or make a new one.';
  }
  return undefined;
}
