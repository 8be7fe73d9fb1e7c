import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { Platform, Shop } from '@passepartout/domain'

type Payload<Name extends 'getStoryblokPage' | 'getStoryblokBreadcrumb' | 'getStoryblokTransform'> =
  CallPayload<(typeof schemas)[Name]>

/** A page to be read: its path inside the shop, and in which version. */
export interface ContentQuestion {
  path: string
  platform: Platform
  /** Reads drafts too: the caller has shown the preview token. */
  isDraft: boolean
  release?: string | undefined
  /** `component.field` of which stories come along, with commas between. */
  relations?: string | undefined
  sku?: string | undefined
}

/** `missing`: no page there. `unavailable`: the content service does not answer. */
export type ContentResult<Payload> =
  | { ok: true; payload: Payload }
  | { ok: false; why: 'missing' | 'unavailable' }

/** Pages as their stories say them, for front ends that draw them themselves. */
export interface ContentReader {
  page(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokPage'>>>
  breadcrumb(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokBreadcrumb'>>>
  transform(shop: Shop, question: ContentQuestion): Promise<ContentResult<Payload<'getStoryblokTransform'>>>
  /** Whether this is the token for previews; never where the shop has none. */
  mayReadDrafts(token: string): boolean
}
