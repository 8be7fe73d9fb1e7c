import type { ComponentProps, ReactNode } from 'react'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'title' | 'type'> {
  title: ReactNode
  /** A few words; for an unavailable choice the reason. */
  text?: ReactNode
  picture?: ReactNode
}

/** A radio as a card: picture, name, a few words. An unavailable choice is displayed, not hidden. */
export function RadioCard({ title, text, picture, ...input }: RadioCardProps) {
  const off = input.disabled
  return (
    <label className={`choice-card ${off ? 'cursor-not-allowed text-on-disabled' : 'cursor-pointer'}`}>
      <input
        type="radio"
        {...input}
        className={`size-5 outline-none ${picture ? 'absolute top-2.5 left-2.5 z-1 rounded-full bg-raised' : 'absolute top-3 left-3'}`}
      />
      {picture && (
        <span className={`block h-23 overflow-hidden bg-stage md:h-27 ${off ? 'opacity-50' : ''}`}>
          {picture}
        </span>
      )}
      <span
        className={`block leading-tight ${picture ? 'px-2.5 pt-2.5 pb-3 md:px-3' : 'min-h-11 py-3 pr-3 pl-10'}`}
      >
        <span className="block font-semibold hyphens-auto max-md:text-13 md:text-15">{title}</span>
        {text && (
          <span className={`mt-0.5 block text-13 hyphens-auto ${off ? '' : 'text-muted'}`}>{text}</span>
        )}
      </span>
    </label>
  )
}
