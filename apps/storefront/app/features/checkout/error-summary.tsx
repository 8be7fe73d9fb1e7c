import { AlertIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Sentences by the form's own names: `delivery.street`. */
export type Problems = Readonly<Record<string, readonly string[]>>

const FIELD_OF: Readonly<Record<string, string>> = {
  'contact.email': 'email',
  'contact.phone': 'phone',
}

/** All that is wrong in one place, each a way to its field. It has the focus, so that it is read first. */
export function ErrorSummary({ page, problems, kind }: { page: Page; problems: Problems; kind: string }) {
  const { translate } = page
  const wrong = Object.entries(problems).flatMap(([name, [text]]) => (text ? [{ name, text }] : []))
  if (wrong.length === 0) return null
  return (
    <section
      aria-labelledby="wrong"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what is wrong is what the visitor has to know first
      autoFocus
      data-errors=""
      className="mb-6 scroll-mt-6 rounded-surface border-2 border-reduced bg-raised p-5 text-reduced nav:p-6"
    >
      <h3 id="wrong" className="type-h3 flex items-start gap-2.5">
        <AlertIcon size={22} className="flex-none" />
        {translate('checkout.errors', { count: wrong.length })}
      </h3>
      <ul className="mt-2 pl-8">
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${idOf(name, kind)}`}
              className="inline-block min-h-8 py-1 underline underline-offset-4"
            >
              {`${translate(`checkout.${labelOf(name, kind)}`)}: ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The control that a name of the API stands for: a parcel machine has fields of its own. */
function idOf(name: string, kind: string): string {
  if (kind !== 'home' && name === 'delivery.street') return `delivery-${kind}`
  if (kind !== 'home' && name === 'delivery.extra') return 'delivery-postNumber'
  return FIELD_OF[name] ?? name.replace('.', '-')
}

function labelOf(name: string, kind: string): string {
  if (kind !== 'home' && name === 'delivery.street') return kind
  if (kind !== 'home' && name === 'delivery.extra') return 'postNumber'
  const label = FIELD_OF[name] ?? name.split('.').at(-1) ?? name
  return label === 'kind' ? 'deliver-to' : label
}
