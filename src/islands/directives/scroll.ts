import type { ClientDirective } from 'astro';

/** Wakes an island when the visitor starts to scroll, or arrives scrolled. */
const scroll: ClientDirective = (load) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (scrollY > 0 || location.hash) wake();
  else addEventListener('scroll', wake, { once: true, passive: true });
};

export default scroll;
