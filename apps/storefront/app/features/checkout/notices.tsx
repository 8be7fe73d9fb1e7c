import { AlertIcon, type InfoIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'

/** A neutral notice. */
export function InfoNotice({ icon: Icon, children }: { icon: typeof InfoIcon; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-surface bg-stage px-4 py-3.5 text-15">
      <Icon size={20} className="mt-px flex-none" />
      <div>{children}</div>
    </div>
  )
}

/** An error notice; screen readers announce it at once. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-surface border-l-4 border-reduced bg-error-soft p-4 text-15 text-reduced"
    >
      <AlertIcon size={20} className="mt-px flex-none" />
      <div>{children}</div>
    </div>
  )
}
