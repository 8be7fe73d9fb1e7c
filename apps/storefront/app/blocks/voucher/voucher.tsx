import type { Voucher as VoucherBlock } from '@passepartout/content-model'
import { hasVisual } from '@passepartout/content-model'
import { VoucherCheck } from '../../features/forms/voucher-check.tsx'
import { Visual } from '../../features/images/visual.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { GiftVoucher } from '../../features/product-form/gift-voucher.ts'
import { VoucherForm } from '../../features/product-form/voucher-form.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** A gift voucher to configure and order; without the API's response only the text. */
export function Voucher({ block, page, data }: BlockProps<VoucherBlock, GiftVoucher | undefined>) {
  return (
    <section className={`wrap pb-section ${block.headline ? 'pt-section' : ''}`}>
      {block.headline && <h2 className="type-h2">{block.headline}</h2>}
      {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
      {data ? (
        <VoucherForm page={page} voucher={data} />
      ) : (
        hasVisual(block) && (
          <div className="mt-8 aspect-[4/3] max-w-[40rem] overflow-hidden rounded-picture">
            <Visual of={block} width={640} height={480} sizes="(width >= 768px) 640px, 100vw" />
          </div>
        )
      )}
      {block.cta && (
        <a href={urlOf(block.cta.link, page)} className="button button-secondary mt-8">
          {block.cta.text}
        </a>
      )}
      {data && <VoucherCheck page={page} />}
    </section>
  )
}
