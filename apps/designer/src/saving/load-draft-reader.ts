/** Loads the parser of stored designs; the page of a reopened design preloads it. */
export const loadDraftReader = () => import('./parse-stored-content.ts')
