import type { ContactForm as ContactFormBlock } from '@passepartout/content-model'
import { sendContactMessage } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { FieldError, TextArea, TextField } from '@passepartout/ui/field'
import { MailIcon } from '@passepartout/ui/icons'
import { RadioCard } from '@passepartout/ui/radio-card'
import type { ContactPoint } from '../../features/contact/contact-points.ts'
import { FormMessage, FormSuccess, formData, HiddenFormFields } from '../../features/forms/form-parts.tsx'
import { type FormResult, formResultFor } from '../../platform/form-result.ts'
import type { BlockProps, Page } from '../../platform/page.ts'
import { Teams } from './teams.tsx'

const ID = 'contact-form'

/** Contact form for a topic, with its contact persons and their hours beside it. */
export function ContactForm({ block, page, data }: BlockProps<ContactFormBlock, ContactPoint[]>) {
  const { translate } = page
  const answered = formResultFor(page.form, 'contact')
  return (
    <section className="wrap grid items-start gap-x-16 gap-y-10 pt-10 pb-14 nav:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div id={ID} className="scroll-mt-24">
        <h2 className="type-h2">{block.headline}</h2>
        {block.text && <p className="measure mt-3 text-muted">{block.text}</p>}
        <p className="mt-3">
          <a href={page.href(systemPath(page.shop, 'order'))} className="text-link">
            {translate('order.lost-title')}
          </a>
        </p>
        <div className="mt-7" {...formData(page, sendContactMessage.path)}>
          <FormSuccess
            id="contact-sent"
            title={translate('contact.sent-title')}
            text={translate('contact.sent-text')}
          />
          <form method="post" action={`#${ID}`} className="grid gap-5 [:target~&]:hidden" noValidate>
            <FormMessage answered={answered} offline={translate('contact.offline')} />
            <Topics page={page} points={data} answered={answered} />
            <Fields page={page} answered={answered} />
            <HiddenFormFields page={page} name="contact" proof={answered?.proof ?? ''} />
            {block.note && <p className="measure text-14 text-muted">{block.note}</p>}
            <button type="submit" className="button button-primary justify-self-start max-md:w-full">
              <MailIcon size={20} />
              <span data-idle="">{translate('contact.send')}</span>
              <span data-busy="" hidden>
                {translate('contact.sending')}
              </span>
            </button>
          </form>
        </div>
      </div>
      <Teams page={page} points={data} />
    </section>
  )
}

interface PartProps {
  page: Page
  answered: FormResult | undefined
}

function Topics({ page, answered, points }: PartProps & { points: ContactPoint[] }) {
  const error = answered?.errors.topic?.[0]
  return (
    <fieldset aria-describedby="topic-error">
      <legend className="mb-1.5 text-14 font-semibold">{page.translate('contact.topic')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {points.map(({ id, topic }) => (
          <RadioCard
            key={id}
            name="topic"
            value={id}
            title={topic}
            required
            defaultChecked={answered?.values.topic === id}
          />
        ))}
      </div>
      <FieldError id="topic" error={error} />
    </fieldset>
  )
}

function Fields({ page, answered }: PartProps) {
  const { translate } = page
  const field = (name: string) => ({
    name,
    label: translate(`contact.${name}`),
    defaultValue: answered?.values[name],
    error: answered?.errors[name]?.[0],
  })
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" required maxLength={100} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      </div>
      <TextField
        {...field('orderNumber')}
        hint={translate('contact.orderNumber-hint')}
        optional={translate('checkout.optional')}
        autoComplete="off"
        maxLength={40}
      />
      <TextArea {...field('message')} rows={6} required maxLength={5000} />
    </>
  )
}
