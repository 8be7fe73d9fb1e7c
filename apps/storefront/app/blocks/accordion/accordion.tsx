import { MinusIcon, PlusIcon } from '@passepartout/ui/icons'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { Accordion as AccordionBlock } from './schema.ts'

/** Questions before ordering; one answer is open at a time. */
export function Accordion({ block, page }: BlockProps<AccordionBlock>) {
  const group = `questions-${block._uid ?? block.headline}`
  return (
    <section className="wrap py-section md:grid md:grid-cols-[5fr_9.5fr] md:gap-6">
      <h2 className="type-h2 mb-6 md:mb-0">{block.headline}</h2>
      <div className="border-hairline border-t">
        {block.items.map((item, index) => (
          <details
            key={item.question}
            name={group}
            open={index === 0}
            className="group border-hairline border-b"
          >
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent md:min-h-16">
              <h3 className="type-h3">{item.question}</h3>
              <PlusIcon size={20} className="flex-none group-open:hidden" />
              <MinusIcon size={20} className="hidden flex-none group-open:block" />
            </summary>
            <RichText document={item.answer} page={page} className="prose measure pr-9 pb-5 text-muted" />
          </details>
        ))}
      </div>
    </section>
  )
}
