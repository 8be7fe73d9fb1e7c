import type { Page } from '@playwright/test'

/** What a page sends beside what it fetches, from now on: `POST http://...`. */
export function watchRequests(page: Page) {
  const sent: string[] = []
  page.on(
    'request',
    request => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`),
  )
  return sent
}
