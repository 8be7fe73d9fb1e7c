/** A page as printed by the lab, in mm. Its index in the list is its index in the document. */
export interface PrintedPage {
  /** Trim size. */
  widthMm: number
  heightMm: number
  /** Printed area beyond the trim on every side. */
  bleed: number
  /** Distance from the trim that the lab may cut off; by default the design's own. */
  safe?: number | { top: number; right: number; bottom: number; left: number }
  /** The paper can be turned: the orientation of the photo decides how its print is turned. */
  turns?: true
  /** Width of the spine in the middle of a book's cover. */
  spine?: number
  /** Hard covers: gap between boards and spine, and the part folded around the boards. */
  cover?: { hinge: number; turnIn: number }
  /** A size in which this page was designed earlier; it is converted to the new one. */
  former?: { widthMm: number; heightMm: number }
}

export const repeatPage = (count: number, page: PrintedPage): PrintedPage[] =>
  Array.from({ length: count }, () => page)
