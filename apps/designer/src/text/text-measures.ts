import type { Document, TextElement, TextMeasure } from '@passepartout/document'
import type { createLayerDrawing } from '../drawing/draw-layer.ts'
import type { DesignerBase } from '../state/designer-base.ts'

type Drawing = ReturnType<typeof createLayerDrawing>

/** Keeps the measures of the customer's own texts and of the open one: the print check and the caret ask for them. */
export function createTextMeasures({ editor, design }: DesignerBase, drawing: Drawing): void {
  const known = new WeakMap<TextElement, TextMeasure>()
  let isAsking = false

  const wanted = () => {
    const { document, session } = editor.getSnapshot()
    return document.pages.flatMap(page =>
      page.elements.flatMap(element =>
        element.type === 'text' && !element.calendar && (element.own || session.text === element.id)
          ? [{ page, element }]
          : [],
      ),
    )
  }

  /** One question at a time; what changed meanwhile is the next. */
  async function follow(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      for (;;) {
        const asked = wanted().filter(({ element }) => !known.has(element))
        if (asked.length === 0) break
        const { document } = editor.getSnapshot()
        const answer = await drawing.measuresOf(
          withOnly(
            document,
            asked.map(({ element }) => element),
          ),
        )
        if (!answer) break
        for (const { element } of asked) {
          const measure = answer[element.id]
          if (measure) known.set(element, measure)
        }
        const missing = asked.some(({ element }) => !known.has(element))
        publish()
        if (missing) break
      }
    } finally {
      isAsking = false
    }
  }

  function publish(): void {
    const texts = Object.fromEntries(
      wanted().flatMap(({ element }) => {
        const measure = known.get(element)
        return measure ? [[element.id, measure] as const] : []
      }),
    )
    design.set({ texts })
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

/** The document with these texts and nothing else: what the worker needs to set them. */
const withOnly = (document: Document, texts: readonly TextElement[]): Document => ({
  ...document,
  assets: {},
  artworks: {},
  kept: {},
  pages: document.pages.map(page => ({
    ...page,
    elements: page.elements.filter(element => element.type === 'text' && texts.includes(element)),
  })),
})
