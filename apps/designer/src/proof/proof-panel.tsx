import { findText, isSampleOfPeople, proofFingerprint, textMeasureOf, textOf } from '@passepartout/document'
import { useMemo, useState } from 'react'
import { ApprovalSummary, FindingRow } from '../check/check-panel.tsx'
import { CartButton } from '../panels/cart-button.tsx'
import { useSpelling } from '../spelling/use-spelling.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { allTextFields, type TextField } from '../text/text-fields.ts'
import { fieldName } from '../text/texts-panel.tsx'
import { textToReadAloud } from './text-to-read-aloud.ts'
import { useRecordDocument } from './use-record-document.ts'

/** "Gegenlesen": findings, then every text as printed, then the add-to-cart button, with or without approval. */
export default function ProofPanel() {
  const { t, cart, editor, guest } = useDesigner()
  useSpelling()
  const document = useEditor(snapshot => snapshot.document)
  const findings = useDesign(state => state.findings)
  const ticked = useView(state => state.ticked)
  const line = useDesign(state => state.line)
  const online = useDesign(state => state.online)
  const viewer = useDesign(state => state.viewer)
  /** Fingerprint of the approved proof; changed texts need another approval. */
  const [agreedTo, setAgreed] = useState(document.card?.read ?? null)
  const proof = useMemo(() => proofFingerprint(document), [document])
  const rows = allTextFields(document)
  const samples = rows.filter(({ element }) => isSampleOfPeople(element))
  const done = samples.filter(({ element }) => ticked[element.id] === textOf(element)).length
  const isAgreed = agreedTo === proof && (done === samples.length || document.card?.read === proof)
  // Findings about sample texts are displayed at the text itself.
  const open = findings.filter(({ kept, id }) => !kept && id !== 'sample-texts')
  const isBlocked = open.some(({ severity }) => severity === 'block')
  const release = line ? 'proof.releaseUpdate' : 'proof.release'
  const unread = line ? 'cart.update' : 'cart.add'

  const addToCart = () => {
    if (viewer) return
    if (isAgreed) editor.commands.markProofRead()
    void cart.add()
  }
  return (
    <>
      <div className="check-title proof-title">
        <h2>{t('proof.title')}</h2>
        {samples.length > 0 && !guest && (
          <span className="aside">{t('proof.samples', { done, all: samples.length })}</span>
        )}
      </div>
      <div className="zone-scroll">
        <ApprovalSummary />
        {open.map(finding => (
          <FindingRow key={finding.key} finding={finding} />
        ))}
        <ul className="proof-list">
          {rows.map(field => (
            <ProofRow key={field.element.id} field={field} isToTick={!guest && samples.includes(field)} />
          ))}
        </ul>
        {guest ? (
          <p className="proof-release">{t('guest.release')}</p>
        ) : (
          <div className="proof-release">
            <label className="proof-agree">
              <input
                type="checkbox"
                checked={isAgreed}
                disabled={done < samples.length && !isAgreed}
                onChange={event => setAgreed(event.currentTarget.checked ? proof : null)}
              />
              <span>{t('proof.all')}</span>
            </label>
            <CartButton
              text={t(isAgreed ? release : unread)}
              isPale={isBlocked || !online || viewer}
              isWide
              onPress={addToCart}
            />
            <p className="small muted">{t(isAgreed ? 'proof.note' : 'proof.unread')}</p>
          </div>
        )}
      </div>
    </>
  )
}

/** A text as printed. If it still names the sample's people, the customer must tick it as intended. */
function ProofRow({ field, isToTick }: { field: TextField; isToTick: boolean }) {
  const { t, view, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const { element, page } = field
  // Displays the current recipient's text; the tick applies to the text for all.
  const shown = findText(useRecordDocument(), element.id)?.element ?? element
  const words = textOf(element)
  const isTicked = useView(state => state.ticked[element.id] === words)
  const texts = useDesign(state => state.texts)
  const isMerged = shown !== element
  const lenders = textMeasureOf(texts, shown)?.standIns ?? []
  const id = `read-${element.id}`
  const show = () => {
    editor.session.showPage(page.id)
    const face = globalThis.document.querySelector(`[data-proof-page="${CSS.escape(page.id)}"]`)
    face?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const Name = isToTick ? 'label' : 'p'
  return (
    <li>
      {isToTick && (
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
      )}
      <Name {...(isToTick && { htmlFor: id })} className="read">
        <strong>{fieldName(t, field)}</strong>
        <span className="muted">
          {words.trim() === '' ? t('proof.empty') : textToReadAloud(t, document, shown)}
        </span>
        {lenders.length > 0 && (
          <span className="muted">{t('names.standInRead', { faces: lenders.join(', ') })}</span>
        )}
        {!element.own && !isMerged && <span className="proof-sample">{t('proof.sample')}</span>}
      </Name>
      <button type="button" className="text-button" onClick={show}>
        {t('proof.show')}
        <span className="quiet"> {fieldName(t, field)}</span>
      </button>
    </li>
  )
}
