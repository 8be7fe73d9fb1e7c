import type { Choice } from '@passepartout/domain'
import type { ReactNode } from 'react'
import { breakable } from './breakable.ts'

interface ChoiceCardProps {
  name: string
  choice: Choice
  title: string
  text?: string | undefined
  picture?: ReactNode
  onChoose: (value: string) => void
}

/** A radio as a card: what it looks like, its name, a few words. What does not go is shown, not hidden, and says why. */
export function ChoiceCard({ name, choice, title, text, picture, onChoose }: ChoiceCardProps) {
  const { value, chosen, allowed } = choice
  return (
    <label
      className={`relative flex flex-col overflow-hidden rounded-surface border bg-raised ring-accent ring-inset has-checked:border-accent has-checked:ring-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent ${allowed ? 'cursor-pointer border-hairline hover:border-line-strong' : 'cursor-not-allowed border-hairline text-on-disabled'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={!allowed}
        onChange={() => onChoose(value)}
        className={`size-5 accent-accent outline-none ${picture ? 'absolute top-2.5 left-2.5 z-1 rounded-full bg-raised' : 'absolute top-3 left-3'}`}
      />
      {picture && (
        <span className={`block h-23 overflow-hidden bg-stage md:h-27 ${allowed ? '' : 'opacity-50'}`}>
          {picture}
        </span>
      )}
      <span
        className={`block leading-tight ${picture ? 'px-2.5 pt-2.5 pb-3 md:px-3' : 'py-3 pr-3 pl-10 md:min-h-16'}`}
      >
        <span className="block font-semibold hyphens-auto max-md:text-13 md:text-15">{breakable(title)}</span>
        {text && (
          <span className={`mt-0.5 block text-13 hyphens-auto ${allowed ? 'text-muted' : ''}`}>{text}</span>
        )}
      </span>
    </label>
  )
}
