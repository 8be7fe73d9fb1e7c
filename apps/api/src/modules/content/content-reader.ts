import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { Platform, Shop } from '@passepartout/domain'

type Payload<Name extends 'getStoryblokPage' | 'getStoryblokBreadcrumb' | 'getStoryblokTransform'> =
  CallPayload<(typeof schemas)[Name]>

/** A content query: the page's path inside the shop, and its version. */
export interface ContentQuestion {
  path: string
  platform: Platform
  /** Includes unpublished versions: the caller has a preview token. */
  isDraft: boolean
  release?: string | undefined
  /** Comma-separated `component.field` whose stories are included. */
  relations?: string | undefined
  sku?: string | undefined
}

/** `missing`: there is no such page. `unavailable`: the content service does not respond. */
export type ContentResult<Payload> =
  | { ok: true; payload: Payload }
  | { ok: false; why: 'missing' | 'unavailable' }

/** Pages as their stories contain them, for clients that render them themselves. */
export interface ContentReader {
  page(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokPage'>>>
  breadcrumb(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokBreadcrumb'>>>
  transform(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokTransform'>>>
  /** Whether a token is the preview token; always false for a shop without one. */
  mayReadDrafts(token: string): boolean
}
