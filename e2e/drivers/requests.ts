import type { Page } from '@playwright/test'

/** Records non-GET requests of a page: `POST http://...`. */
export function watchRequests(page: Page) {
  const sent: string[] = []
  page.on(
    'request',
    request => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`),
  )
  return sent
}
