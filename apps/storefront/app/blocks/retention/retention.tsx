import type { Retention as RetentionBlock } from '@passepartout/content-model'
import { effectiveRetention, type RetentionPeriod } from '@passepartout/domain'
import type { BlockProps, Page } from '../../platform/page.ts'

const YEAR = 365

/** Personal data with its retention periods, from the same data as the deletion jobs. */
export function Retention({ block, page }: BlockProps<RetentionBlock>) {
  const { translate, consentPurposes, keptOtherwise } = page
  return (
    <section className="wrap py-6 last:pb-section">
      <h2 className="type-h2">{block.headline}</h2>
      {block.text && <p className="measure mt-3">{block.text}</p>}
      <dl className="mt-6 max-w-[44em] border-hairline border-t">
        {effectiveRetention(consentPurposes, keptOtherwise).map(({ name, kept }) => (
          <div
            key={name}
            data-law={name === 'invoices' ? 'kept-invoices' : undefined}
            className="border-hairline border-b py-3 md:grid md:grid-cols-[1fr_11rem] md:gap-6"
          >
            <dt>{translate(`retention.${name}`)}</dt>
            <dd className="text-muted">{spanOf(kept, translate)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function spanOf(kept: RetentionPeriod, translate: Page['translate']): string {
  if (kept === 'until-deleted') return translate('retention.until-deleted')
  if (kept < 1) return translate('retention.one-hour')
  return kept >= 2 * YEAR && kept % YEAR === 0
    ? translate('retention.years', { years: kept / YEAR })
    : translate('retention.days', { days: kept })
}
