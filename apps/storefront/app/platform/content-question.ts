import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'

// Types in a file of their own: callers need not compile the code that renders pages.

/** Which version of a page is read, and what comes with it. */
export interface ContentQuestion {
  /** Number of a release of the content service. */
  release?: string | undefined
  /** `component.field` whose stories come along, with commas between. */
  relations?: string | undefined
  /** Article number, whose material may have another page. */
  sku?: string | undefined
}

/** `missing`: no page there. `unavailable`: the content service does not answer. */
export type ContentResult<Of> = { ok: true; payload: Of } | { ok: false; why: 'missing' | 'unavailable' }

export type ContentPage = CallPayload<(typeof schemas)['getStoryblokPage']>
export type ContentBreadcrumb = CallPayload<(typeof schemas)['getStoryblokBreadcrumb']>
export type ContentTransform = CallPayload<(typeof schemas)['getStoryblokTransform']>
