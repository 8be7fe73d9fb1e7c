/** A guest who works on another visitor's draft by a share link: changes are saved to that draft. */
export interface Guest {
  draftId: string
  /** End of the link's validity, as far as the shop reported it. */
  until: string | null
}
