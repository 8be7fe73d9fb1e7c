/**
 * Whether the shop answers now. A page that gives way to another one by itself asks first: where nobody answers, the browser
 * shows an empty one. Who only starts, and who stands before it meanwhile, says 502 to 504. Pages are never taken from a browser's
 * cache unasked.
 */
export const isServerReachable = (address: string = location.href): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 502,
    () => false,
  )
