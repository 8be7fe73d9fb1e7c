import type { PageMissReason } from '../paths/page-target.ts'

/** The specification's app error (section 3): why an error page replaces a page. */
export interface PageFailure {
  statusCode: number
  statusMessage: string
  /** A fatal failure belongs to the address itself; others leave the visitor on the current page. */
  fatal: boolean
  data: { path: string }
}

/** Failures that belong to the address itself. */
const FATAL: readonly string[] = ['unsound-slug', 'asset', 'no-theme', 'no-product']

/**
 * The reason why an address has no page, in the terms of the error catalogue (spec 8); `no-product` if its query names
 * none.
 */
export function pageNotFound(why: PageMissReason | 'no-story' | 'no-product', path: string): PageFailure {
  if (why === 'no-story')
    return { statusCode: 404, statusMessage: 'storyblok-page-not-found', fatal: true, data: { path } }
  const fatal = FATAL.includes(why)
  const statusMessage = `${fatal ? 'Page Not Found' : 'Page not found'}: ${path}`
  return { statusCode: 404, statusMessage, fatal, data: { path } }
}

/** An unexpected error: status 500 without details (spec 8, "Unhandled app error"). */
export const unexpectedPageFailure = (path: string): PageFailure => ({
  statusCode: 500,
  statusMessage: 'Internal Server Error',
  fatal: true,
  data: { path },
})
