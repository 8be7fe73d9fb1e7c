import {
  isSameFieldName,
  knownColumn,
  LIMITS,
  type MergeData,
  type MergeVariant,
} from '@passepartout/document'
import { Plus } from 'lucide-react'
import { useDesigner } from '../state/designer-context.ts'
import { sanitiseFieldName } from './parse-names.ts'

interface VariantsEditorProps {
  merge: MergeData
  onChange: (merge: MergeData) => void
}

/** Columns with more values contain names, not groups. */
const MOST_GROUPS = 6

/**
 * Variants: a passage with other words for groups of recipients, such as those with and without children, by a column
 * of the table.
 */
export function VariantsEditor({ merge, onChange }: VariantsEditorProps) {
  const { t } = useDesigner()
  const { wordings } = merge
  const columns = groupColumns(merge)
  const change = (id: string, next: Partial<MergeVariant>) =>
    onChange({ ...merge, wordings: wordings.map(one => (one.id === id ? { ...one, ...next } : one)) })
  const add = () => {
    const [column = ''] = columns
    const number = 1 + Math.max(0, ...wordings.map(({ id }) => Number(id.slice(1)) || 0))
    const taken = new Set([...merge.columns, ...wordings.map(({ name }) => name)].map(isSameFieldName))
    const plain = t('names.wording')
    const name = taken.has(isSameFieldName(plain)) ? `${plain} ${number}` : plain
    const wording = { id: `w${number}`, name, column, cases: variantValuesOf(merge, column), otherwise: '' }
    onChange({ ...merge, wordings: [...wordings, wording] })
  }
  if (columns.length === 0 && wordings.length === 0) return null
  return (
    <section className="names-wordings" aria-labelledby="names-wordings">
      <h3 id="names-wordings">{t('names.groups')}</h3>
      <p className="small muted">{t('names.groupsHint')}</p>
      {wordings.map(wording => (
        <fieldset key={wording.id} aria-label={wording.name}>
          <label>
            {t('names.wordingName')}
            <input
              className="field"
              autoComplete="off"
              defaultValue={wording.name}
              onBlur={event => {
                const name = sanitiseFieldName(event.currentTarget.value)
                if (name) change(wording.id, { name })
                else event.currentTarget.value = wording.name
              }}
            />
          </label>
          <label>
            {t('names.by')}
            <select
              className="field"
              value={wording.column}
              onChange={event => {
                const column = event.currentTarget.value
                change(wording.id, { column, cases: variantValuesOf(merge, column) })
              }}
            >
              {[...new Set([...columns, wording.column])].map(column => (
                <option key={column}>{column}</option>
              ))}
            </select>
          </label>
          {wording.cases.map((one, index) => (
            <label key={one.is}>
              {t('names.case', {
                value: one.is || t('names.emptyValue'),
                count: membersOf(merge, wording.column, one.is),
              })}
              <textarea
                className="field"
                rows={2}
                maxLength={LIMITS.wordingLength}
                value={one.text}
                onChange={event =>
                  change(wording.id, {
                    cases: wording.cases.with(index, { ...one, text: event.currentTarget.value }),
                  })
                }
              />
            </label>
          ))}
          <button
            type="button"
            className="text-button"
            onClick={() => onChange({ ...merge, wordings: wordings.filter(({ id }) => id !== wording.id) })}
          >
            {t('names.removeWording', { name: wording.name })}
          </button>
        </fieldset>
      ))}
      {columns.length > 0 && wordings.length < LIMITS.wordings && (
        <button type="button" className="button" onClick={add}>
          <Plus size={16} aria-hidden />
          {t('names.addWording')}
        </button>
      )}
    </section>
  )
}

/**
 * Columns that divide the recipients into groups, unrecognised ones first: known columns (names, addresses) mostly
 * differ for each recipient.
 */
function groupColumns(merge: MergeData): string[] {
  const most = Math.min(MOST_GROUPS, Math.max(2, merge.records.length - 1))
  const columns = merge.columns.filter(column => {
    const groups = groupsOf(merge, column).length
    return groups > 1 && groups <= most && knownColumn(column) !== 'greeting'
  })
  return columns.toSorted((a, b) => Number(isExistingColumn(a)) - Number(isExistingColumn(b)))
}

const isExistingColumn = (column: string) => knownColumn(column) !== undefined

/** Distinct values of a column, in table order. */
function groupsOf({ columns, records }: MergeData, column: string): string[] {
  const at = columns.indexOf(column)
  const groups = new Map<string, string>()
  for (const { values } of records) {
    const value = values[at] ?? ''
    if (!groups.has(isSameFieldName(value))) groups.set(isSameFieldName(value), value)
  }
  return [...groups.values()]
}

const variantValuesOf = (merge: MergeData, column: string) =>
  groupsOf(merge, column)
    .slice(0, MOST_GROUPS)
    .map(is => ({ is, text: '' }))

const membersOf = ({ columns, records }: MergeData, column: string, value: string): number => {
  const at = columns.indexOf(column)
  return records.filter(({ values }) => isSameFieldName(values[at] ?? '') === isSameFieldName(value)).length
}
