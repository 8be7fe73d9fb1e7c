import { findText, wordsOf } from '@passepartout/document'
import { useState } from 'react'
import { Approved, FindingRow } from '../check/check-panel.tsx'
import { useSpelling } from '../spelling/use-spelling.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { allTextFields, type TextField } from '../text/text-fields.ts'
import { fieldName } from '../text/texts-panel.tsx'
import { useShownDocument } from './use-shown-document.ts'
import { wordsToRead } from './words-to-read.ts'

/** "Gegenlesen": what stands in the way, then every text read back and ticked, then the release. */
export default function ProofPanel() {
  const { t, announcer, cart, editor, guest } = useDesigner()
  useSpelling()
  const document = useEditor(snapshot => snapshot.document)
  const findings = useDesign(state => state.findings)
  const ticked = useView(state => state.ticked)
  const adding = useDesign(state => state.adding)
  const line = useDesign(state => state.line)
  const [isAgreed, setAgreed] = useState(false)
  const rows = allTextFields(document)
  const done = rows.filter(({ element }) => ticked[element.id] === wordsOf(element)).length
  const isRead = done === rows.length
  const open = findings.filter(({ kept }) => !kept)
  const isBlocked = open.some(({ severity }) => severity === 'block')
  const isReady = isRead && isAgreed && !isBlocked && !adding

  const release = () => {
    if (!isRead || !isAgreed) return announcer.tell(t('proof.first'))
    editor.commands.markProofRead()
    void cart.add()
  }
  return (
    <>
      <div className="check-title proof-title">
        <h2>{t('proof.title')}</h2>
        <span className="aside">{t('proof.count', { done, all: rows.length })}</span>
      </div>
      <div className="zone-scroll">
        <Approved />
        {open.map(finding => (
          <FindingRow key={finding.key} finding={finding} />
        ))}
        <ul className="proof-list">
          {rows.map(field => (
            <ReadRow key={field.element.id} field={field} />
          ))}
        </ul>
        {guest ? (
          <p className="proof-release">{t('guest.release')}</p>
        ) : (
          <div className="proof-release">
            <label className="proof-agree">
              <input
                type="checkbox"
                checked={isAgreed && isRead}
                disabled={!isRead}
                onChange={event => setAgreed(event.currentTarget.checked)}
              />
              <span>{t('proof.all')}</span>
            </label>
            <button
              type="button"
              className="button"
              data-kind="primary"
              data-size="large"
              data-full=""
              aria-disabled={!isReady}
              onClick={release}
            >
              {adding ? t('cart.adding') : t(line ? 'proof.releaseUpdate' : 'proof.release')}
            </button>
            <p className="small muted">{t(isRead ? 'proof.note' : 'proof.first')}</p>
          </div>
        )}
      </div>
    </>
  )
}

/** A text as it will be printed. Its tick is about these words: other words want another. */
function ReadRow({ field }: { field: TextField }) {
  const { t, view, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const { element, page } = field
  // Read is what the guest in sight gets; ticked is the text for all of them.
  const shown = findText(useShownDocument(), element.id)?.element ?? element
  const words = wordsOf(element)
  const isTicked = useView(state => state.ticked[element.id] === words)
  const id = `read-${element.id}`
  const show = () => {
    editor.session.showPage(page.id)
    const face = globalThis.document.querySelector(`[data-proof-page="${CSS.escape(page.id)}"]`)
    face?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        onChange={event => {
          const next = event.currentTarget.checked ? words : ''
          view.set(({ ticked }) => ({ ticked: { ...ticked, [element.id]: next } }))
          if (event.currentTarget.checked) editor.session.showPage(page.id)
        }}
      />
      <label htmlFor={id}>
        <strong>{fieldName(t, field)}</strong>
        <span className="muted">
          {words.trim() === '' ? t('proof.empty') : wordsToRead(t, document, shown)}
        </span>
        {!element.own && <span className="proof-sample">{t('proof.sample')}</span>}
      </label>
      <button type="button" className="text-button" onClick={show}>
        {t('proof.show')}
        <span className="quiet"> {fieldName(t, field)}</span>
      </button>
    </li>
  )
}
