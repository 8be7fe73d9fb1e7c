import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslator } from '../messages/translator.ts'

/** Whether a key press belongs to a field or to an open dialog. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null)

/** Search for orders from every page; `/` moves into it. */
export function SearchField() {
  const { t } = useTranslator()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', focusField)
    return () => removeEventListener('keydown', focusField)
  }, [])
  return (
    <search className="search">
      <form
        onSubmit={event => {
          event.preventDefault()
          const search = field.current?.value.trim() ?? ''
          navigate(`/orders?${new URLSearchParams(search ? { search } : {})}`)
        }}
      >
        <input
          ref={field}
          type="search"
          name="search"
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          aria-keyshortcuts="/"
        />
      </form>
    </search>
  )
}
