import type { ClientDirective } from 'astro';
import { HYDRATION_ERROR } from '../../astro-internals/island-attributes.ts';

/**
 * Hydrates an island when a visitor reaches for it, which `island-loader.ts` notices, and again if
 * loading it failed the last time.
 */
const reach: ClientDirective = (load, _options, island) => {
  let isHydrating = false;
  const start = () => {
    if (isHydrating) return;
    isHydrating = true;
    load().then((hydrate) => hydrate());
  };
  island.addEventListener('reach', start);
  island.addEventListener(HYDRATION_ERROR, () => {
    isHydrating = false;
  });
  if (island.hasAttribute('data-reached')) start();
};

export default reach;
