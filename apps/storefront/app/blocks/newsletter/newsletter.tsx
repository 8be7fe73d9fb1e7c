import { MailIcon } from '@passepartout/ui/icons'
import { addressOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'
import type { Newsletter as NewsletterBlock } from './schema.ts'

/** The newsletter in a sentence, and the way to its page. */
export function Newsletter({ block, page }: BlockProps<NewsletterBlock>) {
  return (
    <section className="bg-panel">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-12 md:grid-cols-[1fr_auto] md:py-16">
        <div>
          <h2 className="type-h2">{block.headline}</h2>
          {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
          {block.note && <p className="measure mt-3 text-14 text-muted">{block.note}</p>}
        </div>
        <a href={addressOf(block.cta.link, page)} className="button button-primary">
          <MailIcon size={20} />
          {block.cta.text}
        </a>
      </div>
    </section>
  )
}
