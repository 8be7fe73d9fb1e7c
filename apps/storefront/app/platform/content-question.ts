import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'

// Types in a file of their own: callers need not compile the code that renders pages.

/** The version of a page to read, and its related data. */
export interface ContentQuestion {
  /** Number of a release of the content service. */
  release?: string | undefined
  /** Comma-separated `component.field` whose stories are included. */
  relations?: string | undefined
  /** Article number; its material may have another page. */
  sku?: string | undefined
}

/** `missing`: no such page. `unavailable`: the content service does not respond. */
export type ContentResult<Of> = { ok: true; payload: Of } | { ok: false; why: 'missing' | 'unavailable' }

export type ContentPage = CallPayload<(typeof schemas)['getStoryblokPage']>
export type ContentBreadcrumb = CallPayload<(typeof schemas)['getStoryblokBreadcrumb']>
export type ContentTransform = CallPayload<(typeof schemas)['getStoryblokTransform']>
