import type { APIRoute } from 'astro';
import { ICONS, type IconName } from '../pictures/logo/icons.ts';
import { contentOf } from '../site/entries.ts';
import { pagePath, sitePath } from '../site/links.ts';
import { tokenColor } from '../styles/token-colors.ts';

const icon = (name: IconName, purpose: 'any' | 'maskable') => ({
  src: sitePath(`${name}.png`),
  sizes: `${ICONS[name].size}x${ICONS[name].size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = async () => {
  const farm = await contentOf('farm');
  const home = await contentOf('home');
  const manifest = {
    id: pagePath('home'),
    name: farm.name,
    short_name: farm.name,
    description: home.description,
    lang: 'en',
    start_url: pagePath('home'),
    scope: pagePath('home'),
    // The pages have no back button.
    display: 'minimal-ui',
    background_color: tokenColor('paper'),
    theme_color: tokenColor('board'),
    icons: [
      icon('icon-192', 'any'),
      icon('icon-512', 'any'),
      icon('icon-maskable-512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest, undefined, 2), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
};
