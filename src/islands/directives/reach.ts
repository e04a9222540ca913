import type { ClientDirective } from 'astro';
import { HYDRATION_ERROR } from '../../astro-internals/island-attributes.ts';

/**
 * Hydrates an island on the `reach` event of `island-loader.ts`. After an error, the next event
 * retries.
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
