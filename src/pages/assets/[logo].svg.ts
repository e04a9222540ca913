import type { APIRoute } from 'astro';
import { LOGO_VARIANTS, logoFile } from '../../pictures/logo/logo.ts';
import { contentOf } from '../../site/entries.ts';

export async function getStaticPaths() {
  const farm = await contentOf('farm');
  const files = await Promise.all(LOGO_VARIANTS.map((variant) => logoFile(farm, variant)));
  return files.map(({ name, svg }) => ({ params: { logo: name }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
