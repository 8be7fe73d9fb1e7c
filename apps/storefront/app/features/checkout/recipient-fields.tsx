import type { EnvelopeAddress } from '@passepartout/contracts'
import { addressForm } from '@passepartout/domain'
import { TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import { RegionField } from './region-field.tsx'

interface RecipientFieldsProps {
  page: Page
  /** What the field of the name is called: where it is to stand. */
  nameLabel: string
  /** Told apart from the fields of others on the page. */
  id: string
  /** What is known of it, and what is wrong with that. */
  typed: EnvelopeAddress | undefined
}

/** What is asked for, and how much of six columns each takes. */
const WIDTHS = {
  name: 'col-span-6',
  street: 'col-span-6 nav:col-span-4',
  extra: 'col-span-6 nav:col-span-2',
  postalCode: 'col-span-3 nav:col-span-2',
  city: 'col-span-3',
  region: 'col-span-3',
} as const

const isKnownField = (name: string): name is keyof typeof WIDTHS => name in WIDTHS

/** Fields of an address as it stands on a parcel or an envelope, in the order of its country. */
export function RecipientFields({ page, nameLabel, id, typed }: RecipientFieldsProps) {
  const { translate, shop } = page
  const form = addressForm(shop.country)
  const names = ['name', ...form.fields.map(({ name }) => name)].filter(isKnownField)
  return names.map(name => {
    const field = {
      name,
      id: `${name}-${id}`,
      error: typed?.problems[name]?.[0],
      defaultValue: typed?.[name],
    }
    return (
      <div key={name} className={WIDTHS[name]}>
        {name === 'region' ? (
          <RegionField {...field} page={page} regions={form.regions} />
        ) : (
          <TextField
            {...field}
            label={name === 'name' ? nameLabel : translate(`checkout.${name}`)}
            {...(name === 'extra' ? { optional: translate('checkout.optional') } : {})}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </div>
    )
  })
}
