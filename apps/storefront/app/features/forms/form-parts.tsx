import type { TrackedEvent } from '@passepartout/domain'
import type { FormName, FormResult } from '../../platform/form-result.ts'
import type { Page } from '../../platform/page.ts'

/** Hidden fields of a form: its name, the bot proof, and the honeypot. */
export function HiddenFormFields({ page, name, proof }: { page: Page; name: FormName; proof: string }) {
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="proof" value={proof} />
      <p className="sr-only" aria-hidden="true">
        <label>
          {page.translate('contact.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}

/** Attributes for the script that sends the form, and the event that it tracks. */
export const formData = ({ shop }: Page, path: string, event?: TrackedEvent) => ({
  'data-enhance': 'send-form',
  'data-when': 'interaction',
  'data-call': path,
  'data-shop': `${shop.channel}-${shop.country}`,
  'data-locale': shop.locale,
  ...(event ? { 'data-tells': event } : {}),
})

/** Message about the whole form; screen readers announce it when a script changes it. */
export function FormMessage({ answered, offline }: { answered: FormResult | undefined; offline: string }) {
  return (
    <p
      role="status"
      data-form-message=""
      data-offline={offline}
      className="rounded-field border-l-4 border-reduced bg-error-soft px-3.5 py-2.5 text-15 text-reduced empty:hidden"
    >
      {answered?.message}
    </p>
  )
}

/** Hidden until its `id` is the target of the address, or a script shows it. */
export function FormSuccess({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div
      id={id}
      tabIndex={-1}
      data-form-done=""
      className="hidden rounded-surface border border-hairline bg-raised p-6 target:block data-[shown]:block"
    >
      <p className="type-h3">{title}</p>
      <p className="measure mt-2">{text}</p>
    </div>
  )
}
