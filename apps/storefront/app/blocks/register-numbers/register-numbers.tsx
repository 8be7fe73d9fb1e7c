import type { RegisterNumbers as RegisterNumbersBlock } from '@passepartout/content-model'
import type { BlockProps } from '../../platform/page.ts'

/** The seller's numbers in packaging and similar registers of the shop's country; nothing without any. */
export function RegisterNumbers({ block, page }: BlockProps<RegisterNumbersBlock>) {
  const { registers = [] } = page
  if (registers.length === 0) return null
  return (
    <section
      className="wrap py-3 last:pb-section"
      data-law={[...new Set(registers.map(({ rule }) => rule))].join(' ')}
    >
      <h2 className="type-h3">{block.headline}</h2>
      <dl className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {registers.map(({ name, number }) => (
          <div key={`${name} ${number}`} className="contents">
            <dt>{name}</dt>
            <dd className="text-muted max-sm:mb-2">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
