interface WayOnProps {
  /** Words of the button that begins a design. */
  design: string
  /** Words of the button that goes back to one. */
  take: string
}

/** What the button to the designer says; the page in the cache knows nothing of a design that waits (`carry-draft.ts`). */
export const WayOn = ({ design, take }: WayOnProps) => (
  <>
    <span className="in-data-draft:hidden">{design}</span>
    <span className="not-in-data-draft:hidden">{take}</span>
  </>
)
