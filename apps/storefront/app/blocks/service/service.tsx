import type { Service as ServiceBlock } from '@passepartout/content-model'
import { PhoneIcon } from '@passepartout/ui/icons'
import { telUrl } from '../../features/layout/telephone.ts'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Customer service: number, hours, and a page to write to. */
export function Service({ block, page }: BlockProps<ServiceBlock>) {
  return (
    <section data-band="" className="bg-panel [--tall:16rem]">
      <div className="wrap grid items-end gap-x-10 gap-y-6 py-14 md:grid-cols-2 md:py-20">
        <div>
          <h2 className="type-h2 text-[clamp(1.5rem,1.1rem+1.3vw,2rem)]">{block.headline}</h2>
          {block.text && <p className="mt-2 measure text-muted">{block.text}</p>}
        </div>
        <div className="md:justify-self-end">
          <a
            href={telUrl(block.hotline)}
            className="type-numeral inline-flex items-center gap-3 text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] tracking-[-0.02em] no-underline underline-offset-4 hover:underline"
          >
            <PhoneIcon size={28} className="text-accent" />
            {block.hotline}
          </a>
          <p className="mt-1.5 flex flex-wrap gap-x-4 text-15">
            {block.hours}
            {block.link && (
              <a href={urlOf(block.link.link, page)} className="text-link">
                {block.link.text}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
