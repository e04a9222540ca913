import type { ClientDirective } from 'astro';

/** Hydrates an island when the visitor starts to scroll, or arrives scrolled. */
const scroll: ClientDirective = (load) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (scrollY > 0 || location.hash) start();
  else addEventListener('scroll', start, { once: true, passive: true });
};

export default scroll;
