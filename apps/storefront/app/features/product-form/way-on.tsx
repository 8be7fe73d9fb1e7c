interface WayOnProps {
  /** Label of the button that starts a design. */
  design: string
  /** Label of the button that returns to a design. */
  take: string
}

/**
 * Label of the button to the designer, with both texts, because a cached page does not know the visitor's draft
 * (`carry-draft.ts`).
 */
export const WayOn = ({ design, take }: WayOnProps) => (
  <>
    <span className="in-data-draft:hidden">{design}</span>
    <span className="not-in-data-draft:hidden">{take}</span>
  </>
)
