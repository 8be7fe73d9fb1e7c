import { mergeOf } from '@passepartout/document'
import { TextTools } from '../shell/lazy-parts.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { useSelectedText } from './text-bar.tsx'
import { textFieldsOf } from './text-fields.ts'
import { fieldName, TextsPanel } from './texts-panel.tsx'

/** Texts in the sheet of phone and tablet: all of them, or the open one with its style. */
export function TextTab() {
  const { t, editor } = useDesigner()
  const open = useEditor(({ session }) => session.text)
  const selected = useSelectedText()
  return (
    <TextsPanel only={open}>
      {selected && <TextTools element={selected} />}
      <button type="button" className="button" data-full="" onClick={() => editor.session.closeText()}>
        {t('texts.done')}
      </button>
    </TextsPanel>
  )
}

/** Texts of the page in one row; pressing one opens its field. */
export function TextRow() {
  const { t, editor, view, cardOptions } = useDesigner()
  const pageId = useEditor(({ session }) => session.pageId)
  const page = useEditor(({ document }) => document.pages.find(({ id }) => id === pageId))
  const hasNames = useEditor(({ document }) => mergeOf(document) !== null)
  if (!page) return null
  return (
    <>
      {textFieldsOf(page).map(field => (
        <button
          key={field.element.id}
          type="button"
          className="button"
          onClick={() => {
            editor.session.openText(field.element.id)
            view.set({ tab: 'text', sheet: 'half' })
          }}
        >
          {fieldName(t, field)}
        </button>
      ))}
      {cardOptions && (
        <button type="button" className="button" onClick={() => view.set({ names: true })}>
          {t(hasNames ? 'names.change' : 'names.open')}
        </button>
      )}
    </>
  )
}
