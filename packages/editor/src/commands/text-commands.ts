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
  withAddedText,
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
   * Other words; quick typing is one step per word. Pasting and ideas are `whole` steps of their own. Of what an input
   * method composes `before` are the words without it: it belongs to one step however long it takes.
   */
  setWords(id: string, words: string, options?: { whole?: boolean; before?: string | undefined }): boolean
  /** Another look of the whole text. */
  setTextLook(id: string, look: TextStyleChoice): boolean
  /** Writes words that are known already, in one step; who calls brings what writes them along, as most cards are begun without. */
  fillWords(fill: (document: Document) => Document): boolean
  /** Adds a text to a page and selects it; null where the page holds no more. */
  addText(pageId: string, words: string): string | null
  /** Moves a text that was added; moves of one drag, or quick presses of a key, are one step. */
  moveText(id: string, byMm: Point, drag?: number): boolean
  /** Gives a text that was added another width in mm; a drag, or quick presses of a key, are one step. */
  setTextWidth(id: string, mm: number, options?: { still?: FixedSide; drag?: number }): boolean
  /** Turns a text that was added, in degrees clockwise; a drag, or quick presses of a key, are one step. */
  turnText(id: string, degrees: number, drag?: number): boolean
  /** Takes a text away that was added. */
  removeText(id: string): boolean
  /** Other letters of an opening. */
  setStencil(id: string, words: string): boolean
  /** Another typeface for them. */
  setStencilFace(id: string, face: TextElement['face']): boolean
  /** Says that somebody has read what is printed; any later change makes it unread again. */
  markProofRead(): boolean
  /** A look of its own for the characters from one up to another. */
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
    addText(pageId, words) {
      core.settle()
      const before = core.snapshot().document
      const id = freeId(before)
      const document = withAddedText(before, pageId, id, words)
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
      if (moved && box) core.announcer.say('text.moved', { left: Math.round(box.x), top: Math.round(box.y) })
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
        core.announcer.say('text.resized', { width, height })
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
      if (changed && turn !== undefined) core.announcer.say('text.turned', { degrees: turn })
      return changed
    },
    removeText(id) {
      core.settle()
      const before = core.snapshot().document
      const pageId = findText(before, id)?.page.id ?? null
      const removed = replace(withoutText(before, id), 'text-removed', pageId)
      if (removed) {
        core.setSession({ selection: [], text: null })
        core.announcer.say('text.removed')
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
      // What is given up goes with the step that it is part of.
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

/** A name that no element of the document has. */
function freeId({ pages }: Document): string {
  const taken = new Set(pages.flatMap(({ elements }) => elements.map(({ id }) => id)))
  let number = 1
  while (taken.has(`own-text-${number}`)) number++
  return `own-text-${number}`
}

/** Which word is typed or deleted: what is done to one word is one step. */
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
