import type { ClientOptions } from '@passepartout/contracts'
import type { PageFailure, PageTarget, Platform, Shop } from '@passepartout/domain'
import { createContext } from 'react-router'
import type { FormResult } from './form-result.ts'
import type { Page } from './page.ts'
import type { Services } from './services.ts'

/** The server's knowledge of a request before the storefront renders it. */
export interface PageRequest {
  shop: Shop
  platform: Platform
  /** Inner path: no locale prefix, no desktop marker, no trailing slash; `/` is the start page. */
  path: string
  /** Scheme and host of the visitor's request, for absolute URLs. */
  origin: string
  /** The API, called in process with the visitor's cookie where a page is personal. */
  apiFetch: ClientOptions['fetch']
  /** Kind of page at the path, as far as the path alone determines it. */
  target: PageTarget
  /** Called with the reason for an error page, and its area. */
  failed?: (failure: PageFailure, area?: string) => void
  /** Whether the caller has cached the error page of an area: it is not rendered again. */
  hasErrorPage?: (area: string) => boolean
  /** Set when the cached error page is used. */
  usesErrorPage?: boolean
  debug: boolean
  /** Grows when prices change; responses with the prices before are not used again. */
  pricesVersion?: number
  /** The moment of a preview; its responses are not cached. */
  at?: Date
  /** An editor's preview before publication. */
  preview?: boolean
}

/** Set by the action of a page whose form is displayed again. */
export const formResult = createContext<FormResult | null>(null)
export const pageRequest = createContext<PageRequest>()
export const services = createContext<Services>()
/** Set by the loader, read by the server entry: content is never sent as serialised loader data. */
export const loadedPage = createContext<Page>()
/** The document rendered by the server entry, in UTF-8. */
export const renderedHtml = createContext<Uint8Array | null>(null)
