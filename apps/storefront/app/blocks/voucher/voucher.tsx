import { addressOf } from '../../features/links/address.ts'
import { Visual } from '../../features/pictures/visual.tsx'
import type { BlockProps } from '../../platform/page.ts'
import { hasVisual } from '../scene/schema.ts'
import type { GiftVoucher } from './load-voucher.ts'
import type { Voucher as VoucherBlock } from './schema.ts'

/** What vouchers are worth and how they come; without an answer from the shop the words stand alone. */
export function Voucher({ block, page, data }: BlockProps<VoucherBlock, GiftVoucher | undefined>) {
  const { translate } = page
  const pictured = hasVisual(block)
  return (
    <section className="wrap py-section">
      <div
        className={`grid overflow-hidden rounded-surface border border-hairline bg-raised ${pictured ? 'md:grid-cols-2' : ''}`}
      >
        {pictured && (
          <div className="aspect-[4/3] min-w-0 overflow-hidden md:aspect-auto">
            <Visual of={block} width={640} height={480} sizes="(width >= 768px) 50vw, 100vw" />
          </div>
        )}
        <div className="p-6 md:p-10">
          <h2 className="type-h2">{block.headline}</h2>
          {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
          {data && (
            <>
              <h3 className="mt-6 font-text text-15 font-semibold">{translate('voucher.amounts')}</h3>
              <ul className="figures mt-2.5 flex flex-wrap gap-2">
                {data.amounts.map(({ amount, text }) => (
                  <li key={amount} className="badge h-8! px-3! text-15!">
                    {text}
                  </li>
                ))}
              </ul>
              <p className="mt-2.5 text-14 text-muted">
                {translate('voucher.free-amount', {
                  min: data.freeAmount.min.text,
                  max: data.freeAmount.max.text,
                })}
              </p>
              <dl className="mt-5 border-t border-hairline text-15">
                {data.deliveries.map(({ value, name, text }) => (
                  <div key={value} className="border-b border-hairline py-3">
                    <dt className="font-semibold">{name}</dt>
                    <dd className="text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {block.cta && (
            <a href={addressOf(block.cta.link, page)} className="button button-primary mt-6">
              {block.cta.text}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
