import type { Alternate, Locale } from '@passepartout/domain'

/** A page that search engines may index. */
export interface IndexedPage {
  locale: Locale
  url: string
  /** The page in every locale, this one included. */
  alternates: Alternate[]
  /** Day of the last change, `2026-11-20`. */
  modified?: string
  /** Absolute URLs of its images. */
  pictures: string[]
}
