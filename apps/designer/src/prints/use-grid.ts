import { type Page, printsWithPhoto } from '@passepartout/document'
import { useMemo } from 'react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { useStore } from '../state/store.ts'
import type { GridState, PrintFilter } from './grid-state.ts'
import { isCropped } from './print-details.ts'

export const useGrid = <S>(select: (state: GridState) => S): S => useStore(useDesigner().grid, select)

export interface VisiblePrints {
  /** All pages with a photo. */
  all: readonly Page[]
  /** Pages that match the filter, in order. */
  shown: readonly Page[]
  counts: Record<PrintFilter, number>
  /** Pages whose photo has too few pixels, and those slightly soft. */
  small: ReadonlySet<string>
  soft: ReadonlySet<string>
}

/** Prints displayed in the grid, and the number of matches of each filter. */
export function usePrints(): VisiblePrints {
  const document = useEditor(snapshot => snapshot.document)
  const findings = useDesign(state => state.findings)
  const twins = useGrid(state => state.twins)
  const filter = useGrid(state => state.filter)
  return useMemo(() => {
    const all = printsWithPhoto(document)
    const pagesOf = (id: string) =>
      new Set(findings.flatMap(one => (one.id === id && one.pageId ? [one.pageId] : [])))
    const small = pagesOf('too-small')
    const soft = pagesOf('soft')
    const firsts = new Set(twins.values())
    const passes: Record<PrintFilter, (page: Page) => boolean> = {
      all: () => true,
      cut: page => isCropped(document, page),
      small: ({ id }) => small.has(id),
      double: ({ id }) => twins.has(id) || firsts.has(id),
    }
    const counts = {
      all: all.length,
      cut: all.filter(passes.cut).length,
      small: all.filter(passes.small).length,
      double: all.filter(({ id }) => twins.has(id)).length,
    }
    return { all, shown: all.filter(passes[filter]), counts, small, soft }
  }, [document, findings, twins, filter])
}
