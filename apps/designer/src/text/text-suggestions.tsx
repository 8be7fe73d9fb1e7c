import { textOf } from '@passepartout/document'
import { useEffect, useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { loadTextSuggestions, type TextSuggestionsByOccasion } from './suggestions/load-text-suggestions.ts'
import { allTextFields } from './text-fields.ts'

/** Text suggestions for an occasion in the shop's language. A press inserts one, as a single undo step. */
export default function TextSuggestions() {
  const { t, data, editor, announcer } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const occasion = data.product?.occasion ?? ''
  const [ideas, setIdeas] = useState<TextSuggestionsByOccasion | null>(null)
  useEffect(() => {
    void loadTextSuggestions(document.locale).then(setIdeas, () => setIdeas({}))
  }, [document.locale])
  const proposals = ideas?.[occasion] ?? []
  const fields = allTextFields(document)
  const target = (role: string) => fields.find(({ element }) => element.role === role)
  return (
    <ul className="ideas">
      {proposals.map(({ role, words }) => {
        const field = target(role)
        if (!field) return null
        const isThere = textOf(field.element) === words
        return (
          <li key={words}>
            <p className="small muted">{t(field.label)}</p>
            <p>{words}</p>
            <button
              type="button"
              className="text-button"
              aria-disabled={isThere}
              onClick={() => {
                if (isThere) return
                editor.session.showPage(field.page.id)
                editor.commands.setWords(field.element.id, words, { whole: true })
                announcer.announceNow(t('texts.inserted'))
              }}
            >
              {t(isThere ? 'texts.inserted' : 'texts.insert')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
