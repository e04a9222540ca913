import type { APIRoute } from 'astro';
import { ICONS, type IconName, renderIcon } from '../pictures/logo/icons.ts';

export const getStaticPaths = () => Object.keys(ICONS).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await renderIcon(params.icon as IconName)), {
    headers: { 'Content-Type': 'image/png' },
  });
