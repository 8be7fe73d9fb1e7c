import type { ClientOptions } from '@passepartout/contracts'
import type { PageFailure, PageTarget, Platform, Shop } from '@passepartout/domain'
import { createContext } from 'react-router'
import type { FormResult } from './form-result.ts'
import type { Page } from './page.ts'
import type { Services } from './services.ts'

/** What the server knows of a request before the storefront renders it. */
export interface PageRequest {
  shop: Shop
  platform: Platform
  /** Inner path: no locale prefix, no desktop marker, no trailing slash; `/` is the start page. */
  path: string
  /** Scheme and host the visitor used, for absolute addresses. */
  origin: string
  /** The API, called in process with the visitor's cookie where a page is personal. */
  apiFetch: ClientOptions['fetch']
  /** What lies at the address, as far as it says so itself. */
  target: PageTarget
  /** Told why an error page is answered in place of a page, and of which area it is. */
  failed?: (failure: PageFailure, area?: string) => void
  /** Whether the caller has stored the error page of an area: it is not rendered again. */
  hasErrorPage?: (area: string) => boolean
  /** Set where that page is used. */
  usesErrorPage?: boolean
  debug: boolean
  /** An editor asked to see the page before it is published. */
  preview?: boolean
}

/** Set by the action of a page whose form is shown again. */
export const formResult = createContext<FormResult | null>(null)
export const pageRequest = createContext<PageRequest>()
export const services = createContext<Services>()
/** Set by the loader, read by the server entry: content never travels as serialised loader data. */
export const loadedPage = createContext<Page>()
/** The document that the server entry rendered, in UTF-8. */
export const renderedHtml = createContext<Uint8Array | null>(null)
