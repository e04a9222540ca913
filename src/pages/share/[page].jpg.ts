import type { APIRoute } from 'astro';
import { PAGE_NAMES, type PageName } from '../../../model/page-names.ts';
import { masterFile } from '../../astro-internals/picture-file.ts';
import { renderMark } from '../../pictures/logo/icons.ts';
import { cardOf } from '../../pictures/share/page-card.ts';
import { MARK_SIZE } from '../../pictures/share/ShareCard.tsx';
import { sharePicture } from '../../pictures/share/share-picture.tsx';

export const getStaticPaths = () => PAGE_NAMES.map((page) => ({ params: { page } }));

export const GET: APIRoute = async ({ params }) => {
  const { title, line, picture } = await cardOf(params.page as PageName);
  const jpeg = await sharePicture({
    title,
    line,
    mark: await renderMark(MARK_SIZE),
    picture: { file: masterFile(picture.img), focus: picture.focus ?? 'center' },
  });
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
