/** The pages that have an address of their own, in the order of the menus. */
export const PAGE_NAMES = ['home', 'about', 'products', 'gallery', 'blog'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The pages that menus lead to: all but home, where the farm's name leads. */
export type MenuPage = Exclude<PageName, 'home'>;
export const MENU_PAGES = PAGE_NAMES.slice(1) as [MenuPage, ...MenuPage[]];
