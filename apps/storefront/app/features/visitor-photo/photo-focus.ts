/** Heads stand in the upper third of an upright photo: a place that is wider than high keeps them and cuts below. */
const UPRIGHT_FOCUS_Y = 0.2
/** The designer begins with the middle of a photo; no other picture promises another cut. */
const MIDDLE = 0.5

/** Which part of a visitor's photo stays where a place has another shape: fractions across and down. */
export const photoFocus = ({
  width,
  height,
}: {
  width: number
  height: number
}): readonly [number, number] => (height > width ? [MIDDLE, UPRIGHT_FOCUS_Y] : [MIDDLE, MIDDLE])
