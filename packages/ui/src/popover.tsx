import type { ReactNode } from 'react'
import { InfoIcon } from './icons.tsx'

/** A small explanation behind an info icon: opens by click, Enter or touch, closes by Escape or a click elsewhere. */
export function Hint({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className="hint-button hit-44">
        <InfoIcon size={18} aria-hidden="true" />
      </button>
      <span id={id} popover="auto" className="hint">
        {children}
      </span>
    </>
  )
}
