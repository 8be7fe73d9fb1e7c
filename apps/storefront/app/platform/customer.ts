/**
 * Displays the signed-in customer, where a readable cookie indicates one; pages of anonymous visitors send no request.
 * The session itself is a cookie that scripts cannot read; this one only avoids the request. The data layer receives
 * once per page whether the visitor is signed in (specification 4), and no identity.
 */
export function showCustomer(): void {
  if (!/(?:^|; )logged-in=1(?:;|$)/.test(document.cookie)) {
    tellLayer(false)
    return
  }
  void import('./show-customer.ts')
    .then(({ showCustomerIn }) => showCustomerIn(document))
    .then(tellLayer)
    .catch(error => reportError(error))
}

function tellLayer(isLoggedIn: boolean): void {
  // Runs on every page, so it loads no code (`track.ts` has the rest of the data layer).
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'customer', isLoggedIn })
}
