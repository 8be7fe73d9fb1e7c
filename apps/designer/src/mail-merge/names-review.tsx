import { LIMITS, type MergeData, type MergeRecord, recordName, sanitiseText } from '@passepartout/document'
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { type NamesCheck, type RowProblem, withoutCharacters } from './check-names.ts'
import { sanitiseFieldName } from './parse-names.ts'
import { RowProblems } from './row-problems.tsx'

/** Maximum of rows displayed at once. */
const SHOWN = 20

interface NamesReviewProps {
  merge: MergeData
  check: NamesCheck | undefined
  /** Ids of the rows to display; default: all. */
  only: ReadonlySet<string> | undefined
  onChange: (merge: MergeData) => void
}

const cell = (text: string) => sanitiseText(text).replace(/\s+/g, ' ').slice(0, LIMITS.cellLength)

/** The names table before it is applied: cells are editable, rows and columns removable. */
export function NamesReview({ merge, check, only, onChange }: NamesReviewProps) {
  const { t } = useDesigner()
  const { columns, records } = merge
  const [page, setPage] = useState(0)
  const rows = records
    .map((record, index) => ({ record, index }))
    .filter(({ record }) => only?.has(record.id) ?? true)
  const last = Math.max(0, Math.ceil(rows.length / SHOWN) - 1)
  const shown = Math.min(page, last)
  const from = shown * SHOWN
  const change = (id: string, next: Partial<MergeRecord>) =>
    onChange({ ...merge, records: records.map(one => (one.id === id ? { ...one, ...next } : one)) })
  const add = () => {
    const id = `r${1 + Math.max(0, ...records.map(one => Number(one.id.slice(1)) || 0))}`
    onChange({ ...merge, records: [...records, { id, copies: 1, values: columns.map(() => '') }] })
    setPage(Math.floor(rows.length / SHOWN))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too */}
      <section className="names-scroll" aria-label={t('names.table')} tabIndex={0}>
        <table className="names-table">
          <thead>
            <tr>
              {columns.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; its name is being typed
                <th key={index} scope="col">
                  <Column
                    name={name}
                    onRename={next =>
                      onChange({
                        ...merge,
                        columns: columns.with(index, sanitiseFieldName(cell(next)) || name),
                      })
                    }
                    onRemove={columns.length > 1 ? () => onChange(withoutColumn(merge, index)) : undefined}
                  />
                </th>
              ))}
              <th scope="col">{t('names.copies')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + SHOWN).map(({ record, index }) => (
              <Row
                key={record.id}
                {...{ merge, record, index, onChange }}
                problems={check?.rows.get(index) ?? []}
                onRecord={next => change(record.id, next)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className="names-pages">
        <button type="button" className="button" disabled={records.length >= LIMITS.records} onClick={add}>
          <Plus size={16} aria-hidden />
          {t('names.addRow')}
        </button>
        {last > 0 && (
          <span className="names-turn">
            <button
              type="button"
              className="icon-button"
              aria-label={t('names.earlier')}
              disabled={shown === 0}
              onClick={() => setPage(shown - 1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </button>
            {t('names.rows', {
              from: from + 1,
              until: Math.min(rows.length, from + SHOWN),
              all: rows.length,
            })}
            <button
              type="button"
              className="icon-button"
              aria-label={t('names.later')}
              disabled={shown === last}
              onClick={() => setPage(shown + 1)}
            >
              <ChevronRight size={20} aria-hidden />
            </button>
          </span>
        )}
      </div>
    </>
  )
}

interface RowProps {
  merge: MergeData
  record: MergeRecord
  index: number
  problems: readonly RowProblem[]
  onChange: (merge: MergeData) => void
  onRecord: (next: Partial<MergeRecord>) => void
}

/** A recipient: editable cells, with problems below. */
function Row({ merge, record, index, problems, onChange, onRecord }: RowProps) {
  const { t } = useDesigner()
  const { columns, records } = merge
  const saidBy = `names-problems-${record.id}`
  const missing = problems.flatMap(one => (one.id === 'missing' ? one.characters : []))
  const isWrong = (value: string, name: string) =>
    missing.some(one => value.normalize('NFC').includes(one)) ||
    problems.some(one => one.id === 'empty' && one.field === name)
  return (
    <>
      <tr data-open={problems.length > 0 ? '' : undefined}>
        {columns.map((name, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <td key={column}>
            <input
              className="field"
              aria-label={t('names.cell', { column: name, number: index + 1 })}
              aria-invalid={isWrong(record.values[column] ?? '', name) || undefined}
              aria-describedby={problems.length > 0 ? saidBy : undefined}
              autoComplete="off"
              dir="auto"
              value={record.values[column] ?? ''}
              onChange={event =>
                onRecord({ values: record.values.with(column, cell(event.currentTarget.value)) })
              }
            />
          </td>
        ))}
        <td>
          <input
            className="field names-copies"
            inputMode="numeric"
            aria-label={t('names.cell', { column: t('names.copies'), number: index + 1 })}
            autoComplete="off"
            value={record.copies}
            onChange={event => {
              const copies = Math.trunc(Number(event.currentTarget.value))
              if (copies >= 1 && copies <= LIMITS.recordCopies) onRecord({ copies })
            }}
          />
        </td>
        <td>
          <button
            type="button"
            className="icon-button"
            aria-label={t('names.removeRow', { name: recordName(merge, index) || index + 1 })}
            disabled={records.length === 1}
            onClick={() => onChange({ ...merge, records: records.filter(({ id }) => id !== record.id) })}
          >
            <X size={18} aria-hidden />
          </button>
        </td>
      </tr>
      {problems.length > 0 && (
        <RowProblems
          id={saidBy}
          problems={problems}
          span={columns.length + 2}
          onStrip={characters =>
            onRecord({ values: record.values.map(value => withoutCharacters(value, characters)) })
          }
        />
      )}
    </>
  )
}

interface ColumnProps {
  name: string
  onRename: (name: string) => void
  onRemove: (() => void) | undefined
}

/** Name of a column, as used in text fields. */
function Column({ name, onRename, onRemove }: ColumnProps) {
  const { t } = useDesigner()
  return (
    <span className="names-column">
      <input
        key={name}
        className="field"
        aria-label={t('names.columnName', { column: name })}
        autoComplete="off"
        defaultValue={name}
        onBlur={event => event.currentTarget.value !== name && onRename(event.currentTarget.value)}
      />
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('names.removeColumn', { column: name })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </span>
  )
}

const withoutColumn = (merge: MergeData, at: number): MergeData => ({
  ...merge,
  columns: merge.columns.toSpliced(at, 1),
  records: merge.records.map(record => ({ ...record, values: record.values.toSpliced(at, 1) })),
})
