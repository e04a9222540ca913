/** Another website's page can't set this header, so it can't write to this computer. */
export const isFromTheEditor = (request: Request) => request.headers.get('no-cors') === '1';
