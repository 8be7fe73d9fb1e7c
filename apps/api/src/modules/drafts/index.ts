/** What other modules may use of drafts. */
export { contentHash } from './content-hash.ts'
export { type DraftReader, openDraftReader } from './draft-reader.ts'
export { draftRoutes } from './draft-routes.ts'
export { draftedProduct } from './drafted-product.ts'
export { uploadIds } from './read-draft.ts'
export { shownDraft } from './shown-draft.ts'
