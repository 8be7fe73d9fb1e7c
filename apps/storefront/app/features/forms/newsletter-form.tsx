import { subscribeNewsletter } from '@passepartout/contracts'
import { TextField } from '@passepartout/ui/field'
import { formResultFor } from '../../platform/form-result.ts'
import { newsletterConsent } from '../../platform/newsletter-consent.ts'
import type { Page } from '../../platform/page.ts'
import { FormMessage, FormSuccess, formData, HiddenFormFields } from './form-parts.tsx'

interface NewsletterFormProps {
  page: Page
  /** Address for posting without a script: a page that shows this form. */
  action: string
  source: 'block' | 'footer'
}

/**
 * Subscription field with the text of the consent. Only the block's form shows the confirmations of links in emails.
 */
export function NewsletterForm({ page, action, source }: NewsletterFormProps) {
  const { translate, shop } = page
  const isBlock = source === 'block'
  const answered = isBlock ? formResultFor(page.form, 'newsletter') : undefined
  const id = isBlock ? 'newsletter' : 'footer-newsletter'
  const states = isBlock ? (['sent', 'confirmed', 'left', 'expired'] as const) : (['sent'] as const)
  return (
    <div {...formData(page, subscribeNewsletter.path, 'newsletter_subscribe')}>
      {states.map(state => (
        <FormSuccess
          key={state}
          id={`${id}-${state}`}
          title={translate(`newsletter.${state}-title`)}
          text={translate(`newsletter.${state}-text`)}
        />
      ))}
      <form
        method="post"
        action={action}
        noValidate
        className="grid gap-4 [#newsletter-confirmed:target~&]:hidden [#newsletter-sent:target~&]:hidden [:target~&]:mt-6"
      >
        <FormMessage answered={answered} offline={translate('contact.offline')} />
        <TextField
          id={`${id}-email`}
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
        <HiddenFormFields page={page} name="newsletter" proof={answered?.proof ?? ''} />
        <input type="hidden" name="source" value={source} />
        <p className={`text-13 ${isBlock ? 'text-muted' : ''}`}>{newsletterConsent(translate, shop)}</p>
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
