/**
 * Widths of windows in px by their names (specification 9): up to which a layout goes, so that styles begin the next one a pixel
 * later; of the two widest, where it begins.
 */
export const BREAKPOINTS = {
  xxs: 319,
  xs: 479,
  sm: 575,
  md: 767,
  lg: 899,
  xl: 1023,
  xxl: 1299,
  '2xl': 1536,
  xxxl: 1900,
} as const

/** From this width on the bar of areas is there, and the menu of small screens is not. */
export const NAVIGATION_PX = 1000
export const HAS_NAVIGATION = `(width >= ${NAVIGATION_PX}px)`

/** What follows the size of a window waits until it has rested so long. */
export const RESIZE_MS = 200
/** What follows the device, such as a tablet that is turned, waits so long. */
export const DEVICE_REFRESH_MS = 50

/** Acts once nobody has asked for so many milliseconds. */
export function whenRested(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}
