import {
  sanitiseText,
  smartTypography,
  type TextElement,
  type TypingState,
  textOf,
  withTypographicQuotes,
} from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { platform } from '../shell/use-keyboard.ts'
import { useDesigner } from '../state/designer-context.ts'

/**
 * Props of a text area that edits a text: the same content in every place, typographic characters while typing, undo by
 * the design's own history. During input method composition (dead keys, Japanese, every word on a phone) the page
 * follows, but the composed text is not changed.
 */
export function useTextField(element: TextElement) {
  const { editor, view } = useDesigner()
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const isPasting = useRef(false)
  const beforeComposing = useRef<string | undefined>(undefined)
  const [composed, setComposed] = useState<string | null>(null)
  const words = textOf(element)

  useLayoutEffect(() => {
    const at = caret.current
    caret.current = null
    if (at !== null && field.current && document.activeElement === field.current)
      field.current.setSelectionRange(at, at)
  })

  const tellCaret = () => {
    const { selectionStart: from = 0, selectionEnd: until = 0 } = field.current ?? {}
    view.set({ caret: { id: element.id, from, until } })
  }

  return {
    ref: field,
    value: composed ?? words,
    tellCaret,
    onChange(event: ChangeEvent<HTMLTextAreaElement>) {
      const { value, selectionStart } = event.currentTarget
      const { inputType = '', data, isComposing } = event.nativeEvent as InputEvent
      if (isComposing) {
        beforeComposing.current ??= words
        setComposed(value)
        editor.commands.setWords(element.id, value, { before: beforeComposing.current })
        return
      }
      const { locale } = editor.getSnapshot().document
      const typed =
        inputType === 'insertText' && data?.length === 1
          ? smartTypography(value, selectionStart, locale)
          : inputType.startsWith('delete')
            ? undefined
            : quotesBefore(value, selectionStart, locale)
      const next = typed?.text ?? value
      // Sanitising removes characters only before the caret, where they were inserted.
      const at = typed?.caret ?? sanitiseText(value.slice(0, selectionStart)).length
      if (next !== value || sanitiseText(next) !== value) caret.current = at
      const whole = isPasting.current || inputType === 'insertFromDrop' || inputType === 'deleteByCut'
      isPasting.current = false
      editor.commands.setWords(element.id, next, { whole })
      view.set({ caret: { id: element.id, from: at, until: at } })
    },
    onCompositionEnd(event: { currentTarget: HTMLTextAreaElement }) {
      setComposed(null)
      editor.commands.setWords(element.id, event.currentTarget.value, { before: beforeComposing.current })
      beforeComposing.current = undefined
      requestAnimationFrame(tellCaret)
    },
    onPaste(_event: ClipboardEvent) {
      isPasting.current = true
    },
    onSelect: tellCaret,
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const mod = platform() === 'mac' ? event.metaKey : event.ctrlKey
      const key = event.key.toLowerCase()
      if (!mod || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.history.redo()
      else editor.history.undo()
    },
    onBeforeInput(event: { nativeEvent: unknown; preventDefault(): void }) {
      const { inputType } = event.nativeEvent as InputEvent
      if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
      event.preventDefault()
      editor.history[inputType === 'historyUndo' ? 'undo' : 'redo']()
    },
    spellCheck: true,
    autoCapitalize: 'sentences' as const,
  }
}

/** Sets the straight quotes of what was pasted or filled in before the caret. */
function quotesBefore(value: string, caret: number, locale: Locale): TypingState | undefined {
  const before = value.slice(0, caret)
  if (!/["']/.test(before)) return undefined
  const set = withTypographicQuotes(before, locale)
  return { text: set + value.slice(caret), caret: set.length }
}
