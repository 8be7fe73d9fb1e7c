import { AlertIcon, CheckIcon, InfoIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'

/** Message about what just happened; screen readers announce it when the page loads. */
export function StatusMessage({ look, children }: { look: 'done' | 'error' | 'info'; children: ReactNode }) {
  const Icon = { done: CheckIcon, error: AlertIcon, info: InfoIcon }[look]
  const colours = look === 'error' ? 'border-2 border-reduced bg-raised text-reduced' : 'bg-accent-soft'
  return (
    <p
      role={look === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-surface px-5 py-4 ${colours}`}
    >
      <Icon size={22} className={`mt-px flex-none ${look === 'error' ? '' : 'text-accent'}`} />
      <span>{children}</span>
    </p>
  )
}

/** White box with a hairline around related content. */
export function Panel({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
      {title && <h2 className="type-h3 mb-4 text-[1.375rem]">{title}</h2>}
      {children}
    </section>
  )
}
