import type { ComponentProps, ReactNode } from 'react'
import { AlertIcon, ChevronDownIcon } from './icons.tsx'

export interface FieldTexts {
  label: ReactNode
  /** Purpose or format of the field, visible before typing. */
  hint?: ReactNode
  /** Error of the value, as a sentence. */
  error?: string | undefined
  /** Marks a field that may stay empty, such as "optional". */
  optional?: string
}

interface NamedField {
  name: string
  /** Needed only where two fields of a page have the same name. */
  id?: string
}

/**
 * Input of one line. Accepts all attributes of `input`: `type`, `autoComplete`, `inputMode`, `required`,
 * `defaultValue`.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className = '',
  ...input
}: FieldTexts & NamedField & ComponentProps<'input'>) {
  const own = id ?? input.name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <input {...input} {...describedBy(own, hint, error)} className={`field ${className}`} />
    </FieldFrame>
  )
}

/** Input of several lines; grows with its text where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className = '',
  ...input
}: FieldTexts & NamedField & ComponentProps<'textarea'>) {
  const own = id ?? input.name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <textarea
        rows={5}
        {...input}
        {...describedBy(own, hint, error)}
        className={`field field-sizing-content min-h-32 py-3.5 ${className}`}
      />
    </FieldFrame>
  )
}

/** The browser's own select; the children are its `option`s. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className = '',
  ...select
}: FieldTexts & NamedField & ComponentProps<'select'>) {
  const own = id ?? select.name
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} {...(optional ? { optional } : {})}>
      <span className="relative block">
        <select
          {...select}
          {...describedBy(own, hint, error)}
          className={`field appearance-none pr-11 ${className}`}
        />
        <ChevronDownIcon
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  )
}

/** A checkbox with its label at the right. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  ...input
}: Omit<FieldTexts, 'optional'> & NamedField & ComponentProps<'input'>) {
  const own = id ?? input.name
  return (
    <div>
      <label htmlFor={own} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          type="checkbox"
          {...input}
          {...describedBy(own, hint, error)}
          className="mt-px size-5.5 flex-none"
        />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={own}>{hint}</FieldHint>}
      <FieldError id={own} error={error} />
    </div>
  )
}

/** Label above, hint and error below. For other controls: spread `describedBy(id, hint, error)` onto the control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      {children}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Connects a control to its hint and its error, also to an error that a script adds later. */
export function describedBy(id: string, hint?: ReactNode, error?: string) {
  return {
    id,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    ...(error ? { 'aria-invalid': true } : {}),
  }
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
      {children}
    </p>
  )
}

/**
 * Always in the page, visible only with a message: a script sets the text of `#<id>-error > [data-error]` and the
 * control's `aria-invalid`, and changes nothing else.
 */
export function FieldError({ id, error = '' }: { id: string; error?: string | undefined }) {
  return (
    <p id={`${id}-error`} className="field-error">
      <AlertIcon size={18} aria-hidden="true" className="mt-px flex-none" />
      <span data-error="">{error}</span>
    </p>
  )
}
