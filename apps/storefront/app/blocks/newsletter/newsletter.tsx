import type { Newsletter as NewsletterBlock } from '@passepartout/content-model'
import { MailIcon } from '@passepartout/ui/icons'
import { NewsletterForm } from '../../features/forms/newsletter-form.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

const ID = 'newsletter'

/** The newsletter in a sentence, and the sign-up field. */
export function Newsletter({ block, page }: BlockProps<NewsletterBlock>) {
  const isTitle = block.level === '1'
  const Heading = isTitle ? 'h1' : 'h2'
  return (
    <section id={ID} className="scroll-mt-24 bg-panel [--tall:22rem]">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-12 md:grid-cols-2 md:py-16">
        <div>
          <Heading className={isTitle ? 'type-h1' : 'type-h2'}>{block.headline}</Heading>
          {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
          {block.note && <p className="measure mt-3 text-14 text-muted">{block.note}</p>}
        </div>
        {block.cta ? (
          <a
            href={urlOf(block.cta.link, page)}
            className="button button-primary justify-self-start md:justify-self-end"
          >
            <MailIcon size={20} />
            {block.cta.text}
          </a>
        ) : (
          <NewsletterForm page={page} action={`#${ID}`} source="block" />
        )}
      </div>
    </section>
  )
}
