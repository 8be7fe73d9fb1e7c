/** What reads designs that were kept; the page of one that is opened again fetches it along. */
export const loadDraftReader = () => import('./parse-stored-content.ts')
