import {
  type Document,
  type FoundText,
  findText,
  type Page,
  type RunLook,
  type TextElement,
  type TextLook,
  withProof,
  withRunLook,
  withTextLook,
  withWords,
  wordsOf,
} from '@passepartout/document'
import type { StepName } from '../state.ts'
import type { CommandContext } from './command-context.ts'

export interface TextCommands {
  /** Other words; quick typing is one step per word. Pasting and ideas are `whole` steps of their own. */
  setWords(id: string, words: string, options?: { whole?: boolean }): boolean
  /** Another look of the whole text. */
  setTextLook(id: string, look: TextLook): boolean
  /** Says that somebody has read what is printed; any later change makes it unread again. */
  markProofRead(): boolean
  /** A look of its own for the characters from one up to another. */
  setRunLook(id: string, from: number, until: number, look: RunLook): boolean
}

export function createTextCommands({ core }: CommandContext): TextCommands {
  const change = (
    id: string,
    next: (element: TextElement, found: FoundText) => TextElement,
    { name, mergeKey }: { name: StepName; mergeKey?: string | undefined },
  ): boolean => {
    core.settle()
    const { document } = core.snapshot()
    const found = findText(document, id)
    if (!found || found.element.calendar) return false
    const element = next(found.element, found)
    if (element === found.element) return false
    const text = wordsOf(element).replace(/\s+/g, ' ').slice(0, 40)
    return core.commit(
      { document: withElement(document, found.page, element) },
      {
        name,
        params: { role: element.role ?? 'free', text },
        pageId: found.page.id,
        ...(mergeKey && { mergeKey }),
      },
    )
  }
  return {
    markProofRead: () =>
      core.commit(
        { document: withProof(core.snapshot().document) },
        { name: 'proof-read', params: {}, pageId: null },
      ),
    setWords(id, words, { whole = false } = {}) {
      const before = findText(core.snapshot().document, id)
      const mergeKey =
        before && !whole ? `words/${id}/${typedWord(wordsOf(before.element), words)}` : undefined
      return change(id, element => withWords(element, words), { name: 'words-changed', mergeKey })
    },
    setTextLook: (id, look) =>
      change(id, element => withTextLook(element, look), {
        name: 'text-styled',
        mergeKey: `look/${id}/${Object.keys(look).join()}`,
      }),
    setRunLook: (id, from, until, look) =>
      change(id, element => withRunLook(element, from, until, look), { name: 'text-styled' }),
  }
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
