import {
  type Document,
  type MergeData,
  mergedTexts,
  mergeOf,
  type TextElement,
  type TextMeasure,
} from '@passepartout/document'
import type { GridMeasurer } from '../calendar/calendar-check.ts'
import type { createLayerDrawing } from '../drawing/draw-layer.ts'
import { withOnlyElements } from '../drawing/with-only-elements.ts'
import type { DesignerBase } from '../state/designer-base.ts'

interface MeasuredTexts {
  merge: MergeData | null
  /** By the id of the text, and by those of its variants for each name. */
  measures: (readonly [string, TextMeasure])[]
}

type Drawing = ReturnType<typeof createLayerDrawing>

/** Measures customer texts, texts with merge fields and the open text, for preflight and caret. */
export function createTextMeasurer({ editor, design }: DesignerBase, drawing: Drawing): void {
  const known = new WeakMap<TextElement, MeasuredTexts>()
  let isAsking = false

  /** Measures of exactly this element with these names. */
  const measureOf = (element: TextElement, merge: MergeData | null) => {
    const measured = known.get(element)
    return measured?.merge === merge ? measured : undefined
  }

  const wanted = () => {
    const { document, session } = editor.getSnapshot()
    // A text just added with a merge field is not marked as the customer's yet.
    const merged = new Set(mergedTexts(document).map(({ element }) => element.id))
    const isWanted = ({ id, own }: TextElement) => own || session.text === id || merged.has(id)
    return document.pages.flatMap(page =>
      page.elements.flatMap(element =>
        element.type === 'text' && !element.calendar && isWanted(element) ? [{ page, element }] : [],
      ),
    )
  }

  let grids: GridMeasurer | undefined
  async function measureGrids(): Promise<void> {
    if (!editor.getSnapshot().document.calendar) return
    // Offline: the next change retries.
    const check = grids ? undefined : await import('../calendar/calendar-check.ts').catch(() => undefined)
    grids ??= check?.createGridMeasurer(() => editor.getSnapshot().document, drawing.measuresOf)
    if (await grids?.measure()) publish()
  }

  /** One request at a time; changes in between are handled afterwards. */
  async function follow(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      for (;;) {
        await measureGrids()
        const { document } = editor.getSnapshot()
        const merge = mergeOf(document)
        const unmeasured = wanted().filter(({ element }) => !measureOf(element, merge))
        if (unmeasured.length === 0) break
        const answer = await drawing.measuresOf(
          withOnlyTexts(
            document,
            unmeasured.map(({ element }) => element),
          ),
        )
        if (!answer) break
        for (const { element } of unmeasured) {
          const measures = Object.entries(answer).filter(
            ([id]) => id === element.id || id.startsWith(`${element.id} `),
          )
          if (measures.length > 0) known.set(element, { merge, measures })
        }
        const missing = unmeasured.some(({ element }) => !measureOf(element, merge))
        publish()
        if (missing) break
      }
    } finally {
      isAsking = false
    }
  }

  function publish(): void {
    const merge = mergeOf(editor.getSnapshot().document)
    const texts = Object.fromEntries(
      wanted().flatMap(({ element }) => measureOf(element, merge)?.measures ?? []),
    )
    design.set({ texts: { ...texts, ...grids?.measures() } })
  }

  let open: string | null = null
  editor.subscribe(() => {
    const { text } = editor.getSnapshot().session
    if (text === open) return
    open = text
    void follow()
  })
  editor.onCommit(() => void follow())
  void follow()
}

/** The document with these texts only: all that the worker needs to set them. */
export const withOnlyTexts = (document: Document, texts: readonly TextElement[]): Document =>
  withOnlyElements(document, element => element.type === 'text' && texts.includes(element))
