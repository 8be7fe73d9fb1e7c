import type { Accordion as AccordionBlock } from '@passepartout/content-model'
import { Accordion as Questions } from '@passepartout/ui/accordion'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Questions before ordering; one answer is open at a time. */
export function Accordion({ block, page }: BlockProps<AccordionBlock>) {
  return (
    <section className="wrap py-section md:grid md:grid-cols-[5fr_9.5fr] md:gap-6">
      <h2 className="type-h2 mb-6 md:mb-0">{block.headline}</h2>
      <Questions
        name={`questions-${block._uid ?? block.headline}`}
        entries={block.items.map(({ question, answer }, index) => ({
          title: question,
          open: index === 0,
          content: <RichText document={answer} page={page} className="prose measure pr-9 pb-5 text-muted" />,
        }))}
      />
    </section>
  )
}
