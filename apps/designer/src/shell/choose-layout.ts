import type { ViewState } from '../state/view-state.ts'

/** No phone in landscape is narrower; a window this low and narrow is one at 400 % zoom. */
const LANDSCAPE_FROM = 560

/** Breakpoints by the designer's own size (designer.md 4); a low and wide phone is in landscape. */
export function chooseLayout(
  width: number,
  height: number,
): Pick<ViewState, 'layout' | 'landscape' | 'wide'> {
  const landscape = height < 480 && width > height && width >= LANDSCAPE_FROM && width < 1000
  const layout = width < 640 || landscape ? 'phone' : width < 1100 ? 'tablet' : 'desk'
  return { layout, landscape, wide: width >= 1800 }
}
