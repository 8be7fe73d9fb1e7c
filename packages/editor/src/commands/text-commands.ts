import {
  type Document,
  type FixedSide,
  type FoundText,
  findText,
  type Page,
  type Point,
  type RunStyleChoice,
  type TextElement,
  type TextStyleChoice,
  textOf,
  type withAddedText,
  withFittedHeight,
  withMovedText,
  withoutText,
  withProofApproved,
  withRunStyle,
  withStencilFontFace,
  withStencilText,
  withText,
  withTextRotation,
  withTextStyle,
  withTextWidth,
} from '@passepartout/document'
import type { StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'

export interface TextCommands {
  /**
   * Changes the text; quick typing is one undo step per word. Pasted text and ideas are `whole` steps of their own.
   * During input method composition, `before` is the text without the composition: all its changes are one undo step,
   * however long it takes.
   */
  setWords(id: string, words: string, options?: { whole?: boolean; before?: string | undefined }): boolean
  /** Changes the style of the whole text. */
  setTextLook(id: string, look: TextStyleChoice): boolean
  /**
   * Fills in known texts in one undo step. The caller passes the change itself, because most cards start without any.
   */
  fillWords(fill: (document: Document) => Document): boolean
  /**
   * Adds a text to a page and selects it; null when the page is full. The caller passes `withAddedText`, as most designs
   * never need it.
   */
  addText(pageId: string, words: string, add: typeof withAddedText): string | null
  /** Moves an added text, in mm; the moves of one drag or of quick key presses are one undo step. */
  moveText(id: string, byMm: Point, drag?: number): boolean
  /** Resizes an added text to this width in mm; a drag or quick key presses are one undo step. */
  setTextWidth(id: string, mm: number, options?: { still?: FixedSide; drag?: number }): boolean
  /** Rotates an added text, in degrees clockwise; a drag or quick key presses are one undo step. */
  turnText(id: string, degrees: number, drag?: number): boolean
  removeText(id: string): boolean
  /** Changes the characters of a stencil. */
  setStencil(id: string, words: string): boolean
  /** Changes the font family of a stencil's characters. */
  setStencilFace(id: string, face: TextElement['face']): boolean
  /** Approves the proof; any later change withdraws the approval. */
  markProofRead(): boolean
  /** Changes the style of a range of characters; `until` is not included. */
  setRunLook(id: string, from: number, until: number, look: RunStyleChoice): boolean
}

export function createTextCommands({ core }: CommandContext): TextCommands {
  const change = (
    id: string,
    next: (element: TextElement, found: FoundText) => TextElement,
    {
      name,
      ...merge
    }: { name: StepName; mergeKey?: string | null | undefined; mergeMs?: number | undefined },
  ): boolean => {
    core.settle()
    const { document } = core.snapshot()
    const found = findText(document, id)
    if (!found || found.element.calendar) return false
    const element = next(found.element, found)
    if (element === found.element) return false
    const text = textOf(element).replace(/\s+/g, ' ').slice(0, 40)
    return core.commit(
      { document: withElement(document, found.page, element) },
      {
        name,
        params: { role: element.role ?? 'free', text },
        pageId: found.page.id,
        ...merge,
      },
    )
  }
  const replace = (document: Document, name: StepName, pageId: string | null, mergeKey?: string) =>
    core.commit({ document }, { name, params: {}, pageId, ...(mergeKey && { mergeKey }) })
  return {
    fillWords: fill => {
      core.settle()
      return replace(fill(core.snapshot().document), 'words-filled', null)
    },
    addText(pageId, words, add) {
      core.settle()
      const before = core.snapshot().document
      const id = freeId(before)
      const document = add(before, pageId, id, words)
      if (!replace(document, 'text-added', pageId)) return null
      core.setSession({ selection: [id] })
      return id
    },
    moveText(id, byMm, drag) {
      core.settle()
      const before = core.snapshot().document
      const pageId = findText(before, id)?.page.id ?? null
      const moved = replace(
        withMovedText(before, id, byMm),
        'text-moved',
        pageId,
        `move/${id}/${drag ?? 'keys'}`,
      )
      const box = findText(core.snapshot().document, id)?.element.box
      if (moved && box)
        core.announcer.announce('text.moved', { left: Math.round(box.x), top: Math.round(box.y) })
      return moved
    },
    setTextWidth(id, mm, { still = 'middle', drag } = {}) {
      core.settle()
      const before = core.snapshot().document
      const pageId = findText(before, id)?.page.id ?? null
      const after = withTextWidth(before, id, mm, still)
      const changed = replace(after, 'text-resized', pageId, `width/${id}/${drag ?? 'keys'}`)
      const box = findText(after, id)?.element.box
      if (changed && box) {
        const [width, height] = [Math.round(box.width), Math.round(box.height)]
        core.announcer.announce('text.resized', { width, height })
      }
      return changed
    },
    turnText(id, degrees, drag) {
      core.settle()
      const before = core.snapshot().document
      const pageId = findText(before, id)?.page.id ?? null
      const after = withTextRotation(before, id, degrees)
      const changed = replace(after, 'text-turned', pageId, `turn/${id}/${drag ?? 'keys'}`)
      const turn = findText(after, id)?.element.turn
      if (changed && turn !== undefined) core.announcer.announce('text.turned', { degrees: turn })
      return changed
    },
    removeText(id) {
      core.settle()
      const before = core.snapshot().document
      const pageId = findText(before, id)?.page.id ?? null
      const removed = replace(withoutText(before, id), 'text-removed', pageId)
      if (removed) {
        core.setSession({ selection: [], text: null })
        core.announcer.announce('text.removed')
      }
      return removed
    },
    setStencil: (id, words) =>
      replace(withStencilText(core.snapshot().document, id, words), 'letters-changed', null, `stencil/${id}`),
    setStencilFace: (id, face) =>
      replace(withStencilFontFace(core.snapshot().document, id, face), 'letters-changed', null),
    markProofRead: () =>
      core.commit(
        { document: withProofApproved(core.snapshot().document) },
        { name: 'proof-read', params: {}, pageId: null },
      ),
    setWords(id, words, { whole = false, before } = {}) {
      const found = findText(core.snapshot().document, id)
      const { steps, position } = core.timeline()
      const typed =
        found && !whole ? `words/${id}/${typedWord(before ?? textOf(found.element), words)}` : undefined
      // A cancelled composition belongs to the undo step that it started.
      const mergeKey = words === before ? steps[position - 1]?.mergeKey : typed
      return change(id, (element, { page }) => withFittedHeight(withText(element, words), page), {
        name: 'words-changed',
        mergeKey,
        mergeMs: before === undefined ? undefined : Number.POSITIVE_INFINITY,
      })
    },
    setTextLook: (id, look) =>
      change(id, (element, { page }) => withFittedHeight(withTextStyle(element, look), page), {
        name: 'text-styled',
        mergeKey: `look/${id}/${Object.keys(look).join()}`,
      }),
    setRunLook: (id, from, until, look) =>
      change(id, element => withRunStyle(element, from, until, look), { name: 'text-styled' }),
  }
}

/** An id that no element of the document has. */
function freeId({ pages }: Document): string {
  const taken = new Set(pages.flatMap(({ elements }) => elements.map(({ id }) => id)))
  let number = 1
  while (taken.has(`own-text-${number}`)) number++
  return `own-text-${number}`
}

/** The word that is typed or deleted: changes of one word are one undo step. */
function typedWord(before: string, after: string): string {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from++
  const isAdding = after.length >= before.length
  const upTo = isAdding ? after.slice(0, from + after.length - before.length) : before.slice(0, from + 1)
  return `${isAdding ? 'add' : 'delete'}/${upTo.match(/\S+/g)?.length ?? 0}`
}

const withElement = (document: Document, page: Page, element: TextElement): Document => ({
  ...document,
  pages: document.pages.map(each =>
    each.id === page.id
      ? { ...each, elements: each.elements.map(one => (one.id === element.id ? element : one)) }
      : each,
  ),
})
