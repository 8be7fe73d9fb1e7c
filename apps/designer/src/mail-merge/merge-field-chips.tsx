import { LIMITS, mergeOf, type TextElement, textOf } from '@passepartout/document'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Buttons for the fields of the names table; each inserts its field at the caret. */
export default function MergeFieldChips({ element }: { element: TextElement }) {
  const { t, editor, view, announcer } = useDesigner()
  const merge = useEditor(({ document }) => mergeOf(document))
  if (!merge) return null
  const insert = (name: string) => {
    const words = textOf(element)
    const { caret } = view.get()
    const [from, until] = caret?.id === element.id ? [caret.from, caret.until] : [words.length, words.length]
    const field = `{${name}}`
    const at = Math.min(from, until) + field.length
    if (words.length + field.length > LIMITS.textLength) return
    editor.commands.setWords(
      element.id,
      words.slice(0, Math.min(from, until)) + field + words.slice(Math.max(from, until)),
      { whole: true },
    )
    announcer.announce(t('names.inserted', { field: name }))
    view.set({ caret: { id: element.id, from: at, until: at } })
    requestAnimationFrame(() => {
      const area = document.querySelector<HTMLTextAreaElement>(
        `[data-text-field="${CSS.escape(element.id)}"]`,
      )
      area?.focus()
      area?.setSelectionRange(at, at)
    })
  }
  return (
    <fieldset className="field-chips" aria-label={t('names.fields')}>
      {[...merge.columns, ...merge.wordings.map(({ name }) => name)].map(name => (
        <button key={name} type="button" onClick={() => insert(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
