import type { ReactNode } from 'react'
import { AlertIcon, InfoIcon } from './icons.tsx'

/** Explains an empty area, and the next step. */
export function Notice({
  heading: Heading = 'h2',
  title,
  text,
  children,
}: {
  heading?: 'h2' | 'h3'
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="mt-7 rounded-surface border border-dashed border-line-strong p-8">
      <Heading className="type-h3">{title}</Heading>
      <p className="mt-2 measure text-muted">{text}</p>
      {children}
    </div>
  )
}

/** A sentence about its context: a change or an error. */
export function Note({ look = 'info', children }: { look?: 'info' | 'error'; children: ReactNode }) {
  const [Icon, colours] =
    look === 'info'
      ? [InfoIcon, 'bg-accent-soft text-accent-hover']
      : [AlertIcon, 'border-l-4 border-reduced bg-error-soft text-reduced']
  return (
    <p className={`flex gap-2.5 rounded-field px-3.5 py-2.5 text-14 ${colours}`}>
      <Icon size={20} className="flex-none" />
      <span>{children}</span>
    </p>
  )
}
