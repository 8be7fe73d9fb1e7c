/**
 * Whether the shop responds now. A page checks this before it replaces itself: without a response the browser would
 * display an error page. A starting server, or the proxy in front of it, returns 502 to 504. Browsers revalidate pages,
 * so their cache never answers for the server.
 */
export const isServerReachable = (address: string = location.href): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 502,
    () => false,
  )
