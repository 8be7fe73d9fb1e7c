import type { ReactNode } from 'react'

interface ChoiceRowsProps {
  /** Label of the group; screen readers announce it before the first row. */
  legend: string
  name: string
  chosen: string | undefined
  error?: string | undefined
  rows: readonly { id: string; title: ReactNode; text?: ReactNode; price?: ReactNode }[]
}

/** Radio buttons as rows of one frame: title, small text, price. */
export function ChoiceRows({ legend, name, chosen, error, rows }: ChoiceRowsProps) {
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <div className="divide-y divide-hairline overflow-clip rounded-surface border border-line-strong bg-raised in-aria-invalid:border-reduced">
        {rows.map(({ id, title, text, price }) => (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-start gap-3.5 px-4 py-3.5 hover:bg-row-hover has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent nav:px-5 nav:py-4"
          >
            <input
              type="radio"
              id={`${name}-${id}`}
              name={name}
              value={id}
              defaultChecked={id === chosen}
              className="mt-0.5 size-5.5 flex-none outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold first-letter:uppercase">{title}</span>
              {text && <span className="mt-0.5 block text-14 text-muted">{text}</span>}
            </span>
            {price && <span className="figures font-semibold whitespace-nowrap">{price}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-2 text-14 text-reduced">
          {error}
        </p>
      )}
    </div>
  )
}
