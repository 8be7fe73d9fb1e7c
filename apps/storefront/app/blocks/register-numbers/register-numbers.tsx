import type { RegisterNumbers as RegisterNumbersBlock } from '@passepartout/content-model'
import type { LegalNumber } from '@passepartout/domain'
import type { BlockProps } from '../../platform/page.ts'

const RULES: Partial<Record<LegalNumber['kind'], string>> = {
  'court-register': 'company-details',
  vat: 'company-details',
}

/**
 * The seller's numbers that the law wants shown: trade register, VAT, packaging and similar registers of the shop's
 * country. A number that is still to be entered says so; without any number there is nothing.
 */
export function RegisterNumbers({ block, page }: BlockProps<RegisterNumbersBlock>) {
  const { legalNumbers = [], translate } = page
  const numbers = legalNumbers.filter(({ kind }) => block.rule === undefined || kind === block.rule)
  if (numbers.length === 0) return null
  return (
    <section
      className="wrap py-3 last:pb-section"
      data-law={[...new Set(numbers.map(({ kind }) => RULES[kind] ?? kind))].join(' ')}
    >
      <h2 className="type-h3">{block.headline}</h2>
      <dl className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {numbers.map(({ kind, name, number }) => (
          <div key={`${kind} ${name}`} className="contents">
            <dt>{name ?? translate(`law.${kind as 'court-register' | 'vat'}`)}</dt>
            <dd className="text-muted max-sm:mb-2">{number ?? translate('law.number-missing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
