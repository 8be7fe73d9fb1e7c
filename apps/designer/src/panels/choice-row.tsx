import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesigner, useView } from '../state/designer-context.ts'

interface ChoiceRowProps {
  id: string
  name: string
  value: string
  extra?: string
  children: ReactNode
}

/** `name · value · surcharge ›`, expands in place; opening one closes the other. */
export function ChoiceRow({ id, name, value, extra, children }: ChoiceRowProps) {
  const { view } = useDesigner()
  const open = useView(state => state.openRow === id)
  return (
    <div className="choice">
      <button
        type="button"
        className="choice-row"
        aria-expanded={open}
        aria-controls={open ? `row-${id}` : undefined}
        onClick={() => view.set({ openRow: open ? null : id })}
      >
        <span className="name">{name}</span>
        <span className="value">{value}</span>
        <span className="extra">{extra}</span>
        <ChevronRight size={16} aria-hidden />
      </button>
      {open && (
        <div className="choice-body" id={`row-${id}`}>
          {children}
        </div>
      )}
    </div>
  )
}
