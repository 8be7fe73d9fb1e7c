import type { ViewState } from '../state/view-state.ts'

/** Breakpoints by the designer's own size (designer.md 4); a small height on a wide phone means landscape. */
export function layoutOf(width: number, height: number): Pick<ViewState, 'layout' | 'landscape' | 'wide'> {
  const landscape = height < 480 && width > height && width < 1000
  const layout = width < 640 || landscape ? 'phone' : width < 1100 ? 'tablet' : 'desk'
  return { layout, landscape, wide: width >= 1800 }
}
