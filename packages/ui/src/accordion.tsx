import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from './icons.tsx'

export interface AccordionEntry {
  title: ReactNode
  content: ReactNode
  open?: boolean
}

/** Headings that unfold; among those with the same `name` one is open at a time. */
export function Accordion({
  name,
  entries,
  heading: Heading = 'h3',
}: {
  name: string
  entries: readonly AccordionEntry[]
  heading?: 'h2' | 'h3' | 'h4'
}) {
  return (
    <div className="border-hairline border-t">
      {entries.map(({ title, content, open }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries neither move nor go
        <details key={index} name={name} open={open ?? false} className="group border-hairline border-b">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent md:min-h-16">
            <Heading className="type-h3">{title}</Heading>
            <PlusIcon size={20} className="flex-none group-open:hidden" />
            <MinusIcon size={20} className="hidden flex-none group-open:block" />
          </summary>
          {content}
        </details>
      ))}
    </div>
  )
}
