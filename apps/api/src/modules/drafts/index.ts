/** What other modules may use of drafts. */
export { uploadIds } from './checked-content.ts'
export { contentHash } from './content-hash.ts'
export { draftRoutes } from './draft-routes.ts'
export { shownDraft } from './shown-draft.ts'
