/** Why a token is refused before anybody is asked; undefined when it may be tried. */
export function whyNotThisToken(token: string): string | undefined {
  if (token === '') return 'Paste your token first.';
  if (/^gh[a-z]_/.test(token)) {
    return 'This token opens much more than this site, and so would a lost phone. Make a fine-grained token for this repository only. It starts with github_pat_.';
  }
  if (!/^github_pat_\w+$/.test(token)) {
    return 'This token is incomplete. It starts with github_pat_ and has no spaces. Copy it again.';
  }
  return undefined;
}
