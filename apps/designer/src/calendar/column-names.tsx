import { findColumns, LIMITS } from '@passepartout/document'
import { useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Fields for the names of a planner's columns; empty where the design has no columns. */
export function ColumnNames() {
  const { t } = useDesigner()
  const count = useEditor(({ document }) => (document.calendar && findColumns(document)?.count) || 0)
  if (count === 0) return null
  return (
    <section className="panel column-names">
      <div className="panel-head">
        <h2>{t('columns.title')}</h2>
      </div>
      <p className="small muted" id="columns-hint">
        {t('columns.hint')}
      </p>
      {[...Array(count).keys()].map(index => (
        <ColumnName key={index} index={index} />
      ))}
    </section>
  )
}

function ColumnName({ index }: { index: number }) {
  const { t, editor } = useDesigner()
  const id = `column-${index}`
  const name = useEditor(({ document }) => document.calendar?.names[index] ?? '')
  // A trailing space is no part of the name, but must stay while typing continues.
  const [typed, setTyped] = useState('')
  return (
    <div className="text-field">
      <label htmlFor={id}>{t('columns.column', { number: index + 1 })}</label>
      <input
        id={id}
        className="field"
        data-column={index}
        aria-describedby="columns-hint"
        autoComplete="off"
        maxLength={LIMITS.eventLength}
        value={typed.trim() === name ? typed : name}
        onChange={event => {
          setTyped(event.currentTarget.value)
          editor.commands.setColumnName(index, event.currentTarget.value)
        }}
        onBlur={() => setTyped('')}
      />
    </div>
  )
}
