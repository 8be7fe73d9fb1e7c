import {
  LIMITS,
  type MergeData,
  mergedTexts,
  mergeOf,
  mergeSchema,
  totalCopies,
  withAddedText,
} from '@passepartout/document'
import { FileUp, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DialogHead } from '../help/dialog-head.tsx'
import { useModal } from '../help/use-modal.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { NamesCheck } from './check-names.ts'
import { NamesReview } from './names-review.tsx'
import {
  type ColumnName,
  type NamesSource,
  parseNames,
  preferredColumn,
  readNamesFile,
  withGreetingColumn,
} from './parse-names.ts'
import { useNamesCheck } from './use-names-check.ts'
import { VariantsEditor } from './variants-editor.tsx'

/** "Names on the cards": a list is pasted or read from a file, reviewed on the device, and applied. */
export default function NamesDialog({ onClose }: { onClose: () => void }) {
  const { t, editor, cardOptions, announcer, toasts } = useDesigner()
  const stored = useEditor(({ document }) => mergeOf(document))
  const [merge, setMerge] = useState<MergeData | null>(stored)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')
  const check = useNamesCheck(merge)
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const [isLed, setLed] = useState(stored === null)
  const dialog = useModal(onClose)
  // When reopened with a stored list, shows only the rows that need attention.
  useEffect(() => {
    if (isLed || !merge || !check) return
    setLed(true)
    if (check.rows.size > 0) setOnly(openRows(merge, check))
  }, [isLed, merge, check])
  const columnName: ColumnName = column =>
    typeof column === 'number' ? t('names.column.other', { number: column }) : t(`names.column.${column}`)

  const read = (source: NamesSource) => {
    const found = parseNames(source, columnName)
    if ('problem' in found) return setProblem(t(`names.problem.${found.problem}`, { most: LIMITS.records }))
    setProblem('')
    const greeted = withGreetingColumn(found.merge, columnName, (form, name) =>
      t(`names.greet.${form}`, { name }),
    )
    setMerge(greeted)
    setNote(found.formulas > 0 ? t('names.formulas', { count: found.formulas }) : '')
    announcer.announce(t('names.count', { count: greeted.records.length }))
  }

  const take = () => {
    if (!merge) return
    if (!mergeSchema.safeParse(merge).success) return setProblem(t('names.problem.invalid'))
    cardOptions?.setNames(merge)
    placeField(merge)
    onClose()
  }

  /** Adds a text with a field to a card that has none. */
  const placeField = (names: MergeData) => {
    const { document, session } = editor.getSnapshot()
    if (mergedTexts(document).length > 0) return
    editor.commands.addText(session.pageId, `{${preferredColumn(names)}}`, withAddedText)
    toasts.show({ text: t('names.placed') })
    announcer.announce(t('names.placed'))
  }

  const remove = () => {
    cardOptions?.setNames(null)
    announcer.announce(t('names.removed'))
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className="plain-dialog names-dialog"
      aria-labelledby="names-title"
      onClose={onClose}
    >
      <DialogHead id="names-title" takesFocus="first" onClose={onClose}>
        {t('names.title')}
      </DialogHead>
      {merge ? (
        <>
          <p>
            {t('names.count', { count: merge.records.length })} ·{' '}
            {t('names.cards', { count: totalCopies(merge) })}
          </p>
          {note && <p className="names-note">{note}</p>}
          <NamesStatus
            check={check}
            isAlone={only !== undefined}
            onAlone={alone => setOnly(alone && check ? openRows(merge, check) : undefined)}
          />
          <NamesReview merge={merge} check={check} only={only} onChange={setMerge} />
          <div className="dialog-actions">
            <button
              type="button"
              className="button"
              onClick={() =>
                setMerge(
                  withGreetingColumn(merge, columnName, (form, name) => t(`names.greet.${form}`, { name })),
                )
              }
            >
              {t('names.greet')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                setOnly(undefined)
                setMerge(null)
              }}
            >
              {t('names.other')}
            </button>
          </div>
          <VariantsEditor merge={merge} onChange={setMerge} />
        </>
      ) : (
        <Source onRead={read} />
      )}
      <p role="alert" className="share-problem">
        {problem}
      </p>
      <p className="small muted">{t('names.privacy')}</p>
      <div className="dialog-actions">
        {merge && (
          <button type="button" className="button" data-kind="primary" onClick={take}>
            {t('names.take')}
          </button>
        )}
        {stored && (
          <button type="button" className="button" data-kind="plain" onClick={remove}>
            {t('names.remove')}
          </button>
        )}
      </div>
    </dialog>
  )
}

const openRows = ({ records }: MergeData, { rows }: NamesCheck): ReadonlySet<string> =>
  new Set(records.filter((_, index) => rows.has(index)).map(({ id }) => id))

interface NamesStatusProps {
  check: NamesCheck | undefined
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
}

/** Number of rows that need attention, with a filter for them, and the stand-in fonts in use. */
function NamesStatus({ check, isAlone, onAlone }: NamesStatusProps) {
  const { t } = useDesigner()
  const count = check?.rows.size ?? 0
  const lent = check?.standIns
  return (
    <div className="names-status">
      <p role="status">{check && (count > 0 ? t('names.open.rows', { count }) : t('names.open.none'))}</p>
      {(count > 0 || isAlone) && (
        <button type="button" className="button" aria-pressed={isAlone} onClick={() => onAlone(!isAlone)}>
          <TriangleAlert size={16} aria-hidden />
          {t('names.open.only')}
        </button>
      )}
      {lent && lent.records > 0 && (
        <p className="small muted">
          {t('names.standIn', { count: lent.records, faces: lent.faces.join(', ') })}
        </p>
      )}
    </div>
  )
}

const NAMES_FILES =
  '.xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Source of the names: pasted text, or a file read on the device. */
function Source({ onRead }: { onRead: (source: NamesSource) => void }) {
  const { t, shop } = useDesigner()
  const [text, setText] = useState('')
  return (
    <div className="names-source">
      <p>{t('names.lead')}</p>
      <label htmlFor="names-text">{t('names.paste')}</label>
      <textarea
        id="names-text"
        className="field"
        rows={7}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-describedby="names-hint"
        onChange={event => setText(event.currentTarget.value)}
      />
      <p id="names-hint" className="small muted">
        {t('names.pasteHint')}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" data-kind="primary" onClick={() => onRead(text)}>
          {t('names.read')}
        </button>
        <label className="button names-file">
          <FileUp size={16} aria-hidden />
          {t('names.file')}
          <input
            type="file"
            accept={NAMES_FILES}
            className="quiet"
            onChange={event => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void readNamesFile(file, shop.locale).then(onRead)
            }}
          />
        </label>
      </div>
    </div>
  )
}
