import { type Document, withCardTexts } from '@passepartout/document'
import { useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { clearStoredCardTexts, loadStoredCardTexts } from './stored-card-texts.ts'

/** Offers the names and dates of the last card while this one still has its design's sample texts. */
export default function StoredTextsOffer() {
  const { t, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const [words, setWords] = useState(loadStoredCardTexts)
  const fill = (empty: Document) => withCardTexts(empty, words)
  if (fill(document) === document) return null
  const forget = () => {
    clearStoredCardTexts()
    setWords({})
  }
  return (
    <section className="panel known-words">
      <button type="button" className="button" onClick={() => editor.commands.fillWords(fill)}>
        {t('knownWords.take')}
      </button>
      <p className="small muted">
        {Object.values(words).join(', ').replace(/\s+/g, ' ')}. {t('knownWords.kept')}{' '}
        <button type="button" className="text-button" onClick={forget}>
          {t('knownWords.forget')}
        </button>
      </p>
    </section>
  )
}
