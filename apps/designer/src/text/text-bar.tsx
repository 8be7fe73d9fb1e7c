import { findText } from '@passepartout/document'
import { TextTools } from '../shell/lazy-parts.tsx'
import { useEditor } from '../state/designer-context.ts'

/** The text that is selected or open. */
export const useSelectedText = () =>
  useEditor(({ document, session }) => {
    const id = session.text ?? session.selection[0]
    return (id !== undefined && findText(document, id)?.element) || null
  })

/** Floats above the page while a text is selected. */
export function TextBar() {
  const element = useSelectedText()
  return element && <TextTools element={element} />
}
