/** A page as the plant prints it, in mm. Its place in the list is its place in the document. */
export interface PrintedPage {
  /** Of the trim. */
  widthMm: number
  heightMm: number
  /** What is printed beyond the trim on every side. */
  bleed: number
  /** Distance from the trim that the plant may cut off; the design's own where the plant says none. */
  safe?: number | { top: number; right: number; bottom: number; left: number }
  /** The same paper also lies across: a photo decides how its print is turned. */
  turns?: true
  /** Of a book's cover, in its middle. */
  spine?: number
  /** Of a book's cover in boards: between boards and spine, and what is folded around the boards. */
  cover?: { hinge: number; turnIn: number }
  /** A size in which this page was designed before; it is brought to the new one. */
  former?: { widthMm: number; heightMm: number }
}

/** The same page a number of times. */
export const repeatPage = (count: number, page: PrintedPage): PrintedPage[] =>
  Array.from({ length: count }, () => page)
