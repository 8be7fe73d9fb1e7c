/**
 * Shows who is logged in, where a readable cookie says that somebody is; a page of an anonymous visitor asks nothing.
 * The session itself is a cookie that no script can read; this one only saves the question.
 */
export function showCustomer(): void {
  if (!/(?:^|; )logged-in=1(?:;|$)/.test(document.cookie)) return
  void import('./show-customer.ts').then(({ showCustomerIn }) => showCustomerIn(document)).catch(reportError)
}
