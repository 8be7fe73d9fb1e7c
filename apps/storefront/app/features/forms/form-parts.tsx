import type { TrackedEvent } from '@passepartout/domain'
import type { FormName, FormResult } from '../../platform/form-result.ts'
import type { Page } from '../../platform/page.ts'

/** What a form carries that nobody types: its name, the proof, and the trap for programs. */
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

/** What a browser's script needs to send the form by itself, and which event that is. */
export const formData = ({ shop }: Page, path: string, tells?: TrackedEvent) => ({
  'data-enhance': 'send-form',
  'data-when': 'interaction',
  'data-call': path,
  'data-shop': `${shop.channel}-${shop.country}`,
  'data-locale': shop.locale,
  ...(tells ? { 'data-tells': tells } : {}),
})

/** Whatever is said of the whole form; read out when a script changes it. */
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

/** Stands hidden in the page until it is what the address names, or a script shows it. */
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
