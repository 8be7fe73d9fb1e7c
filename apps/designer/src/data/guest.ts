/** Whoever works on the draft of somebody else by a link: what they do is saved there, and nothing is theirs. */
export interface Guest {
  draftId: string
  /** When the link ends, as far as the shop said. */
  until: string | null
}
