import { AlertIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/** Messages by field name, such as `delivery.street`. */
export type Problems = Readonly<Record<string, readonly string[]>>

const FIELD_OF: Readonly<Record<string, string>> = {
  'contact.email': 'email',
  'contact.phone': 'phone',
}

/** Errors of the address fields, each a link to its field. */
export function ErrorSummary({ page, problems, kind }: { page: Page; problems: Problems; kind: string }) {
  const { translate } = page
  const names = Object.keys(problems)
  const hasInvoice = names.some(name => name.startsWith('invoice.'))
  /** With a separate invoice address, the form has two first names: the prefix tells them apart. */
  const groupOf = (name: string) => {
    if (name.startsWith('invoice.')) return `${translate('checkout.invoice')}, `
    return hasInvoice && name.startsWith('delivery.') ? `${translate('checkout.delivery')}, ` : ''
  }
  const rows = Object.entries(problems).flatMap(([name, [text]]) => {
    if (!text) return []
    const label = groupOf(name) + translate(`checkout.${labelOf(name, kind)}`)
    return [{ id: idOf(name, kind), label, text }]
  })
  return <ErrorList page={page} rows={rows} />
}

interface ErrorListProps {
  page: Page
  /** `id` and label of the control. */
  rows: readonly { id: string; label: string; text: string }[]
}

/** All errors in one place. It takes the focus, so that screen readers announce it first. */
export function ErrorList({ page, rows }: ErrorListProps) {
  if (rows.length === 0) return null
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
        {page.translate('checkout.errors', { count: rows.length })}
      </h3>
      <ul className="mt-2 pl-8">
        {rows.map(({ id, label, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block min-h-8 py-1 underline underline-offset-4">
              {`${label}: ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Id of the control for a field of the API: parcel machines and post offices have controls of their own. */
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
