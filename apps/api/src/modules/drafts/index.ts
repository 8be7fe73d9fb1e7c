/** What other modules may use of drafts. */
export { contentHash } from './content-hash.ts'
export { MOST_DRAFTS } from './create-draft.ts'
export { type DraftReader, openDraftReader } from './draft-reader.ts'
export { draftRoutes } from './draft-routes.ts'
export { draftedProduct, monthIn } from './drafted-product.ts'
export { hashOfContent, openDocument } from './open-document.ts'
export { uploadIds } from './read-draft.ts'
export { shownDraft } from './shown-draft.ts'
