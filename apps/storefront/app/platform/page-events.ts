/** The content of the main part is about to be replaced: its scripts have to stop. */
export const PAGE_LEAVE_EVENT = 'page-leaves'
/** Another page has replaced it, whose scripts have to start. */
export const PAGE_SHOWN_EVENT = 'page-shown'

/** Requests the page of another material in place of this one; `detail` is its URL with the configuration. */
export const MATERIAL_WANTED = 'material-wanted'
