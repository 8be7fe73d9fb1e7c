import { findDate, isCustomerText, mergeOf, textOf, weekdayInWords } from '@passepartout/document'
import { CircleCheck, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { findingText } from '../check/finding-text.ts'
import { NamesEntry } from '../mail-merge/names-entry.tsx'
import { usePages } from '../pages/use-pages.ts'
import { QualityIcon } from '../panels/quality-icon.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { MoveText, TextMeasures } from '../shell/lazy-parts.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { AddedTexts } from './added-texts.tsx'
import { allTextFields, type TextField } from './text-fields.ts'
import { useTextField } from './use-text-field.ts'

const StoredTextsOffer = lazyPart(() => import('../card/stored-texts-offer.tsx').then(one => one.default))
const MergeFieldChips = lazyPart(() => import('../mail-merge/merge-field-chips.tsx').then(one => one.default))
const TextSuggestions = lazyPart(() => import('./text-suggestions.tsx').then(one => one.default))

interface TextsPanelProps {
  /** Id of the only text whose field is displayed, with `children` below it; the others are hidden. */
  only?: string | null
  children?: ReactNode
}

/** "Texte": every text of the product in a field, page by page; the same content as on the canvas. */
export function TextsPanel({ only = null, children }: TextsPanelProps) {
  const { t, kind } = useDesigner()
  const product = useDesign(state => state.product)
  const document = useEditor(snapshot => snapshot.document)
  const fields = allTextFields(document)
  const pages = usePages().filter(({ id }) => fields.some(({ page }) => page.id === id))
  const [ideas, setIdeas] = useState(false)
  return (
    <div className="texts">
      {kind.takesNames && only === null && (
        <>
          <NamesEntry />
          <StoredTextsOffer />
        </>
      )}
      {pages.map(({ id, label }) => (
        <section
          key={id}
          className="panel"
          hidden={only !== null && !fields.some(({ page, element }) => page.id === id && element.id === only)}
        >
          <h3 className="texts-page" hidden={only !== null || product?.pages.length === 1}>
            {t(`page.${label.key}`, label.params)}
          </h3>
          {fields
            .filter(({ page }) => page.id === id)
            .map(field => (
              <Field key={field.element.id} field={field} only={only} />
            ))}
          {only !== null && children}
        </section>
      ))}
      <AddedTexts shown={only === null} />
      {product?.occasion && only === null && (
        <section className="panel">
          <button
            type="button"
            className="text-button"
            aria-expanded={ideas}
            onClick={() => setIdeas(!ideas)}
          >
            <Sparkles size={16} aria-hidden /> {t('texts.ideas')}
          </button>
          {ideas && <TextSuggestions />}
        </section>
      )}
    </div>
  )
}

export const fieldName = (
  t: (key: string, values?: Record<string, string | number>) => string,
  { label, number }: Pick<TextField, 'label' | 'number'>,
) => (number === 0 ? t(label) : t('texts.numbered', { name: t(label), number }))

/** One field. Focusing it displays its page and text. */
function Field({ field, only }: { field: TextField; only: string | null }) {
  const { t, editor } = useDesigner()
  const { element } = field
  const id = `text-${element.id}`
  const { tellCaret, ...area } = useTextField(element)
  const locale = useEditor(snapshot => snapshot.document.locale)
  const isOpen = useEditor(({ session }) => session.text === element.id)
  const hasNames = useEditor(snapshot => mergeOf(snapshot.document) !== null)
  const note = `${id}-note`
  const autoFocus = only === element.id
  useEffect(() => {
    const node = area.ref.current
    if (!autoFocus || !node || document.activeElement === node) return
    node.focus({ preventScroll: true })
    node.setSelectionRange(node.value.length, node.value.length)
  }, [autoFocus, area.ref])
  return (
    <div
      className="text-field"
      data-open={isOpen ? '' : undefined}
      hidden={only !== null && only !== element.id}
    >
      <div className="text-field-head">
        <label htmlFor={id}>{fieldName(t, field)}</label>
        {isCustomerText(element) && (
          <button
            type="button"
            className="text-button"
            onClick={() => editor.commands.removeText(element.id)}
          >
            {t('ownText.remove')}
          </button>
        )}
      </div>
      <textarea
        {...area}
        id={id}
        data-text-field={element.id}
        lang={locale}
        rows={Math.min(6, textOf(element).split('\n').length)}
        aria-describedby={note}
        aria-required={element.required || undefined}
        onKeyDown={event => {
          area.onKeyDown(event)
          if (event.key !== 'Escape') return
          event.stopPropagation()
          editor.session.closeText()
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>(`button[data-scene="${CSS.escape(element.id)}"]`)?.focus(),
          )
        }}
        onFocus={() => {
          editor.session.openText(element.id)
          tellCaret()
        }}
      />
      <FieldNote id={note} field={field} />
      {isOpen && hasNames && <MergeFieldChips element={element} />}
      {isOpen && isCustomerText(element) && (
        <>
          <MoveText id={element.id} />
          <TextMeasures element={element} />
        </>
      )}
    </div>
  )
}

const ABOUT_WORDS = [
  'text-overflow',
  'missing-glyph',
  'unknown-field',
  'weekday',
  'time-form',
  'empty-text',
  'sample-text',
]

/** Preflight's finding about the text, otherwise the weekday of its date. */
function FieldNote({ id, field: { element } }: { id: string; field: TextField }) {
  const designer = useDesigner()
  const { t, editor } = designer
  const locale = useEditor(snapshot => snapshot.document.locale)
  const finding = useDesign(state =>
    state.findings.find(
      found => found.elementId === element.id && !found.kept && ABOUT_WORDS.includes(found.id),
    ),
  )
  const date = finding ? undefined : findDate(textOf(element), locale)
  const repair = finding?.repairs.find(({ effect, id }) => effect.type === 'patch' && id !== 'keep')
  const mend = (one: NonNullable<typeof repair>) => {
    editor.commands.applyRepair(one)
    // The button disappears with the finding, so the text's field takes the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-text-field="${CSS.escape(element.id)}"]`)?.focus(),
    )
  }
  return (
    <div className="text-note small">
      {/* The button is outside the live region: it is neither announced nor part of the field's description. */}
      <p id={id} aria-live="polite">
        {finding && (
          <>
            <QualityIcon light={finding.severity === 'block' ? 'red' : 'amber'} />
            <span>{findingText(designer, finding).title}</span>
          </>
        )}
        {date && (
          <>
            <CircleCheck size={14} aria-hidden />
            <span>{t('texts.weekday', { weekday: weekdayInWords(locale, date.weekday) })}</span>
          </>
        )}
      </p>
      {repair && (
        <button type="button" className="text-button" onClick={() => mend(repair)}>
          {t(`repair.${repair.id}`, repair.params)}
        </button>
      )}
    </div>
  )
}
