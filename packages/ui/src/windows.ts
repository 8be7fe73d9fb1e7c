/**
 * Breakpoints in px by name (specification 9): the last width of a layout, so that styles begin the next one a pixel
 * later; for the two widest, the first width.
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

/** From this width the navigation bar replaces the menu of small screens. */
export const NAVIGATION_PX = 1000
export const HAS_NAVIGATION = `(width >= ${NAVIGATION_PX}px)`

/** Debounce of handlers of window resizing, in milliseconds. */
export const RESIZE_MS = 200
/** Debounce of handlers of device changes, such as a rotated tablet, in milliseconds. */
export const DEVICE_REFRESH_MS = 50

/** Debounces `act` by `ms` milliseconds. */
export function whenRested(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}
