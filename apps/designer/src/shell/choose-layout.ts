import type { ViewState } from '../state/view-state.ts'

/** No phone that lies on its side is narrower; a window this flat and narrow is one at 400 %. */
const LANDSCAPE_FROM = 560

/** Breakpoints by the designer's own size (designer.md 4); a small height on a wide phone means landscape. */
export function chooseLayout(
  width: number,
  height: number,
): Pick<ViewState, 'layout' | 'landscape' | 'wide'> {
  const landscape = height < 480 && width > height && width >= LANDSCAPE_FROM && width < 1000
  const layout = width < 640 || landscape ? 'phone' : width < 1100 ? 'tablet' : 'desk'
  return { layout, landscape, wide: width >= 1800 }
}
