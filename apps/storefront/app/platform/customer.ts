/**
 * Shows who is logged in, where a readable cookie says that somebody is; a page of an anonymous visitor asks nothing.
 * The session itself is a cookie that no script can read; this one only saves the question. The data layer learns once
 * a page whether somebody is logged in (specification 4), and nothing of who it is.
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
  // Every page says it: nothing is fetched for it (`track.ts` has the rest of the data layer).
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push({ event: 'customer', isLoggedIn })
}
