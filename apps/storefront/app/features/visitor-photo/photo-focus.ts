/** Heads are in the upper third of an upright photo: a slot that is wider than high keeps them and cuts below. */
const UPRIGHT_FOCUS_Y = 0.2
/** The designer starts with the middle of a photo, so other images promise no other crop. */
const MIDDLE = 0.5

/** The part of a visitor photo that stays visible in a slot of another shape: fractions across and down. */
export const photoFocus = ({
  width,
  height,
}: {
  width: number
  height: number
}): readonly [number, number] => (height > width ? [MIDDLE, UPRIGHT_FOCUS_Y] : [MIDDLE, MIDDLE])
