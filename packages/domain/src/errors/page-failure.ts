import type { PageMissReason } from '../paths/page-target.ts'

/** The specification's app error (section 3): why an error page is shown in place of a page. */
export interface PageFailure {
  statusCode: number
  statusMessage: string
  /** A fatal one belongs to the address itself; the others leave the visitor where he is. */
  fatal: boolean
  data: { path: string }
}

/** What belongs to the address itself. */
const FATAL: readonly string[] = ['unsound-slug', 'asset', 'no-theme', 'no-product']

/** Why no page lies at an address, in the words of the error catalogue (spec 8); `no-product` where its query names none. */
export function pageNotFound(why: PageMissReason | 'no-story' | 'no-product', path: string): PageFailure {
  if (why === 'no-story')
    return { statusCode: 404, statusMessage: 'storyblok-page-not-found', fatal: true, data: { path } }
  const fatal = FATAL.includes(why)
  const statusMessage = `${fatal ? 'Page Not Found' : 'Page not found'}: ${path}`
  return { statusCode: 404, statusMessage, fatal, data: { path } }
}

/** An error nobody foresaw: status 500, and nothing of it is told (spec 8, "Unhandled app error"). */
export const unexpectedPageFailure = (path: string): PageFailure => ({
  statusCode: 500,
  statusMessage: 'Internal Server Error',
  fatal: true,
  data: { path },
})
