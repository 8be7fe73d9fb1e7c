import { cartLineEnvelope, type RecipientList } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { listPath } from '../checkout/list-path.ts'
import { Panel } from '../order/panels.tsx'

interface EnvelopePagesProps {
  page: Page
  list: RecipientList
  /** Number of the displayed envelope, from 1. */
  at: number
}

/** The printed envelope of each recipient, to page through before the payment. Works without a script. */
export function EnvelopePages({ page, list: { lineId, recipients }, at }: EnvelopePagesProps) {
  const { translate } = page
  const whose = recipients[at - 1]
  if (!whose) return null
  const address = (to: number) => `${listPath(page, lineId, { envelope: String(to) })}#envelope`
  const picture = cartLineEnvelope.path.replace(':id', lineId).replace(':side', 'front')
  return (
    <section id="envelope" className="scroll-mt-24">
      <Panel title={translate('recipients.envelope')}>
        <img
          key={whose.id}
          src={`${picture}?of=${whose.id}`}
          alt={translate('recipients.envelope-of', { name: whose.name, number: at, all: recipients.length })}
          width={960}
          height={680}
          decoding="async"
          className="h-auto w-full rounded-[2px] border border-hairline"
        />
        <nav
          aria-label={translate('recipients.envelope')}
          className="mt-3 flex items-center justify-between gap-3 text-15"
        >
          {at > 1 ? (
            <a href={address(at - 1)} rel="prev" className="text-link flex min-h-11 items-center">
              {translate('recipients.envelope-before')}
            </a>
          ) : (
            <span />
          )}
          <span className="figures text-muted">{`${at} / ${recipients.length}`}</span>
          {at < recipients.length ? (
            <a href={address(at + 1)} rel="next" className="text-link flex min-h-11 items-center">
              {translate('recipients.envelope-next')}
            </a>
          ) : (
            <span />
          )}
        </nav>
      </Panel>
    </section>
  )
}
