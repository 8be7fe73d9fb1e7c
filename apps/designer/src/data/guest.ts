/** A guest with a share link that permits editing: changes are saved to the owner's draft. */
export interface Guest {
  draftId: string
  /** End of the link's validity, as far as the shop reported it. */
  until: string | null
}
