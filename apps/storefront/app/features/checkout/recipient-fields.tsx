import type { EnvelopeAddress } from '@passepartout/contracts'
import { addressForm } from '@passepartout/domain'
import { TextField } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import { RegionField } from './region-field.tsx'

interface RecipientFieldsProps {
  page: Page
  /** Label of the name field, which says where the name is printed. */
  nameLabel: string
  /** Distinguishes the fields from others on the page. */
  id: string
  /** Known values and their errors. */
  typed: EnvelopeAddress | undefined
}

/** The requested fields, with their width in six columns. */
const WIDTHS = {
  name: 'col-span-6',
  street: 'col-span-6 nav:col-span-4',
  extra: 'col-span-6 nav:col-span-2',
  postalCode: 'col-span-3 nav:col-span-2',
  city: 'col-span-3',
  region: 'col-span-3',
} as const

const isKnownField = (name: string): name is keyof typeof WIDTHS => name in WIDTHS

/** Address fields of a parcel or an envelope, in the order of the country. */
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
