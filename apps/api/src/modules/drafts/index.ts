/** The drafts' exports for other modules. */

export { authoriseDraft } from './authorise-draft.ts'
export { contentHash } from './content-hash.ts'
export { MAX_DRAFTS } from './create-draft.ts'
export { draftEditUrl, draftEditUrlUnchecked } from './draft-edit-url.ts'
export { createDraftParser } from './draft-parser.ts'
export { draftRoutes } from './draft-routes.ts'
export { uploadedPhotoIds } from './parse-draft.ts'
export { hashLargeContent, parseStoredDocument } from './parse-stored-document.ts'
export { currentProductionMonth, productOfDraft } from './product-of-draft.ts'
export { setDraftChoice } from './set-draft-choice.ts'
export { toDraftPayload } from './to-draft-payload.ts'
