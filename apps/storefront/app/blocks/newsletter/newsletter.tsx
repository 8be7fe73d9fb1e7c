import { subscribeNewsletter } from '@passepartout/contracts'
import { TextField } from '@passepartout/ui/field'
import { MailIcon } from '@passepartout/ui/icons'
import { FormBaggage, FormDone, FormMessage, formData } from '../../features/forms/form-parts.tsx'
import { addressOf } from '../../features/links/address.ts'
import { answerOf } from '../../platform/answered-form.ts'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { Newsletter as NewsletterBlock } from './schema.ts'

const ID = 'newsletter'

/** The newsletter in a sentence, and the field to subscribe in. */
export function Newsletter({ block, page }: BlockProps<NewsletterBlock>) {
  const isTitle = block.level === '1'
  const Heading = isTitle ? 'h1' : 'h2'
  return (
    <section id={ID} className="scroll-mt-24 bg-panel">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-12 md:grid-cols-2 md:py-16">
        <div>
          <Heading className={isTitle ? 'type-h1' : 'type-h2'}>{block.headline}</Heading>
          {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
          {block.note && <p className="measure mt-3 text-14 text-muted">{block.note}</p>}
        </div>
        {block.cta ? (
          <a
            href={addressOf(block.cta.link, page)}
            className="button button-primary justify-self-start md:justify-self-end"
          >
            <MailIcon size={20} />
            {block.cta.text}
          </a>
        ) : (
          <NewsletterForm page={page} />
        )}
      </div>
    </section>
  )
}

function NewsletterForm({ page }: { page: Page }) {
  const { translate } = page
  const answered = answerOf(page.form, 'newsletter')
  return (
    <div {...formData(page, subscribeNewsletter.path)}>
      {(['sent', 'confirmed', 'left', 'expired'] as const).map(state => (
        <FormDone
          key={state}
          id={`newsletter-${state}`}
          title={translate(`newsletter.${state}-title`)}
          text={translate(`newsletter.${state}-text`)}
        />
      ))}
      <form
        method="post"
        action={`#${ID}`}
        noValidate
        className="grid gap-4 [#newsletter-confirmed:target~&]:hidden [#newsletter-sent:target~&]:hidden [:target~&]:mt-6"
      >
        <FormMessage answered={answered} offline={translate('contact.offline')} />
        <TextField
          id="newsletter-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          label={translate('newsletter.email')}
          defaultValue={answered?.values.email}
          error={answered?.errors.email?.[0]}
        />
        <FormBaggage page={page} name="newsletter" proof={answered?.proof ?? ''} />
        <button type="submit" className="button button-primary justify-self-start max-md:w-full">
          <span data-idle="">{translate('newsletter.subscribe')}</span>
          <span data-busy="" hidden>
            {translate('contact.sending')}
          </span>
        </button>
      </form>
    </div>
  )
}
