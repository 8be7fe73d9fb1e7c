/** What stands in the main part of the page goes: what was started in it has to end. */
export const PAGE_LEAVE_EVENT = 'page-leaves'
/** Another page stands in its place, and brings what has to be started. */
export const PAGE_SHOWN_EVENT = 'page-shown'

/** Asks for the page of another material in the place of this one; its `detail` is the address, with the choice in it. */
export const MATERIAL_WANTED = 'material-wanted'
