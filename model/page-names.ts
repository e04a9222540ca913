/** The site's pages, in the order of the menus. */
export const PAGE_NAMES = ['home', 'about', 'products', 'gallery', 'blog'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The pages in the menus. The farm's name links to home. */
type MenuPage = Exclude<PageName, 'home'>;
export const MENU_PAGES = PAGE_NAMES.slice(1) as [MenuPage, ...MenuPage[]];
