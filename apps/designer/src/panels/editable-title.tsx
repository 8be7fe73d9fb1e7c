import { useRef, useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** The title, edited in place: Enter saves, Escape discards. */
export function EditableTitle() {
  const { t, editor } = useDesigner()
  const title = useEditor(snapshot => snapshot.document.title)
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = (value?: string) => {
    if (value !== undefined) editor.commands.setTitle(value)
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (!editing) {
    return (
      <button
        ref={button}
        type="button"
        className="title-button"
        title={t('title.edit')}
        onClick={() => setEditing(true)}
      >
        {title || t('app.untitled')}
      </button>
    )
  }
  return (
    <input
      className="title-field"
      aria-label={t('title.label')}
      defaultValue={title}
      maxLength={120}
      ref={input => input?.select()}
      onBlur={event => {
        editor.commands.setTitle(event.currentTarget.value)
        setEditing(false)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') leave(event.currentTarget.value)
        if (event.key === 'Escape') {
          event.stopPropagation()
          event.currentTarget.value = title
          leave()
        }
      }}
    />
  )
}
