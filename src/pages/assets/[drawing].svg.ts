import type { APIRoute } from 'astro';
import { DRAWINGS, logoFile } from '../../pictures/logo/logo.ts';
import { contentOf } from '../../site/entries.ts';

export async function getStaticPaths() {
  const farm = await contentOf('farm');
  const files = await Promise.all(DRAWINGS.map((drawing) => logoFile(farm, drawing)));
  return files.map(({ name, svg }) => ({ params: { drawing: name }, props: { svg } }));
}

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
